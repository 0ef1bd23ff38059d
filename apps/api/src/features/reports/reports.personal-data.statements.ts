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

/** What was counted stays counted. */
export const FORGET_REPORTS = statement('reports.forget', 'delete from reports where reporter_uuid = :user');

export const FORGET_EXCERPTS = statement(
  'reports.forgetExcerpts',
  `update report_cases set excerpt = '' where author_uuid = :user and excerpt <> ''`,
);
