import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import type { Statement } from '../../platform/database/database.js';
import { subscriptionsOf } from '../push/push.queries.js';
import { areFriends, notBlocked } from '../users/users.queries.js';

// The writes of notes.

/**
 * $1 sender, $2 recipient, $3 language, $4 content, $5 file, $6 uuid, or null for a new one. The note, and both sides of the
 * conversation with it, in one order of locks; a side whose last note is newer already (another writer was faster) keeps it. Nothing when there is no
 * such person, or one of the two blocks the other.
 */
export const SEND_NOTE: Statement = {
  name: 'notes.send',
  text: `
    with note as (
      insert into notes (uuid, sender_uuid, recipient_uuid, original_language, content, file_uuid)
      select coalesce($6::uuid, uuidv7()), $1::uuid, u.uuid, $3::varchar, jsonb_build_object($3::text, $4::text), $5::uuid
      from users u where u.uuid = $2 and u.withdrawn_at is null and ${notBlocked('u.uuid', '$1')}
      returning uuid, created_at
    ), sides as (
      insert into conversations as c (user_uuid, partner_uuid, is_starter, last_note_uuid, last_note_at)
      select side.user_uuid, side.partner_uuid, side.user_uuid = $1, note.uuid, note.created_at
      from note, (values ($1::uuid, $2::uuid), ($2, $1)) as side(user_uuid, partner_uuid)
      order by side.user_uuid
      on conflict (user_uuid, partner_uuid) do update
        set last_note_uuid = excluded.last_note_uuid, last_note_at = excluded.last_note_at
        where c.last_note_uuid is null or (c.last_note_at, c.last_note_uuid) < (excluded.last_note_at, excluded.last_note_uuid)
      returning old.user_uuid is null as is_new
    )
    select uuid, coalesce((select bool_and(is_new) from sides), false) as "isFirst",
      ${subscriptionsOf('$2')} as subscriptions
    from note`,
};

/** $1 recipient: whether there is such a person. */
export const RECIPIENT: Statement = {
  name: 'notes.recipient',
  text: 'select uuid from users where uuid = $1 and withdrawn_at is null',
};

/** $1 sender: first notes of one person take turns, so that each counts those before it. */
export const LOCK_SENDER: Statement = {
  name: 'notes.lockSender',
  text: 'select 1 as locked from users where uuid = $1 for no key update',
};

/** $1 sender: how many people who are no friends they wrote to first in the last day, and in how many seconds the earliest of these is a day ago. */
export const NEW_PARTNERS: Statement = {
  name: 'notes.newPartners',
  text: `
    select count(*)::int as count,
      ceil(extract(epoch from min(c.created_at) + interval '1 day' - now()))::int as "secondsLeft"
    from conversations c
    where c.user_uuid = $1 and c.is_starter and c.created_at > now() - interval '1 day'
      and not ${areFriends('c.user_uuid', 'c.partner_uuid')}`,
};

/** $1 notes, $2 recipient. Answers whose were not seen before. */
export const MARK_READ: Statement = {
  name: 'notes.markRead',
  text: `
    with unread as (
      select uuid from notes where uuid = any($1::uuid[]) and recipient_uuid = $2 and read_at is null
      order by uuid for no key update
    )
    update notes n set read_at = now() from unread where n.uuid = unread.uuid
    returning n.uuid`,
};

/** Whose copy of a note: the column that says who has it, the one that says who is on the other side. */
export const SIDES = {
  received: { owner: 'recipient_uuid', partner: 'sender_uuid', deletedAt: 'recipient_deleted_at' },
  sent: { owner: 'sender_uuid', partner: 'recipient_uuid', deletedAt: 'sender_deleted_at' },
} as const;
export type Side = keyof typeof SIDES;

/** $1 notes, $2 owner. Locks the owner's conversations that they belong to, before the notes themselves. */
const lockConversations = (side: Side): string => `
    select c.partner_uuid as "partnerUuid" from conversations c
    where c.user_uuid = $2 and c.partner_uuid in (
      select n.${SIDES[side].partner} from notes n where n.uuid = any($1::uuid[]) and n.${SIDES[side].owner} = $2)
    order by c.partner_uuid for no key update`;

/** $1 notes, $2 owner: deletes what the owner still has of them, and says what nobody has any more. */
const deleteSide = (side: Side): string => `
    with mine as (
      select uuid from notes where uuid = any($1::uuid[]) and ${SIDES[side].owner} = $2 and ${SIDES[side].deletedAt} is null
      order by uuid for update
    )
    update notes n set ${SIDES[side].deletedAt} = now() from mine where n.uuid = mine.uuid
    returning n.uuid, n.sender_deleted_at is not null and n.recipient_deleted_at is not null as "isGone",
      n.file_uuid as "fileUuid"`;

export const LOCK_CONVERSATIONS: Record<Side, Statement> = {
  received: { name: 'notes.lockConversationsOfReceived', text: lockConversations('received') },
  sent: { name: 'notes.lockConversationsOfSent', text: lockConversations('sent') },
};

export const DELETE_SIDE: Record<Side, Statement> = {
  received: { name: 'notes.deleteReceived', text: deleteSide('received') },
  sent: { name: 'notes.deleteSent', text: deleteSide('sent') },
};

/** $1 owner, $2 partners, under their lock: the newest note that the owner still has, or none. */
export const REFRESH_CONVERSATIONS: Statement = {
  name: 'notes.refreshConversations',
  text: `
    update conversations c set last_note_uuid = newest.uuid, last_note_at = newest.created_at
    from unnest($2::uuid[]) as given(partner) left join lateral (
      select n.uuid, n.created_at from notes n
      where least(n.sender_uuid, n.recipient_uuid) = least($1::uuid, given.partner)
        and greatest(n.sender_uuid, n.recipient_uuid) = greatest($1::uuid, given.partner)
        and case when n.sender_uuid = $1 then n.sender_deleted_at else n.recipient_deleted_at end is null
      order by n.created_at desc, n.uuid desc limit 1
    ) newest on true
    where c.user_uuid = $1 and c.partner_uuid = given.partner`,
};

/** $1 notes that neither side has. */
export const PURGE_NOTES: Statement = {
  name: 'notes.purge',
  text: 'delete from notes where uuid = any($1::uuid[])',
};

/** $1 note, $2 who reports it: one of its two, who still has it. */
export const REPORTED_NOTE: Statement = {
  name: 'notes.reported',
  text: `
    select sender_uuid as "authorUuid", left(content ->> original_language, ${REPORT_EXCERPT_LENGTH}) as excerpt
    from notes where uuid = $1 and (recipient_uuid = $2 and recipient_deleted_at is null
      or sender_uuid = $2 and sender_deleted_at is null)`,
};

/** $1 note, $2 viewer, who still has it. */
export const TEXT_OF_NOTE: Statement = {
  name: 'notes.text',
  text: `
    select original_language as "originalLanguage", content from notes
    where uuid = $1 and ((sender_uuid = $2 and sender_deleted_at is null)
      or (recipient_uuid = $2 and recipient_deleted_at is null))`,
};

/** $1 note, $2 the translation as JSON by language. */
export const STORE_NOTE_TRANSLATION: Statement = {
  name: 'notes.storeTranslation',
  text: `update notes set content = content || $2::jsonb where uuid = $1`,
};
