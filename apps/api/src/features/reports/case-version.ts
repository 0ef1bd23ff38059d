/**
 * When what case `c` shows was last changed; null for what never was, or stays as it was written. Of a posting, a company and a person that is
 * what triggers mark (`mark_changed_content`), and for the places of a posting `SET_REGIONS`: nothing that is only closed, filled or imported
 * again. A post and a comment are changed by nothing but their text, its language and their pictures.
 */
const CHANGED_AT = `case c.target_type
  when 'post' then (select w.updated_at from posts w where w.uuid = c.target_uuid)
  when 'comment' then (select w.updated_at from comments w where w.uuid = c.target_uuid)
  when 'job-posting' then (select w.content_changed_at from job_postings w where w.uuid = c.target_uuid)
  when 'company' then (select w.content_changed_at from companies w where w.uuid = c.target_uuid)
  when 'user' then (select w.content_changed_at from users w where w.uuid = c.target_uuid) end`;

/** When people last said what the reported text means in another language; null where nobody has. `alias` is a case or a report. */
export const translatedByPeopleAt = (alias: string) => `(select max(t.updated_at) from translations t
  where t.subject_type = ${alias}.target_type and t.subject_uuid = ${alias}.target_uuid and t.state = 'HUMAN')`;

/**
 * Which version of case `c` somebody has seen: when it was last reported or decided, or what it is about was changed, or people said anew
 * what it means: moderators read what they cannot read by itself in these words. Who decides locks it first (`LOCK_THING`).
 */
export const CASE_VERSION = `greatest(c.updated_at, ${CHANGED_AT}, ${translatedByPeopleAt('c')})`;

/** Whether what case `c` is about was changed after its excerpt was taken. */
export const IS_EDITED = `coalesce(${CHANGED_AT} > c.created_at, false)`;
