import { ENDED_FRIENDSHIP_DAYS, FRIEND_REQUEST_AGAIN_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';
import { notBlocked } from '../users/users.queries.js';

// The writes of friendships.

const OF_PAIR = `
  least(requester_uuid, addressee_uuid) = least(:one::uuid, :other::uuid)
  and greatest(requester_uuid, addressee_uuid) = greatest(:one::uuid, :other::uuid)`;

/**
 * A new request, or one after a rejection: at once by who rejected, after some days by who was
 * rejected. Nothing where another row of the pair stands (uq_friendships_pair) or the addressee is
 * not there, or hidden while moderators look at reports of them.
 */
export const INSERT_REQUEST = statement(
  'friends.request',
  `
    insert into friendships (requester_uuid, addressee_uuid)
    select :requester::uuid, u.uuid from users u where u.uuid = :addressee and u.withdrawn_at is null and u.hidden_at is null
      and ${notBlocked('u.uuid', ':requester')}
    on conflict (least(requester_uuid, addressee_uuid), greatest(requester_uuid, addressee_uuid)) do update
      set requester_uuid = excluded.requester_uuid, addressee_uuid = excluded.addressee_uuid, state = 'REQUESTED',
        created_at = now(), decided_at = null
      where friendships.state = 'REJECTED' and (friendships.addressee_uuid = excluded.requester_uuid
        or friendships.decided_at <= now() - interval '${FRIEND_REQUEST_AGAIN_DAYS} days')
    returning uuid`,
);

/** What stands between the two. */
export const FRIENDSHIP_OF_PAIR = statement(
  'friends.ofPair',
  `select state, requester_uuid as "requesterUuid" from friendships where ${OF_PAIR}`,
);

export const DECIDE_REQUEST = statement(
  'friends.decide',
  `
    update friendships set state = :state, decided_at = now()
    where uuid = :request and addressee_uuid = :addressee and state = 'REQUESTED'
    returning requester_uuid as "requesterUuid"`,
);

export const DECIDED_REQUEST = statement(
  'friends.decided',
  `select uuid from friendships where uuid = :request and addressee_uuid = :addressee and state = :state`,
);

/** Of two who are friends. */
export const DELETE_FRIENDSHIP = statement(
  'friends.remove',
  `delete from friendships where ${OF_PAIR} and state = 'FRIENDS' returning uuid`,
);

/** Those that count no more. */
export const FORGET_OLD_ENDED = statement(
  'friends.forgetOldEnded',
  `delete from ended_friendships where ended_at <= now() - interval '${ENDED_FRIENDSHIP_DAYS} days'`,
);
