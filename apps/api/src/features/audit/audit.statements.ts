import { statement } from '../../platform/database/statement.js';

export const INSERT_AUDIT_ENTRY = statement(
  'audit.record',
  `insert into audit_log (actor_uuid, action, target_type, target_uuid, detail) values (:actor, :action, :targetType, :target?, :detail)`,
);
