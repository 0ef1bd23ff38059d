import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_REPORTS = statement(
  'reports.exportOwn',
  `
    select r.uuid as key, json_build_object('createdAt', r.created_at, 'targetType', r.target_type,
      'targetUuid', r.target_uuid, 'reason', r.reason, 'text', r.text)::text as item
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

/** What was counted stays counted. */
export const FORGET_REPORTS = statement('reports.forget', 'delete from reports where reporter_uuid = :user');

export const FORGET_EXCERPTS = statement(
  'reports.forgetExcerpts',
  `update report_cases set excerpt = '', appeal = case when appeal is not null then '' end
    where author_uuid = :user and (excerpt <> '' or appeal <> '')`,
);
