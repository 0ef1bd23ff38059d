import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

/** A rejection of the person's own request is not told, as on the screens. */
export const EXPORT_FRIENDSHIPS = statement(
  'friends.exportOwn',
  `
    select f.uuid as key, json_build_object('userUuid', u.uuid, 'nickname', u.nickname,
      'isRequestedByMe', f.requester_uuid = :user,
      'state', case when f.state = 'REJECTED' and f.requester_uuid = :user then 'REQUESTED' else f.state end,
      'createdAt', f.created_at)::text as item
    from friendships f
    join users u on u.uuid = case f.requester_uuid when :user then f.addressee_uuid else f.requester_uuid end
    where (f.requester_uuid = :user or f.addressee_uuid = :user) ${exportPage('f.uuid')}`,
);

export const FORGET_FRIENDSHIPS = statement(
  'friends.forget',
  'delete from friendships where requester_uuid = :user or addressee_uuid = :user',
);

export const EXPORT_ENDED_FRIENDSHIPS = statement(
  'friends.exportEnded',
  `
    select u.uuid as key, json_build_object('userUuid', u.uuid, 'nickname', u.nickname, 'endedAt', f.ended_at)::text as item
    from ended_friendships f
    join users u on u.uuid = case f.one_uuid when :user then f.other_uuid else f.one_uuid end
    where (f.one_uuid = :user or f.other_uuid = :user) ${exportPage('u.uuid')}`,
);

/** After the friendships themselves, whose end is written down there. */
export const FORGET_ENDED_FRIENDSHIPS = statement(
  'friends.forgetEnded',
  'delete from ended_friendships where one_uuid = :user or other_uuid = :user',
);
