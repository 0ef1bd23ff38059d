import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_SCRAPPED_POSTINGS = statement(
  'jobPostings.exportScrapped',
  `
    select s.uuid as key, json_build_object('createdAt', s.created_at, 'jobPostingUuid', p.uuid,
      'title', p.title ->> p.original_language)::text as item
    from job_posting_scraps s join job_postings p on p.uuid = s.posting_uuid
    where s.user_uuid = :user ${exportPage('s.uuid')}`,
);

export const EXPORT_POSTINGS = statement(
  'jobPostings.exportPostings',
  `
    select p.uuid as key, json_build_object('uuid', p.uuid, 'createdAt', p.created_at, 'deletedAt', p.deleted_at,
      'title', p.title, 'description', p.description, 'extraInfo', p.extra_info, 'deadlineDate', p.deadline_date,
      'contactName', p.contact_name, 'contactPhone', p.contact_phone, 'contactMobile', p.contact_mobile,
      'contactEmail', p.contact_email)::text as item
    from job_postings p join companies c on c.uuid = p.company_uuid
    where c.owner_uuid = :user ${exportPage('p.uuid')}`,
);

/** A review locks the company before its postings, too. */
export const LOCK_COMPANY_OF_WITHDRAWN = statement(
  'jobPostings.lockCompanyOfLeaving',
  'select uuid from companies where owner_uuid = :user and deleted_at is null for update',
);

export const FORGET_SCRAPPED_POSTINGS = statement(
  'jobPostings.forgetScrapped',
  `
    with gone as (delete from job_posting_scraps where user_uuid = :user returning posting_uuid)
    update job_postings set scrap_count = scrap_count - 1 where uuid in (select posting_uuid from gone)`,
);

/** Whom to ask about a job may be the person who leaves. */
export const FORGET_CONTACTS = statement(
  'jobPostings.forgetContacts',
  `
    update job_postings p set contact_name = '', contact_phone = '', contact_mobile = '', contact_email = '',
      closed_at = coalesce(p.closed_at, now())
    from companies c where c.uuid = p.company_uuid and c.owner_uuid = :user`,
);
