import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_BLOCKS: Statement = {
  name: 'blocks.exportOwn',
  text: `
    select b.blocked_uuid as key,
      json_build_object('userUuid', u.uuid, 'nickname', u.nickname, 'createdAt', b.created_at)::text as item
    from blocks b join users u on u.uuid = b.blocked_uuid
    where b.blocker_uuid = $1 ${exportPage('b.blocked_uuid')}`,
};

/** $1 user. */
export const FORGET_BLOCKS: Statement = {
  name: 'blocks.forget',
  text: 'delete from blocks where blocker_uuid = $1',
};
