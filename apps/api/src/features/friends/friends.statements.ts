import { FRIEND_REQUEST_AGAIN_DAYS } from '@haiko/shared/limits';
import type { Statement } from '../../platform/database/database.js';
import { notBlocked } from '../users/users.queries.js';

// The writes of friendships.

const OF_PAIR = `
  least(requester_uuid, addressee_uuid) = least($1::uuid, $2::uuid)
  and greatest(requester_uuid, addressee_uuid) = greatest($1::uuid, $2::uuid)`;

/**
 * $1 requester, $2 addressee. A new request, or one after a rejection: at once by who rejected, after some days by who was
 * rejected. Nothing where another row of the pair stands (uq_friendships_pair) or the addressee is
 * not there, or hidden while moderators look at reports of them.
 */
export const REQUEST: Statement = {
  name: 'friends.request',
  text: `
    insert into friendships (requester_uuid, addressee_uuid)
    select $1::uuid, u.uuid from users u where u.uuid = $2 and u.withdrawn_at is null and u.hidden_at is null
      and ${notBlocked('u.uuid', '$1')}
    on conflict (least(requester_uuid, addressee_uuid), greatest(requester_uuid, addressee_uuid)) do update
      set requester_uuid = excluded.requester_uuid, addressee_uuid = excluded.addressee_uuid, state = 'REQUESTED',
        created_at = now(), decided_at = null
      where friendships.state = 'REJECTED' and (friendships.addressee_uuid = excluded.requester_uuid
        or friendships.decided_at <= now() - interval '${FRIEND_REQUEST_AGAIN_DAYS} days')
    returning uuid`,
};

/** $1 and $2: what stands between the two. */
export const FRIENDSHIP_OF_PAIR: Statement = {
  name: 'friends.ofPair',
  text: `select state, requester_uuid as "requesterUuid" from friendships where ${OF_PAIR}`,
};

/** $1 request, $2 addressee, $3 the new state. */
export const DECIDE: Statement = {
  name: 'friends.decide',
  text: `
    update friendships set state = $3, decided_at = now()
    where uuid = $1 and addressee_uuid = $2 and state = 'REQUESTED'
    returning requester_uuid as "requesterUuid"`,
};

/** $1 request, $2 addressee, $3 state. */
export const DECIDED: Statement = {
  name: 'friends.decided',
  text: `select uuid from friendships where uuid = $1 and addressee_uuid = $2 and state = $3`,
};

/** $1 and $2, who are friends. */
export const UNFRIEND: Statement = {
  name: 'friends.remove',
  text: `delete from friendships where ${OF_PAIR} and state = 'FRIENDS' returning uuid`,
};
