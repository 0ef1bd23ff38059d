import { OPEN_STATES } from '@haiko/shared/applications';
import { ANSWER_REMINDER_DAYS, APPLICATION_KEPT_DAYS } from '@haiko/shared/limits';
import { isOneOf } from '../../platform/database/checks.js';
import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';
import { TODAY, visiblePosting } from '../job-postings/job-postings.queries.js';
import { copyTranslations } from '../translations/translations.statements.js';
import { companyOf, membersOf, notBlocked } from '../users/users.queries.js';
import { areFree } from './application-blocks.statements.js';
import { isOfViewer } from './application-sides.js';

// The writes of applications.

/** After its deadline a posting keeps its applications for so long. */
const DAYS_AFTER_DEADLINE = 30;
/** Fewer say nothing of a company. */
const FEWEST_ANSWERS = 5;
const MEASURED_ANSWERS = 50;

/** Applications of one person take turns, so that each counts those before it. */
export const LOCK_SEEKER = statement(
  'applications.lockSeeker',
  `select uuid from users where uuid = :seeker for no key update`,
);

/** For whom somebody applies, as far as anybody may; a posting of another site has no company here. */
export const APPLIED_POSTING = statement(
  'applications.posting',
  `
    select p.uuid, c.uuid as "companyUuid", c.company_name as "companyName", ${membersOf('c.uuid')} as "memberUuids",
      coalesce(c.uuid = ${companyOf(':seeker')}, false) as "isOwn",
      coalesce(p.closed_at is null and p.deadline_date >= ${TODAY}, false) as "isOpen", coalesce(${notBlocked('c.owner_uuid', ':seeker')}, false) and ${areFree('c.uuid', ':seeker')} as "isFree",
      (select count(*)::int from applications a where a.seeker_uuid = :seeker and a.created_at > now() - interval '1 day') as "lately"
    from job_postings p join companies c on c.uuid = p.company_uuid and c.deleted_at is null
    where p.uuid = :posting and ${visiblePosting('p')}
    for share of p`,
);

/** A copy of the person's résumé as it is now, with the translations that are made; whoever sends it asks for the others. None: nothing. */
export const COPY_RESUME = statement(
  'applications.copyResume',
  `
    with copy as (
      insert into resumes (user_uuid, sent_at, original_language, visa_main_id, visa_sub_id, show_visa, korean_level, available_from)
      select user_uuid, now(), original_language, visa_main_id, visa_sub_id, coalesce(:showVisa?::boolean, show_visa), korean_level,
        available_from
      from resumes where user_uuid = :seeker and sent_at is null
      returning uuid, show_visa
    ), own as (
      select uuid from resumes where user_uuid = :seeker and sent_at is null
    ), texts as (
      insert into resume_texts (resume_uuid, field, content)
      select copy.uuid, t.field, t.content from copy, own join resume_texts t on t.resume_uuid = own.uuid
    ), experiences as (
      insert into resume_experiences (resume_uuid, position, from_month, to_month)
      select copy.uuid, e.position, e.from_month, e.to_month from copy, own join resume_experiences e on e.resume_uuid = own.uuid
    ), files as (
      insert into resume_files (resume_uuid, file_uuid, position)
      select copy.uuid, f.file_uuid, f.position from copy, own join resume_files f on f.resume_uuid = own.uuid
    ), made as (
      ${copyTranslations('resume', { from: 'own.uuid', to: 'copy.uuid', tables: 'copy cross join own' })}
    )
    select uuid, show_visa as "showVisa" from copy`,
);

export const INSERT_APPLICATION = statement(
  'applications.insert',
  `
    with application as (
      insert into applications (uuid, job_posting_uuid, company_uuid, seeker_uuid, resume_uuid, message, original_language, show_visa,
        consent_version, consent_text)
      values (coalesce(:uuid?::uuid, uuidv7()), :posting, :company, :seeker, :resume, :message, :language, :showVisa,
        :consentVersion, :consentText)
      returning uuid
    ), step as (
      insert into application_steps (application_uuid, state, by) select uuid, 'sent', 'seeker' from application
    )
    select uuid from application`,
);

export const TELL_COMPANY = statement(
  'applications.tellCompany',
  `insert into company_notifications (company_uuid, type, job_posting_uuid) values (:company, 'Application', :posting)`,
);

/**
 * Some that nobody has answered for days: each is marked, and each posting among them told of once. Who is told, with one of them
 * each.
 */
export const REMIND = statement(
  'applications.remind',
  `
    with due as (
      select a.uuid, a.company_uuid, a.job_posting_uuid from applications a
      where a.ended_at is null and a.answered_at is null and a.reminded_at is null
        and a.created_at < now() - interval '${ANSWER_REMINDER_DAYS} days'
      order by a.uuid limit :batch for update of a skip locked
    ), reminded as (
      update applications a set reminded_at = now() from due where a.uuid = due.uuid
    ), told as (
      insert into company_notifications (company_uuid, type, job_posting_uuid)
      select distinct company_uuid, 'applicationReminder', job_posting_uuid from due
    )
    select uuid, job_posting_uuid as posting, ${membersOf('due.company_uuid')} as "memberUuids" from due order by uuid`,
);

/**
 * How long the latest applicants of each company waited for a first answer; who still waits after the reminder counts with the time
 * so far, so that silence is not fast.
 */
