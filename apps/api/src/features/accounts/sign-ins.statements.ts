import { statement } from '../../platform/database/statement.js';

// The ways to sign in to one account. An address without a password is none: only its mails lead in.

const isUsable = (alias: string) =>
  `(${alias}.email is not null and ${alias}.password_hash is not null or ${alias}.provider <> 'password')`;

export const LIST_SIGN_INS = statement(
  'signIns.list',
  `
    select i.provider, i.email, i.created_at as "createdAt" from identities i
    where i.user_uuid = :user and ${isUsable('i')}
    order by i.provider = 'password' desc, i.created_at, i.uuid`,
);

export const LIST_PASSKEYS = statement(
  'signIns.listPasskeys',
  `
    select p.uuid, p.device, p.created_at as "createdAt", p.last_used_at as "lastUsedAt" from passkeys p
    where p.user_uuid = :user
    order by p.created_at, p.uuid
    limit :max`,
);

/** All of them under their locks, so that of two removals at once the second one sees what the first has left. */
export const LOCK_SIGN_INS = statement(
  'signIns.lock',
  `
    select i.provider, ${isUsable('i')} as "isUsable" from identities i
    where i.user_uuid = :user
    order by i.uuid
    for update`,
);

/** After `LOCK_SIGN_INS`, always. */
export const LOCK_PASSKEYS = statement(
  'signIns.lockPasskeys',
  'select p.uuid from passkeys p where p.user_uuid = :user order by p.uuid for update',
);

/** Whether somebody has a passkey or an app, whether a mail has opened the session, and whether they have an address for one. */
export const FACTOR_PROOF = statement(
  'signIns.factorProof',
  `
    select exists (select from passkeys where user_uuid = :user)
      or exists (select from second_factors where user_uuid = :user and confirmed_at is not null) as "hasFactor",
      exists (select from sessions where uuid = :session and mail_used_at is not null) as "isByMail",
      exists (select from identities where user_uuid = :user and provider = 'password' and email is not null) as "hasAddress"`,
);

/** Passkeys and app of who has an address and no rights over others yet, and what there was of them; a row always. */
export const DROP_FACTORS = statement(
  'signIns.dropFactors',
  `
    with raised as (
      select u.uuid from users u join identities i on i.user_uuid = u.uuid and i.provider = 'password' and i.email is not null
      where u.uuid = :user and u.role not in ('MODERATOR', 'ADMIN')
    ), keys as (
      delete from passkeys p using raised where p.user_uuid = raised.uuid returning p.uuid
    ), apps as (
      delete from second_factors f using raised where f.user_uuid = raised.uuid returning f.confirmed_at
    )
    select exists (select from keys) as "hadPasskey",
      exists (select from apps where confirmed_at is not null) as "hadApp"`,
);

export const REMOVE_PASSKEY = statement(
  'signIns.removePasskey',
  'delete from passkeys where user_uuid = :user and uuid = :passkey',
);

export const REMOVE_SIGN_IN = statement(
  'signIns.remove',
  'delete from identities where user_uuid = :user and provider = :provider',
);

/** The address stays: its mails go on proving whose the account is. */
export const REMOVE_PASSWORD = statement(
  'signIns.removePassword',
  `update identities set password_hash = null where user_uuid = :user and provider = 'password'`,
);

/** A first password for an address that has none. */
export const SET_PASSWORD = statement(
  'signIns.setPassword',
  `
    update identities set password_hash = :hash
    where user_uuid = :user and provider = 'password' and password_hash is null and email is not null
    returning sub as email`,
);
