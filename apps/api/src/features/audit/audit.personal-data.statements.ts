import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_ACTS = statement(
  'audit.exportActs',
  `
    select a.uuid as key, json_build_object('createdAt', a.created_at, 'action', a.action, 'targetType', a.target_type,
      'targetUuid', a.target_uuid, 'detail', a.detail)::text as item
    from audit_log a
    where a.actor_uuid = :user ${exportPage('a.uuid')}`,
);
