import { REFUSED_ADDRESSES_KEPT_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';

export const MARK_REFUSED = statement(
  'mails.markRefused',
  'update mails set refused_at = now() where uuid = :uuid and refused_at is null',
);

export const ADDRESS_OF_MAIL = statement('mails.address', 'select email from mails where uuid = :uuid');

/** That an address takes no mail; nothing where that is known. What its owner has said weighs more than what came back. */
export const REFUSE_ADDRESS = statement(
  'refusedAddresses.refuse',
  `
    insert into refused_addresses as r (address_hash, reason) values (:hash, :reason)
    on conflict (address_hash) do update set reason = excluded.reason, refused_at = now()
      where r.reason = 'bounce' and excluded.reason = 'complaint'
    returning address_hash`,
);

/** The reader of a mail to such an address is told so, where it is theirs. */
export const MARK_IDENTITY = statement(
  'refusedAddresses.markIdentity',
  `
    update identities i set refused_at = now() from mails m
    where m.uuid = :uuid and i.user_uuid = m.user_uuid and i.email = m.email and i.refused_at is null
    returning i.uuid`,
);

export const FIND_REFUSED = statement(
  'refusedAddresses.find',
  'select reason from refused_addresses where address_hash = :hash',
);

/** Its owner has confirmed it. */
export const TAKE_BACK_ADDRESS = statement(
  'refusedAddresses.takeBack',
  `
    with known as (delete from refused_addresses where address_hash = :hash)
    update identities set refused_at = null where user_uuid = :user and email = :email and refused_at is not null`,
);

/** What came back since then may have been refused by mistake. */
export const TAKE_BACK_SINCE = statement(
  'refusedAddresses.takeBackSince',
  `delete from refused_addresses where reason = 'bounce' and refused_at >= :since returning address_hash`,
);

export const MARKED_SINCE = statement(
  'refusedAddresses.markedSince',
  `
    select uuid, email from identities
    where refused_at >= :since and email is not null and (:after?::uuid is null or uuid > :after?::uuid) order by uuid limit :limit`,
);

/** Where the address is not refused for another reason. */
export const UNMARK = statement(
  'refusedAddresses.unmark',
  `
    update identities i set refused_at = null from unnest(:uuids::uuid[], :hashes::uuid[]) as marked(uuid, hash)
    where i.uuid = marked.uuid and not exists (select from refused_addresses r where r.address_hash = marked.hash)`,
);

/** After a restore: what was said last of each. */
export const REFUSE_AGAIN = statement(
  'refusedAddresses.refuseAgain',
  `
    with said as (
      select hash, nullif(reason, '') as reason, at
      from unnest(:hashes::uuid[], :reasons::varchar[], :times::timestamptz[]) as line(hash, reason, at)
    ), confirmed as (
      delete from refused_addresses r using said where r.address_hash = said.hash and said.reason is null
    )
    insert into refused_addresses (address_hash, reason, refused_at)
    select hash, reason, at from said where reason is not null
    on conflict (address_hash) do update set reason = excluded.reason, refused_at = excluded.refused_at`,
);

/** As long as the address itself is known. */
export const CLEAR_MARKED = statement(
  'refusedAddresses.clearMarked',
  `
    update identities set refused_at = null where uuid in (
      select uuid from identities
      where refused_at < now() - interval '${REFUSED_ADDRESSES_KEPT_DAYS} days' order by uuid limit :batch)
    returning uuid`,
);

export const CLEAR_REFUSED = statement(
  'refusedAddresses.clear',
  `
    delete from refused_addresses where address_hash in (
      select address_hash from refused_addresses
      where refused_at < now() - interval '${REFUSED_ADDRESSES_KEPT_DAYS} days' order by refused_at limit :batch)
    returning address_hash`,
);
