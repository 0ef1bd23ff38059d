import { statement } from '../../platform/database/statement.js';
import { pendingEmail } from '../users/users.queries.js';

// The address by which somebody signs in, and who it belongs to. First of all comes the turn (sessions.statements.ts),
// then mail, identity and account are locked, in this order.

/** The address waits for its owner to confirm it. */
export const AWAIT_CONFIRMATION = statement(
  'emails.awaitConfirmation',
  'update users set email_confirmed_at = null where uuid = :user',
);

/** Nothing where it is confirmed already. */
export const CONFIRM_ACCOUNT = statement(
  'emails.confirmAccount',
  `
    update users set email_confirmed_at = now() where uuid = :user and email_confirmed_at is null and withdrawn_at is null
    returning uuid`,
);

/** The address by which somebody signs in; null where its owner has said that it is not theirs. */
export const FIND_EMAIL = statement(
  'emails.find',
  `
    select i.email, u.email_confirmed_at is not null as "isConfirmed", i.refused_at is not null as "isRefused"
    from identities i join users u on u.uuid = i.user_uuid
    where i.user_uuid = :user and i.provider = 'password'`,
);

/** The address that somebody's own becomes once it is confirmed; nothing where none waits. */
export const FIND_PENDING_EMAIL = statement(
  'emails.findPending',
  `select pending.email from ${pendingEmail(':user')} as pending`,
);

/** Nothing where somebody signs in by another address by now. */
export const LOCK_EMAIL = statement(
  'emails.lock',
  `select uuid from identities where user_uuid = :user and provider = 'password' and sub = :email for no key update`,
);

/** What somebody else may have linked before the owner of the address came. */
export const DROP_LINKED_SINCE = statement(
  'emails.dropLinkedSince',
  `
    with dropped as (
      delete from passkeys p using identities own
      where own.user_uuid = :user and own.provider = 'password' and p.user_uuid = own.user_uuid and p.created_at > own.created_at),
    factor as (
      delete from second_factors f using identities own
      where own.user_uuid = :user and own.provider = 'password' and f.user_uuid = own.user_uuid and f.created_at > own.created_at)
    delete from identities i using identities own
    where own.user_uuid = :user and own.provider = 'password' and i.user_uuid = own.user_uuid
      and i.provider <> 'password' and i.created_at > own.created_at`,
);

/** Who has rights over others keeps the passkeys and the app that these need: reading somebody's mail must not be enough for them. */
export const DROP_OTHER_SIGN_INS = statement(
  'emails.dropOtherSignIns',
  `
    with dropped as (
      delete from passkeys p using users u
      where p.user_uuid = :user and u.uuid = p.user_uuid and u.role not in ('MODERATOR', 'ADMIN')),
    factor as (
      delete from second_factors f using users u
      where f.user_uuid = :user and u.uuid = f.user_uuid and u.role not in ('MODERATOR', 'ADMIN'))
    delete from identities where user_uuid = :user and provider <> 'password'`,
);

export const RESET_PASSWORD = statement(
  'emails.resetPassword',
  `
    update identities set password_hash = :hash where user_uuid = :user and provider = 'password' and sub = :email
    returning uuid`,
);

/**
 * Also of an account that signs in by a provider alone: the address is there then, without a password. `oldEmail` is null where nobody
 * has confirmed it in `:days`: it may be a stranger's, whom the new one does not concern.
 */
export const CHANGE_EMAIL = statement(
  'emails.change',
  `
    insert into identities as i (user_uuid, provider, sub, email) values (:user, 'password', :email, :email)
    on conflict on constraint uq_identities_user_provider do update set sub = excluded.sub, email = excluded.email,
      refused_at = null
    returning case when not exists (select from users where uuid = :user
      and email_confirmed_at is null and created_at < now() - make_interval(days => :days)) then old.email end as "oldEmail",
      exists (select from users where uuid = :user and email_confirmed_at is not null) as "wasConfirmed"`,
);

/** Whoever typed it meanwhile without confirming it has it no more. */
export const FREE_UNCONFIRMED = statement(
  'emails.freeUnconfirmed',
  `
    update identities i set sub = 'disowned:' || i.uuid, email = null from users u
    where i.provider = 'password' and i.sub = :email and i.user_uuid <> :user
      and u.uuid = i.user_uuid and u.email_confirmed_at is null`,
);

/** The address is free; the account and its password stay, for an address that is confirmed. */
export const DISOWN_EMAIL = statement(
  'emails.disown',
  `
    update identities set sub = 'disowned:' || uuid, email = null
    where user_uuid = :user and provider = 'password' and sub = :email
    returning uuid`,
);

/** After a restore: whoever owns the address has said that the account is not theirs. */
export const DISOWN_AGAIN = statement(
  'emails.disownAgain',
  `
    update identities set sub = 'disowned:' || uuid, email = null
    where uuid = any(:identities::uuid[]) and provider = 'password' and email is not null`,
);

/** Whether somebody has had so many days to confirm the address, and has not. */
export const IS_OVERDUE = statement(
  'emails.isOverdue',
  `
    select email_confirmed_at is null and created_at < now() - make_interval(days => :days) as "isOverdue"
    from users where uuid = :user`,
);
