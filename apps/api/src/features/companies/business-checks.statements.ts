import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';
import { MOST_NUMBERS } from './business-status.js';

// What the tax office says of companies, and what becomes of them by it.

/** Asked every day for those whose answer is a week old by then, so that a day without the service is made up the next day. */
const FRESH_HOURS = 6.5 * 24;

/** The registration number of a company, whoever's. */
export const REGISTRATION_NUMBER = statement(
  'companies.registrationNumber',
  `select uuid, business_registration_number as number from companies where uuid = :company and deleted_at is null`,
);

/** Keys from ix_companies_business_check: those that nobody has asked about first, then the oldest answers. */
export const COMPANIES_TO_CHECK = statement(
  'companies.toCheck',
  `
    select uuid, business_registration_number as number from companies
    where deleted_at is null and status <> 'rejected'
      and (business_checked_at is null or business_checked_at < now() - interval '${FRESH_HOURS} hours')
    order by business_checked_at nulls first, uuid limit ${MOST_NUMBERS}`,
);

/**
 * Writes down answers about companies that still have the number that was asked about. Answers of those whose postings may be
 * shown, whether these are hidden now and were before: a closed business hides them when it is found to be closed, not again once
 * an administrator has decided otherwise.
 */
export const RECORD_ANSWERS = statement(
  'companies.recordAnswers',
  `
    with given as (
      select * from jsonb_to_recordset(:answers) as answer(uuid uuid, number varchar, status varchar, "endedOn" date)
    ), locked as (
      select c.uuid, given.status, given."endedOn" from companies c
        join given on given.uuid = c.uuid and given.number = c.business_registration_number
      where c.deleted_at is null order by c.uuid for no key update of c
    )
    update companies c set business_status = locked.status, business_ended_on = locked."endedOn", business_checked_at = now(),
      business_closed_at = case when locked.status <> 'CLOSED' then null when c.business_status = 'CLOSED' then c.business_closed_at
        else coalesce(c.business_closed_at, now()) end
    from locked where c.uuid = locked.uuid
    returning c.uuid, c.owner_uuid as "ownerUuid", c.approved_at is not null as "mayPublish",
      old.business_closed_at is not null as "wasClosed", new.business_closed_at is not null as "isClosed"`,
);

/** `seenAt` is since when the postings are hidden. */
export const SHOW_POSTINGS_AGAIN = statement(
  'companies.showPostingsAgain',
  `
    update companies set business_closed_at = null
    where uuid = :company and deleted_at is null and business_closed_at is not null and ${isExpectedVersion('business_closed_at', ':seenAt')}
    returning owner_uuid as "ownerUuid"`,
);
