import { statement } from '../../platform/database/statement.js';

// The address by which somebody signs in, and who it belongs to. Mail, then identity, then account are locked, in this order.

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
    select i.email, u.email_confirmed_at is not null as "isConfirmed"
    from identities i join users u on u.uuid = i.user_uuid
    where i.user_uuid = :user and i.provider = 'password'`,
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
    delete from identities i using identities own
    where own.user_uuid = :user and own.provider = 'password' and i.user_uuid = own.user_uuid
      and i.provider <> 'password' and i.created_at > own.created_at`,
);

export const DROP_OTHER_SIGN_INS = statement(
  'emails.dropOtherSignIns',
  `delete from identities where user_uuid = :user and provider <> 'password'`,
);

export const RESET_PASSWORD = statement(
  'emails.resetPassword',
  `
    update identities set password_hash = :hash where user_uuid = :user and provider = 'password' and sub = :email
    returning uuid`,
);

export const CHANGE_EMAIL = statement(
  'emails.change',
  `
    update identities set sub = :email, email = :email where user_uuid = :user and provider = 'password'
    returning old.email as "oldEmail"`,
);

/** The address is free; the account and its password stay, for an address that is confirmed. */
export const DISOWN_EMAIL = statement(
  'emails.disown',
  `
    update identities set sub = 'disowned:' || uuid, email = null
    where user_uuid = :user and provider = 'password' and sub = :email
    returning uuid`,
);

/** Whether somebody has had so many days to confirm the address, and has not. */
export const IS_OVERDUE = statement(
  'emails.isOverdue',
  `
    select email_confirmed_at is null and created_at < now() - make_interval(days => :days) as "isOverdue"
    from users where uuid = :user`,
);
