import { statement } from '../../platform/database/statement.js';

// The writes of kept searches.

/** So that two searches at once are counted one after the other. */
export const LOCK_OWNER = statement(
  'jobAlerts.lockKeeper',
  `select uuid from users where uuid = :user for no key update`,
);

/** The same search is kept once. */
export const INSERT_ALERT = statement(
  'jobAlerts.keepSearch',
  `
    insert into job_alerts (user_uuid, keyword, filter) values (:user, :keyword?, :filter)
    on conflict on constraint uq_job_alerts_filter do update set keyword = excluded.keyword
    returning uuid, keyword, filter, created_at as "createdAt",
      (select count(*)::int from job_alerts others where others.user_uuid = :user and others.filter <> :filter) as others`,
);

export const DELETE_ALERT = statement(
  'jobAlerts.forgetSearch',
  `delete from job_alerts where user_uuid = :user and uuid = :alert returning uuid`,
);

/**
 * Those that have not been looked at today, each for one worker. `upTo` leaves out the last minute, of which a
 * posting may still be on its way in.
 */
export const LOCK_DUE = statement(
  'jobAlerts.lockDue',
  `
    select uuid, user_uuid as "userUuid", filter, checked_at as "checkedAt",
      now() - interval '1 minute' as "upTo"
    from job_alerts
    where checked_at < date_trunc('day', now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'
    order by checked_at limit :batch for update skip locked`,
);

export const MARK_CHECKED = statement(
  'jobAlerts.markChecked',
  `update job_alerts set checked_at = :upTo where uuid = any(:alerts::uuid[])`,
);
