import { MAILS_KEPT_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';

/** More guesses of one code than a person needs. */
const CODE_TRIES = 5;

export const INSERT_MAIL = statement(
  'mails.insert',
  `
    insert into mails (uuid, user_uuid, kind, email, detail, link_hash, expires_at)
    values (:uuid, :user, :kind, :email, :detail?, :linkHash?, now() + make_interval(mins => :minutes?::int))`,
);

/** For the address of a forgotten password; nothing where nobody signs in by it. */
export const INSERT_MAIL_TO_ACCOUNT = statement(
  'mails.insertToAccount',
  `
    insert into mails (uuid, user_uuid, kind, email, link_hash, expires_at)
    select :uuid::uuid, i.user_uuid, :kind::varchar, i.sub, :linkHash::varchar, now() + make_interval(mins => :minutes::int)
    from identities i where i.provider = 'password' and i.sub = :email`,
);

/**
 * To the address of an account that is known to be its owner's: the one that they sign in by, else one of which a provider has told.
 * Nothing where there is none.
 */
export const INSERT_MAIL_TO_OWNER = statement(
  'mails.insertToOwner',
  `
    insert into mails (uuid, user_uuid, kind, email, detail)
    select :uuid::uuid, i.user_uuid, :kind::varchar, i.email, :detail?::varchar
    from identities i join users u on u.uuid = i.user_uuid
    where i.user_uuid = :user and i.email is not null and i.refused_at is null and u.email_confirmed_at is not null
    order by i.provider = 'password' desc, i.uuid
    limit 1
    returning uuid`,
);

/**
 * What is to be sent: nothing for what was sent or refused already, or leads nowhere any more. `isRenewal`: its owner asks once more to
 * confirm the address that they have, or has forgotten the password of an address that was confirmed, for which anybody may ask in
 * their place, so that of these one a day is enough: it may go where other mails do not (RefusedAddresses). The weekly mail waits longest: it goes to who still wants it, where it is still theirs.
 */
export const MAIL_TO_SEND = statement(
  'mails.toSend',
  `
    select m.uuid, m.user_uuid as "userUuid", m.kind, m.email, m.detail, m.created_at as "createdAt", u.nickname, u.language,
      u.mail_notices as notices,
      m.link_hash is not null as "hasLink", exists (
        select from identities i where i.user_uuid = m.user_uuid and i.provider = 'password' and i.email is not null) as "hasAddress",
      u.email_confirmed_at is not null as "isConfirmed",
      exists (
        select from identities i where i.user_uuid = m.user_uuid and i.provider = 'password' and i.email = m.email
          and (m.kind = 'change-email' or m.kind = 'confirm-email' and exists (
            select from mails earlier
            where earlier.user_uuid = m.user_uuid and earlier.kind = m.kind and earlier.email = m.email
              and earlier.created_at < m.created_at)
            or m.kind = 'reset-password' and u.email_confirmed_at is not null and not exists (
            select from mails earlier
            where earlier.user_uuid = m.user_uuid and earlier.kind = m.kind and earlier.email = m.email
              and earlier.uuid <> m.uuid and earlier.sent_at > now() - interval '1 day'))) as "isRenewal",
      exists (
        select from identities i where i.user_uuid = m.user_uuid and i.email = m.email and i.refused_at is not null) as "isMarked"
    from mails m join users u on u.uuid = m.user_uuid
    where m.uuid = :uuid and m.sent_at is null and m.refused_at is null and m.used_at is null
      and (m.expires_at is null or m.expires_at > now()) and u.withdrawn_at is null
      and (m.kind <> 'weekly-digest' or (u.mail_notices <> '{}' and u.email_confirmed_at is not null
        and (u.suspended_until is null or u.suspended_until <= now()) and exists (
        select from identities i where i.user_uuid = m.user_uuid and i.email = m.email)))`,
);

export const MARK_SENT = statement('mails.markSent', 'update mails set sent_at = now() where uuid = :uuid');

const OPEN = 'used_at is null and expires_at > now()';

/** Of two calls with one link only one finds it. */
export const USE_LINK = statement(
  'mails.useLink',
  `
    update mails set used_at = now() where link_hash = :linkHash and kind = any(:kinds::varchar[]) and ${OPEN}
    returning uuid, user_uuid as "userUuid", kind, email`,
);

export const FIND_LINK = statement(
  'mails.findLink',
  `select user_uuid as "userUuid" from mails where link_hash = :linkHash and kind = any(:kinds::varchar[]) and ${OPEN}`,
);

/**
 * Counts a guess of the newest mail's code to the address, before it is compared; returns that mail. Of somebody who is signed in, the
 * newest of their own, if there is one: others may ask for mails to the same address. Older ones lead on by their links alone: each
 * code more that a guess is compared with would be a chance more.
 */
export const TRY_CODE = statement(
  'mails.tryCode',
  `
    update mails set code_tries = code_tries + 1
    where uuid = (
        select uuid from mails
        where email = :email and link_hash is not null and kind = any(:kinds::varchar[]) and ${OPEN}
        order by user_uuid is not distinct from :user?::uuid desc, created_at desc, uuid desc limit 1)
      and code_tries < ${CODE_TRIES}
    returning uuid, link_hash as "linkHash"`,
);

/** What was sent to the same person before leads nowhere any more. */
export const CLOSE_LINKS = statement(
  'mails.closeLinks',
  `update mails set used_at = now() where user_uuid = :user and kind = any(:kinds::varchar[]) and ${OPEN}`,
);

/** What was sent of the same kind after the one of this link, to the same person, leads nowhere any more. */
export const CLOSE_LATER_LINKS = statement(
  'mails.closeLaterLinks',
  `
    update mails later set used_at = now() from mails used
    where used.link_hash = :linkHash and later.user_uuid = used.user_uuid and later.kind = used.kind
      and later.created_at > used.created_at and later.used_at is null and later.expires_at > now()`,
);

export const CLEAR_MAILS = statement(
  'mails.clear',
  `
    delete from mails where uuid in (
      select uuid from mails where created_at < now() - interval '${MAILS_KEPT_DAYS} days' order by created_at limit :batch)
    returning uuid`,
);
