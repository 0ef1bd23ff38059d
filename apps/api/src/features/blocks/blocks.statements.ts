import type { Statement } from '../../platform/database/database.js';

// The writes of blocks.

/**
 * $1 and $2, two people in either order. What decides whether they may have to do with each other takes this lock first, so
 * that no friendship comes into being beside a block.
 */
export const LOCK_PAIR: Statement = {
  name: 'blocks.lockPair',
  text: `select pg_advisory_xact_lock(hashtextextended(least($1::uuid, $2::uuid)::text || greatest($1::uuid, $2::uuid), 0))`,
};

/** $1 blocker, $2 blocked; whether that `isChanged` anything. Finds nobody where there is none; blocking again changes nothing. */
export const BLOCK: Statement = {
  name: 'blocks.add',
  text: `
    with person as (select uuid from users where uuid = $2 and withdrawn_at is null), added as (
      insert into blocks (blocker_uuid, blocked_uuid) select $1, uuid from person on conflict do nothing returning 1
    )
    select exists (select from added) as "isChanged" from person`,
};

/** $1 and $2: a friendship, a request, or what is left of one. */
export const END_FRIENDSHIP: Statement = {
  name: 'blocks.endFriendship',
  text: `
    delete from friendships
    where least(requester_uuid, addressee_uuid) = least($1::uuid, $2::uuid)
      and greatest(requester_uuid, addressee_uuid) = greatest($1::uuid, $2::uuid)`,
};

/** $1 blocker, $2 blocked; whether that `isChanged` anything. */
export const UNBLOCK: Statement = {
  name: 'blocks.remove',
  text: `
    with gone as (delete from blocks where blocker_uuid = $1 and blocked_uuid = $2 returning 1)
    select exists (select from gone) as "isChanged" from users where uuid = $2`,
};
