import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_SESSIONS = statement(
  'sessions.exportOwn',
  `
    select s.uuid as key, json_build_object('device', s.device, 'createdAt', s.created_at, 'authenticatedAt', s.authenticated_at,
      'renewedAt', s.rotated_at, 'expiresAt', s.expires_at, 'endedAt', s.revoked_at)::text as item
    from sessions s
    where s.user_uuid = :user ${exportPage('s.uuid')}`,
);

export const FORGET_SESSIONS = statement('sessions.forget', 'delete from sessions where user_uuid = :user');
