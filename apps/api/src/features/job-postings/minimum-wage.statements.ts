import { statement } from '../../platform/database/statement.js';
import { shownColumns } from './job-posting.columns.js';
import { TODAY } from './job-postings.queries.js';

// What becomes of postings that stand when the minimum wage rises.

/** Postings after `:after` that people see, or would once they are opened again; held until it is decided about them. */
export const POSTINGS_TO_RECKON = statement(
  'minimumWage.postings',
  `
    select p.uuid, ${shownColumns('p')}, p.source is null as "saysHours", p.closed_at is null as "isOpen",
      to_char(p.deadline_date, 'YYYY-MM-DD') as "deadlineDate"
    from job_postings p
    where p.uuid > :after and p.is_public and p.expired_at is null and p.deleted_at is null and p.deadline_date >= ${TODAY}
    order by p.uuid limit :limit for no key update`,
);

export const HIDE_POSTINGS = statement(
  'minimumWage.hide',
  `
    update job_postings set is_public = false, hidden_reason = 'BELOW_MINIMUM_WAGE', updated_at = now()
    where uuid = any(:postings::uuid[])`,
);

/** Tells the companies of these postings, once for each wage, and answers whose companies they are. */
export const TELL_COMPANIES = statement(
  'minimumWage.tell',
  `
    with told as (
      insert into company_notifications (company_uuid, type, job_posting_uuid, wage_year)
      select p.company_uuid, :type, p.uuid, :year::smallint from job_postings p
      where p.uuid = any(:postings::uuid[]) and p.company_uuid is not null
      on conflict on constraint uq_company_notifications_pay do nothing
      returning company_uuid
    )
    select distinct c.owner_uuid as "ownerUuid" from told join companies c on c.uuid = told.company_uuid
    where c.owner_uuid is not null`,
);
