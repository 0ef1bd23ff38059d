import { statement } from '../../platform/database/statement.js';

// The writes of blocks.

/**
 * Of two people in either order. What decides whether they may have to do with each other takes this lock first, so
 * that no friendship comes into being beside a block.
 */
export const LOCK_PAIR = statement(
  'blocks.lockPair',
  `select pg_advisory_xact_lock(hashtextextended(least(:one::uuid, :other::uuid)::text || greatest(:one::uuid, :other::uuid), 0))`,
);

/** Whether that `isChanged` anything. Finds nobody where there is none; blocking again changes nothing. */
export const INSERT_BLOCK = statement(
  'blocks.add',
  `
    with person as (select uuid from users where uuid = :blocked and withdrawn_at is null), added as (
      insert into blocks (blocker_uuid, blocked_uuid) select :blocker, uuid from person on conflict do nothing returning 1
    )
    select exists (select from added) as "isChanged" from person`,
);

/** A friendship of the two, a request, or what is left of one. */
export const END_FRIENDSHIP = statement(
  'blocks.endFriendship',
  `
    delete from friendships
    where least(requester_uuid, addressee_uuid) = least(:one::uuid, :other::uuid)
      and greatest(requester_uuid, addressee_uuid) = greatest(:one::uuid, :other::uuid)`,
);

/** Whether that `isChanged` anything. */
export const DELETE_BLOCK = statement(
  'blocks.remove',
  `
    with gone as (delete from blocks where blocker_uuid = :blocker and blocked_uuid = :blocked returning 1)
    select exists (select from gone) as "isChanged" from users where uuid = :blocked`,
);
