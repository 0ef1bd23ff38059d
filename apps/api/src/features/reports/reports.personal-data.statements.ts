import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_REPORTS: Statement = {
  name: 'reports.exportOwn',
  text: `
    select r.uuid as key, json_build_object('createdAt', r.created_at, 'targetType', r.target_type,
      'targetUuid', r.target_uuid, 'reason', r.reason, 'text', r.text)::text as item
    from reports r
    where r.reporter_uuid = $1 ${exportPage('r.uuid')}`,
};

/** $1 user. What was counted stays counted. */
export const FORGET_REPORTS: Statement = {
  name: 'reports.forget',
  text: 'delete from reports where reporter_uuid = $1',
};

/** $1 user. */
export const FORGET_EXCERPTS: Statement = {
  name: 'reports.forgetExcerpts',
  text: `update report_cases set excerpt = '' where author_uuid = $1 and excerpt <> ''`,
};
