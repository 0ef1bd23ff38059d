import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_REPORTS = statement(
  'reports.exportOwn',
  `
    select r.uuid as key, json_build_object('createdAt', r.created_at, 'targetType', r.target_type,
      'targetUuid', r.target_uuid, 'reason', r.reason, 'text', r.text, 'isHidden', r.is_hidden)::text as item
    from reports r
    where r.reporter_uuid = :user ${exportPage('r.uuid')}`,
);

export const EXPORT_DECISIONS = statement(
  'reports.exportDecisions',
  `
    select c.uuid as key, json_build_object('decidedAt', c.decided_at, 'targetType', c.target_type, 'targetUuid', c.target_uuid,
      'decision', c.decision, 'reason', c.reason, 'appeal', c.appeal, 'appealedAt', c.appealed_at)::text as item
    from report_cases c
    where c.author_uuid = :user and (c.decision <> 'KEEP' or c.appealed_at is not null) ${exportPage('c.uuid')}`,
);

export const EXPORT_SCAM_MARKS = statement(
  'reports.exportScamMarks',
  `
    select m.uuid as key, json_build_object('foundAt', m.created_at, 'targetType', m.target_type, 'targetUuid', m.target_uuid,
      'sign', m.sign, 'word', w.word)::text as item
    from scam_marks m join report_cases c on c.uuid = m.case_uuid left join watched_words w on w.uuid = m.word_uuid
    where c.author_uuid = :user ${exportPage('m.uuid')}`,
);

/**
 * Of a case that is open they are counted no more: whoever comes back and reports again is one person still. What hides a thing
 * by then goes on hiding it, until somebody has decided.
 */
export const FORGET_REPORTS = statement(
  'reports.forget',
  `
    with gone as (delete from reports where reporter_uuid = :user returning case_uuid, is_counted)
    update report_cases c set reporter_count = c.reporter_count - 1, counted_count = c.counted_count - gone.is_counted::int,
      updated_at = clock_timestamp()
    from gone where c.uuid = gone.case_uuid and c.decision is null`,
);

export const FORGET_EXCERPTS = statement(
  'reports.forgetExcerpts',
  `update report_cases set excerpt = '', appeal = case when appeal is not null then '' end
    where author_uuid = :user and (excerpt <> '' or appeal <> '')`,
);
