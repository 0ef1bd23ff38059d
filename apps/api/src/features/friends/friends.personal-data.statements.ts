import type { Statement } from '../../platform/database/database.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

/** A rejection of the person's own request is not told, as on the screens. */
export const EXPORT_FRIENDSHIPS: Statement = {
  name: 'friends.exportOwn',
  text: `
    select f.uuid as key, json_build_object('userUuid', u.uuid, 'nickname', u.nickname,
      'isRequestedByMe', f.requester_uuid = $1,
      'state', case when f.state = 'REJECTED' and f.requester_uuid = $1 then 'REQUESTED' else f.state end,
      'createdAt', f.created_at)::text as item
    from friendships f
    join users u on u.uuid = case f.requester_uuid when $1 then f.addressee_uuid else f.requester_uuid end
    where (f.requester_uuid = $1 or f.addressee_uuid = $1) ${exportPage('f.uuid')}`,
};

/** $1 user. */
export const FORGET_FRIENDSHIPS: Statement = {
  name: 'friends.forget',
  text: 'delete from friendships where requester_uuid = $1 or addressee_uuid = $1',
};
