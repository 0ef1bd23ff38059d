/** When its author last changed what case `c` is about; null for what stays as it was written. */
const CHANGED_AT = `case c.target_type
  when 'post' then (select w.updated_at from posts w where w.uuid = c.target_uuid)
  when 'comment' then (select w.updated_at from comments w where w.uuid = c.target_uuid)
  when 'job-posting' then (select w.updated_at from job_postings w where w.uuid = c.target_uuid)
  when 'user' then (select w.nickname_changed_at from users w where w.uuid = c.target_uuid) end`;

/**
 * Which version of case `c` somebody has seen: when it was last reported or decided, or its author changed what it is about. Who
 * decides locks that first (`LOCK_THING`).
 */
export const CASE_VERSION = `greatest(c.updated_at, ${CHANGED_AT})`;

/** Whether what case `c` is about was changed after its excerpt was taken. */
export const IS_EDITED = `coalesce(${CHANGED_AT} > c.created_at, false)`;