export const MEASURE_ANSWERS = statement(
  'applications.measureAnswers',
  `
    update companies c set answer_hours = measured.hours
    from (
      select company.uuid, (
        select case when count(*) >= ${FEWEST_ANSWERS}
          then ceil(percentile_cont(0.5) within group (order by extract(epoch from lately.waited)) / 3600)::int end
        from (
          select coalesce(a.answered_at, now()) - a.created_at as waited from applications a
          where a.company_uuid = company.uuid
            and (a.answered_at is not null or (a.ended_at is null and a.reminded_at is not null))
          order by a.created_at desc limit ${MEASURED_ANSWERS}
        ) lately) as hours
      from companies company where company.deleted_at is null
    ) measured
    where c.uuid = measured.uuid and c.answer_hours is distinct from measured.hours`,
);

/** For one of its two sides, and whether it is as that side has seen it. */
export const LOCK_APPLICATION = statement(
  'applications.lock',
  `
    select a.uuid, a.state, a.seeker_uuid as "seekerUuid", ${membersOf('a.company_uuid')} as "memberUuids",
      a.resume_uuid as "resumeUuid", ${isExpectedVersion('a.updated_at', ':seenAt')} as "isAsSeen"
    from applications a
    where a.uuid = :application and ${isOfViewer} for update of a`,
);

/** With the résumés that they were sent with. */
export const NOT_WITHDRAWN = statement(
  'applications.notWithdrawn',
  `
    select uuid, resume_uuid as "resumeUuid" from applications
    where uuid = any(:applications::uuid[]) and state <> 'withdrawn' order by uuid for update`,
);

/** Whoever looks at it has read it, too; the first answer is what is measured. */
export const SET_STATE = statement(
  'applications.setState',
  `
    with changed as (
      update applications set updated_at = clock_timestamp(), state = :state::varchar, reason = :reason?,
        interview_at = coalesce(:interviewAt?, interview_at),
        read_at = case when :by::varchar = 'company' then coalesce(read_at, now()) else read_at end,
        answered_at = case when :by = 'company' and :state <> 'read' then coalesce(answered_at, now()) else answered_at end,
        ended_at = case when ${isOneOf(':state', OPEN_STATES)} then null else now() end,
        resume_uuid = case when :state = 'withdrawn' then null else resume_uuid end,
        message = case when :state = 'withdrawn' then '{}' else message end
      where uuid = :application
      returning uuid
    )
    insert into application_steps (application_uuid, state, by) select uuid, :state, :by from changed`,
);

/** Returns the files that it showed. */
export const DELETE_SENT_RESUMES = statement(
  'applications.deleteResumes',
  `
    with gone as (delete from resumes where uuid = any(:resumes::uuid[]) and sent_at is not null returning uuid)
    select distinct f.file_uuid as "fileUuid" from resume_files f join gone on gone.uuid = f.resume_uuid`,
);

/** Deleted, or taken down by a decision. While reports alone hide it, a moderator may show it again, and its applications wait. */
const IS_TAKEN_DOWN = `(p.deleted_at is not null or p.blocked_at is not null and not exists (
  select from report_cases r where r.target_type = 'job-posting' and r.target_uuid = p.uuid and r.is_hiding and r.decision is null))`;

/**
 * Open ones that have nothing to wait for: their posting is closed, taken down or long over, the company is gone, or the two have nothing
 * to do with each other any more (for a company stands its owner, or it is blocked itself). One, or some of all; each for one worker;
 * who was told, and why.
 */
export const CLOSE_OVER = statement(
  'applications.closeOver',
  `
    with over as (
      select a.uuid, case
          when c.deleted_at is not null then 'COMPANY_CLOSED'
          when ${IS_TAKEN_DOWN} then 'POSTING_REMOVED'
          when p.is_filled then 'POSITION_FILLED'
          when p.closed_at is not null then 'POSTING_CLOSED'
          when p.deadline_date < ${TODAY} - ${DAYS_AFTER_DEADLINE} then 'POSTING_ENDED'
          else 'UNAVAILABLE' end as reason
      from applications a join job_postings p on p.uuid = a.job_posting_uuid join companies c on c.uuid = a.company_uuid
        join users s on s.uuid = a.seeker_uuid join users o on o.uuid = c.owner_uuid
      where a.ended_at is null and (c.deleted_at is not null or ${IS_TAKEN_DOWN}
        or p.closed_at is not null or p.deadline_date < ${TODAY} - ${DAYS_AFTER_DEADLINE}
        or s.suspended_until > now() or o.suspended_until > now() or not ${notBlocked('s.uuid', 'o.uuid')}
        or not (${areFree('c.uuid', 's.uuid')}))
        and (:application?::uuid is null or a.uuid = :application?)
      order by a.uuid limit :batch for update of a skip locked
    ), closed as (
      update applications a set updated_at = now(), state = 'closed', reason = over.reason, ended_at = now()
      from over where a.uuid = over.uuid
      returning a.uuid, a.seeker_uuid, a.company_uuid
    ), steps as (
      insert into application_steps (application_uuid, state, by) select uuid, 'closed', 'system' from closed
    )
    select uuid, seeker_uuid as "seekerUuid", ${membersOf('closed.company_uuid')} as "memberUuids" from closed`,
);

/** What was sent with applications that ended long ago goes; that there was one stays. Returns the résumés. */
export const FORGET_ENDED_APPLICATIONS = statement(
  'applications.forgetEnded',
  `
    with old as (
      select uuid, resume_uuid from applications
      where ended_at < now() - interval '${APPLICATION_KEPT_DAYS} days' and (resume_uuid is not null or message <> '{}')
      order by ended_at limit :batch for update skip locked
    )
    update applications a set message = '{}' from old where a.uuid = old.uuid
    returning a.uuid, old.resume_uuid as "resumeUuid"`,
);
