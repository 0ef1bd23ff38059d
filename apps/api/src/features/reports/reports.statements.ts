import { REPORTER_COUNTS_AFTER_HOURS } from '@haiko/shared/limits';
import type { Statement } from '../../platform/database/database.js';

// The writes of reports.

/** $1 type, $2 target. Reports of one thing follow each other, so that each is counted once. */
export const LOCK_TARGET: Statement = {
  name: 'reports.lockTarget',
  text: `select pg_advisory_xact_lock(hashtextextended('report' || $1::varchar || $2::uuid, 0))`,
};

const OWN_REPORT = 'uuid, target_type as "targetType", target_uuid as "targetUuid", reason, created_at as "createdAt"';

/** $1 reporter, $2 type, $3 target: the newest report, and when its case was decided to be kept, if it was. */
export const FIND_OWN_REPORT: Statement = {
  name: 'reports.findOwn',
  text: `
    select ${OWN_REPORT}, (select c.decided_at from report_cases c where c.uuid = r.case_uuid and c.decision = 'KEEP')
      as "keptAt"
    from reports r where reporter_uuid = $1 and target_type = $2 and target_uuid = $3
    order by created_at desc limit 1`,
};

/**
 * $1 type, $2 target, $3 author or null, $4 excerpt, $5 reporter, whose account counts once it is a day old. The open case of
 * a thing, with one reporter more.
 */
export const COUNT_REPORTER: Statement = {
  name: 'reports.countReporter',
  text: `
    insert into report_cases as c (target_type, target_uuid, author_uuid, excerpt, counted_count)
    select $1, $2, $3, $4, (u.created_at <= now() - interval '${REPORTER_COUNTS_AFTER_HOURS} hours')::int
    from users u where u.uuid = $5
    on conflict (target_type, target_uuid) where decision is null do update
      set reporter_count = c.reporter_count + 1, counted_count = c.counted_count + excluded.counted_count
    returning uuid, counted_count as counted`,
};

/** $1 case, $2 reporter, $3 type, $4 target, $5 reason, $6 text or null. */
export const INSERT_REPORT: Statement = {
  name: 'reports.insert',
  text: `
    insert into reports (case_uuid, reporter_uuid, target_type, target_uuid, reason, text)
    values ($1, $2, $3, $4, $5, $6) returning ${OWN_REPORT}`,
};

/** $1 case. As `LOCK_TARGET`, and like there before the case itself. */
export const LOCK_TARGET_OF_CASE: Statement = {
  name: 'reports.lockTargetOfCase',
  text: `
    select pg_advisory_xact_lock(hashtextextended('report' || target_type || target_uuid, 0))
    from report_cases where uuid = $1`,
};

/** $1 case, which hides its target from now on. */
export const HIDE_BY_CASE: Statement = {
  name: 'reports.hideByCase',
  text: 'update report_cases set is_hiding = true where uuid = $1',
};

/** $1 case, $2 type, $3 target: another case that hides it (ix_report_cases_hiding). */
export const OTHER_HIDING: Statement = {
  name: 'reports.otherHiding',
  text: 'select uuid from report_cases where target_type = $2 and target_uuid = $3 and is_hiding and uuid <> $1 limit 1',
};

/** $1 case. */
export const LOCK_CASE: Statement = {
  name: 'reports.lockCase',
  text: `
    select c.target_type as "targetType", c.target_uuid as "targetUuid",
      (select json_build_object('uuid', u.uuid, 'role', u.role) from users u where u.uuid = c.author_uuid) as author
    from report_cases c where c.uuid = $1 for no key update`,
};

/** $1 case, $2 moderator, $3 decision, $4 note or null, $5 whether the case hides its target. */
export const DECIDE: Statement = {
  name: 'reports.decide',
  text: `
    update report_cases set decision = $3, decided_by_uuid = $2, decided_at = now(), note = $4, is_hiding = $5
    where uuid = $1`,
};

/** $1 person, $2 who reports them. */
export const REPORTED_PERSON: Statement = {
  name: 'reports.person',
  text: `
    select uuid as "authorUuid", nickname as excerpt, nickname_changed_at as "changedAt"
    from users where uuid = $1 and withdrawn_at is null and (hidden_at is null or uuid = $2)`,
};

/** $1 person, $2 whether their profile is hidden. */
export const HIDE_PROFILE: Statement = {
  name: 'reports.hideProfile',
  text: `update users set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where uuid = $1`,
};
