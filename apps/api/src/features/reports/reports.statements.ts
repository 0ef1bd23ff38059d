import * as v from 'valibot';
import { REPORT_EXCERPT_LENGTH, REPORTER_COUNTS_AFTER_HOURS } from '@haiko/shared/limits';
import { isNotSuspended } from '../../platform/access/staff.js';
import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';
import { isOwnCase } from '../users/own-case.js';
import { CASE_VERSION, translatedByPeopleAt } from './case-version.js';
import { decidableFrom } from './impartial.js';

// The writes of reports.

/** Reports of one thing follow each other, so that each is counted once. */
export const LOCK_TARGET = statement(
  'reports.lockTarget',
  `select pg_advisory_xact_lock(hashtextextended('report' || :type::varchar || :target::uuid, 0))`,
);

const OWN_REPORT = 'uuid, target_type as "targetType", target_uuid as "targetUuid", reason, created_at as "createdAt"';

/** The newest report, and when its case was decided to be kept, if it was. */
// People and companies go on, whatever was decided of them.
export const FIND_OWN_REPORT = statement(
  'reports.findOwn',
  `
    select ${OWN_REPORT}, (select c.decided_at from report_cases c
        where c.uuid = r.case_uuid and (c.decision = 'KEEP' or r.target_type in ('user', 'company'))) as "keptAt",
      ${translatedByPeopleAt('r')} as "translatedAt"
    from reports r where reporter_uuid = :reporter and target_type = :type and target_uuid = :target
    order by created_at desc limit 1`,
);

/** Whether a reporter counts: the account is a day old and its address confirmed. */
const COUNTS = `(:isConfirmed and u.created_at <= now() - interval '${REPORTER_COUNTS_AFTER_HOURS} hours')`;

/** The open case of a thing, with one reporter more. */
export const COUNT_REPORTER = statement(
  'reports.countReporter',
  `
    insert into report_cases as c (target_type, target_uuid, author_uuid, excerpt, counted_count, updated_at)
    select :type, :target, :author?, :excerpt, ${COUNTS}::int, clock_timestamp()
    from users u where u.uuid = :reporter
    on conflict (target_type, target_uuid) where decision is null do update
      set reporter_count = c.reporter_count + 1, counted_count = c.counted_count + excluded.counted_count,
        updated_at = clock_timestamp()
    returning uuid, counted_count as counted`,
);

export const INSERT_REPORT = statement(
  'reports.insert',
  `
    insert into reports (case_uuid, reporter_uuid, target_type, target_uuid, reason, text, is_counted)
    select :case, :reporter, :type, :target, :reason, :text?, ${COUNTS} from users u where u.uuid = :reporter
    returning ${OWN_REPORT}`,
);

/** Hides what somebody has reported from them, however often they have, or shows it to them again. */
export const HIDE_FROM_REPORTER = statement(
  'reports.hideFromReporter',
  `
    update reports r set is_hidden = :isHidden from reports own
    where own.uuid = :report and own.reporter_uuid = :reporter and r.reporter_uuid = :reporter
      and r.target_type = own.target_type and r.target_uuid = own.target_uuid
    returning r.uuid`,
);

/** As `LOCK_TARGET`, and like there before the case itself. */
export const LOCK_TARGET_OF_CASE = statement(
  'reports.lockTargetOfCase',
  `
    select target_type as "targetType", target_uuid as "targetUuid",
      pg_advisory_xact_lock(hashtextextended('report' || target_type || target_uuid, 0))
    from report_cases where uuid = :case`,
);

/** Its author changes it before or after the decision: what stays as it was written is not among them. */
export const LOCK_THING = {
  post: statement('reports.lockPost', 'select uuid from posts where uuid = :thing for no key update'),
  comment: statement('reports.lockComment', 'select uuid from comments where uuid = :thing for no key update'),
  'job-posting': statement(
    'reports.lockPosting',
    'select uuid from job_postings where uuid = :thing for no key update',
  ),
  company: statement('reports.lockCompany', 'select uuid from companies where uuid = :thing for no key update'),
  user: statement('reports.lockPerson', 'select uuid from users where uuid = :thing for no key update'),
};

/** Whether it hides its target from now on. */
export const HIDE_BY_CASE = statement(
  'reports.hideByCase',
  'update report_cases set is_hiding = :isHiding where uuid = :case',
);

export const OTHER_HIDING = statement(
  'reports.otherHiding',
  'select uuid from report_cases where target_type = :type and target_uuid = :target and is_hiding and uuid <> :case limit 1',
);

/** All that hide a thing, under their locks. */
export const HIDING_CASES = statement(
  'reports.hidingCases',
  `
    select uuid, decision is not null as "isDecided" from report_cases
    where target_type = :type and target_uuid = :target and is_hiding order by uuid for no key update`,
);

