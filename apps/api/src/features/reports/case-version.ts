/**
 * Which version of case `c` somebody has seen: when it was last reported or decided, or its author changed what it is about. Who
 * decides locks that first (`LOCK_THING`).
 */
export const CASE_VERSION = `greatest(c.updated_at, case c.target_type
  when 'post' then (select w.updated_at from posts w where w.uuid = c.target_uuid)
  when 'comment' then (select w.updated_at from comments w where w.uuid = c.target_uuid)
  when 'job-posting' then (select w.updated_at from job_postings w where w.uuid = c.target_uuid)
  when 'user' then (select w.nickname_changed_at from users w where w.uuid = c.target_uuid) end)`;
