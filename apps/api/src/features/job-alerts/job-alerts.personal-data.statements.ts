import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_ALERTS: Statement = {
  name: 'jobAlerts.exportOwn',
  text: `
    select uuid as key, json_build_object('createdAt', created_at, 'keyword', keyword, 'filters', filters)::text as item
    from job_alerts where user_uuid = $1 ${exportPage('uuid')}`,
};

/** $1 user. */
export const FORGET_ALERTS: Statement = {
  name: 'jobAlerts.forgetOwn',
  text: `delete from job_alerts where user_uuid = $1`,
};
