import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_BLOCKS = statement(
  'blocks.exportOwn',
  `
    select b.blocked_uuid as key,
      json_build_object('userUuid', u.uuid, 'nickname', u.nickname, 'createdAt', b.created_at)::text as item
    from blocks b join users u on u.uuid = b.blocked_uuid
    where b.blocker_uuid = :user ${exportPage('b.blocked_uuid')}`,
);

export const FORGET_BLOCKS = statement('blocks.forget', 'delete from blocks where blocker_uuid = :user');
