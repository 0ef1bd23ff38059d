import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_ACTS: Statement = {
  name: 'audit.exportActs',
  text: `
    select a.uuid as key, json_build_object('createdAt', a.created_at, 'action', a.action, 'targetType', a.target_type,
      'targetUuid', a.target_uuid, 'detail', a.detail)::text as item
    from audit_log a
    where a.actor_uuid = $1 ${exportPage('a.uuid')}`,
};
