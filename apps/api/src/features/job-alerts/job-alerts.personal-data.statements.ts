import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_ALERTS = statement(
  'jobAlerts.exportOwn',
  `
    select uuid as key, json_build_object('createdAt', created_at, 'keyword', keyword, 'filter', filter)::text as item
    from job_alerts where user_uuid = :user ${exportPage('uuid')}`,
);

export const FORGET_ALERTS = statement('jobAlerts.forgetOwn', `delete from job_alerts where user_uuid = :user`);
