import type { Statement } from '../../platform/database/database.js';

/** $1 actor, $2 action, $3 type of target, $4 target or null, $5 detail. */
export const RECORD: Statement = {
  name: 'audit.record',
  text: `insert into audit_log (actor_uuid, action, target_type, target_uuid, detail) values ($1, $2, $3, $4, $5)`,
};
