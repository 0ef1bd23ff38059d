import type { Statement } from '../../platform/database/database.js';

// The writes of kept searches.

/** $1 user, so that two searches at once are counted one after the other. */
export const LOCK_KEEPER: Statement = {
  name: 'jobAlerts.lockKeeper',
  text: `select uuid from users where uuid = $1 for no key update`,
};

/** $1 user, $2 keyword or null, $3 the search as text, $4 its filters. The same search is kept once. */
export const KEEP_SEARCH: Statement = {
  name: 'jobAlerts.keepSearch',
  text: `
    insert into job_alerts (user_uuid, keyword, filter, filters) values ($1, $2, $3, $4)
    on conflict on constraint uq_job_alerts_filter do update set keyword = excluded.keyword
    returning uuid, keyword, filter, created_at as "createdAt",
      (select count(*)::int from job_alerts others where others.user_uuid = $1 and others.filter <> $3) as others`,
};

/** $1 user, $2 alert. */
export const FORGET_SEARCH: Statement = {
  name: 'jobAlerts.forgetSearch',
  text: `delete from job_alerts where user_uuid = $1 and uuid = $2 returning uuid`,
};

/**
 * $1 how many: those that have not been looked at today, each for one worker. `upTo` leaves out the last minute, of which a
 * posting may still be on its way in.
 */
export const LOCK_DUE: Statement = {
  name: 'jobAlerts.lockDue',
  text: `
    select uuid, user_uuid as "userUuid", keyword, filter, filters, checked_at as "checkedAt",
      now() - interval '1 minute' as "upTo"
    from job_alerts
    where checked_at < date_trunc('day', now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'
    order by checked_at limit $1 for update skip locked`,
};

/** $1 alerts, $2 up to when their postings have been looked at. */
export const MARK_CHECKED: Statement = {
  name: 'jobAlerts.markChecked',
  text: `update job_alerts set checked_at = $2 where uuid = any($1::uuid[])`,
};