export const LOCK_CASE = statement(
  'reports.lockCase',
  `
    select c.target_type as "targetType", c.target_uuid as "targetUuid",
      ${isExpectedVersion(CASE_VERSION, ':seenAt')} as "isAsSeen", ${isOwnCase(':moderator')} as "isOwn",
      c.decision <> 'KEEP' or c.appealed_at is not null as "isTold",
      coalesce(c.decision = 'SUSPEND' and c.appealed_at is not null, false) as "isSuspensionHeard",
      (select json_build_object('uuid', u.uuid, 'role', u.role) from users u where u.uuid = c.author_uuid) as author
    from report_cases c where c.uuid = :case for no key update`,
);

/**
 * Nothing where another moderator has to decide. Who decides about an appeal stands beside who decided first
 * (ck_report_cases_second).
 */
export const DECIDE_CASE = statement(
  'reports.decide',
  `
    update report_cases c set decision = :decision, reason = :reason?, note = :note?, is_hiding = :isHiding,
      decided_by_uuid = case when c.appealed_at is null then :moderator::uuid else c.decided_by_uuid end,
      decided_at = case when c.appealed_at is null then now() else c.decided_at end,
      heard_by_uuid = case when c.appealed_at is not null then :moderator::uuid end,
      heard_at = case when c.appealed_at is not null then now() end,
      updated_at = clock_timestamp()
    where c.uuid = :case and ${decidableFrom(':moderator')} <= now()
    returning c.uuid`,
);

/** Of a decision against its author, who has not said anything yet. */
export const APPEAL = statement(
  'reports.appeal',
  `
    update report_cases set appeal = :text, appealed_at = clock_timestamp(), updated_at = clock_timestamp()
    where uuid = :case and author_uuid = :author and decision <> 'KEEP' and appealed_at is null
    returning uuid`,
);

/** As a report opens one, without anybody who reports. */
export const OPEN_CASE_OF_WRITING = statement(
  'reports.openCaseOfWriting',
  `
    insert into report_cases as c (target_type, target_uuid, author_uuid, excerpt, reporter_count, updated_at)
    values (:type, :target, :author?, left(:excerpt, ${REPORT_EXCERPT_LENGTH}), 0, clock_timestamp())
    on conflict (target_type, target_uuid) where decision is null do update set updated_at = clock_timestamp()
    returning uuid`,
);

/**
 * Beside an open case of reports, which whoever acts directly has not read and does not decide: it stands there decided, by `DECIDE_CASE` at
 * once, since when the other has, or an administrator who is alone would wait a day anew each time. Nothing where nobody has reported it.
 */
export const OPEN_CASE_BESIDE_REPORTS = statement(
  'reports.openCaseBesideReports',
  `
    insert into report_cases (target_type, target_uuid, author_uuid, excerpt, reporter_count, decision, decided_at, created_at)
    select c.target_type, c.target_uuid, :author?, left(:excerpt, ${REPORT_EXCERPT_LENGTH}), 0, :decision, now(), c.created_at
    from report_cases c
    where c.target_type = :type and c.target_uuid = :target and c.decision is null and c.reporter_count > 0
    returning uuid`,
);

/** Whether this moderator may decide each of some cases, by now or, of what is their own, ever. */
export const ARE_DECIDABLE = statement(
  'reports.areDecidable',
  `
    select c.uuid, ${isOwnCase(':moderator')} as "isOwn",
      ${decidableFrom(':moderator')} as "decidableFrom", coalesce(${decidableFrom(':moderator')} <= now(), false) as "isDecidable"
    from report_cases c where c.uuid = any(:cases::uuid[])`,
);

export const FIND_PERSON = statement(
  'reports.findPerson',
  'select uuid, role, nickname from users where uuid = :person and withdrawn_at is null',
);

/** Who has begun a decision, as long as they have a desk. */
export const FIND_DECIDER = statement(
  'reports.findDecider',
  `
    select uuid, role from users u where u.uuid = :user and u.role in ('MODERATOR', 'ADMIN') and u.withdrawn_at is null
      and ${isNotSuspended('u')}`,
);

export const FIND_OWN_CASE = statement(
  'reports.findOwnCase',
  `select appealed_at is not null as "isAppealed" from report_cases
    where uuid = :case and author_uuid = :author and decision is not null`,
);

export const REPORTED_PERSON = statement(
  'reports.person',
  `
    select uuid as "authorUuid", nickname as excerpt, content_changed_at as "changedAt"
    from users where uuid = :person and withdrawn_at is null and (hidden_at is null or uuid = :viewer)`,
);

export const PICTURE_OF_PERSON = statement(
  'reports.pictureOfPerson',
  'select profile_image_url as path from users where uuid = :person and profile_image_url is not null',
  { path: v.string() },
);

export const HIDE_PROFILE = statement(
  'reports.hideProfile',
  `update users set hidden_at = case when :isHidden::boolean then coalesce(hidden_at, now()) end where uuid = :person`,
);
