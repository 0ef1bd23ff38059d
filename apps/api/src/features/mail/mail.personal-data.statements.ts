import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_MAILS = statement(
  'mails.exportOwn',
  `
    select m.uuid as key, json_build_object('kind', m.kind, 'email', m.email, 'detail', m.detail,
      'createdAt', m.created_at, 'sentAt', m.sent_at)::text as item
    from mails m where m.user_uuid = :user ${exportPage('m.uuid')}`,
);

export const FORGET_MAILS = statement('mails.forget', 'delete from mails where user_uuid = :user');
