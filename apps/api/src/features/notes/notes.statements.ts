import * as v from 'valibot';
import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';
import { subscriptionsOf } from '../push/push.queries.js';
import { areFriends, notBlocked, USER_CARD } from '../users/users.queries.js';

// The writes of notes.

/**
 * The note, and both sides of the
 * conversation with it, in one order of locks; a side whose last note is newer already (another writer was faster) keeps it. Nothing when there is no
 * such person, or one of the two blocks the other.
 */
export const INSERT_NOTE = statement(
  'notes.send',
  `
    with note as (
      insert into notes (uuid, sender_uuid, recipient_uuid, original_language, content, file_uuid)
      select coalesce(:uuid?::uuid, uuidv7()), :sender::uuid, u.uuid, :language::varchar, jsonb_build_object(:language::text, :content::text), :file?::uuid
      from users u where u.uuid = :recipient and u.withdrawn_at is null and ${notBlocked('u.uuid', ':sender')}
      returning uuid, created_at, sender_uuid, recipient_uuid
    ), sides as (
      insert into conversations as c (user_uuid, partner_uuid, is_starter, last_note_uuid, last_note_at)
      select side.user_uuid, side.partner_uuid, side.user_uuid = :sender, note.uuid, note.created_at
      from note, (values (:sender::uuid, :recipient::uuid), (:recipient, :sender)) as side(user_uuid, partner_uuid)
      order by side.user_uuid
      on conflict (user_uuid, partner_uuid) do update
        set last_note_uuid = excluded.last_note_uuid, last_note_at = excluded.last_note_at
        where c.last_note_uuid is null or (c.last_note_at, c.last_note_uuid) < (excluded.last_note_at, excluded.last_note_uuid)
      returning old.user_uuid is null as is_new
    )
    select uuid, created_at as "createdAt", coalesce((select bool_and(is_new) from sides), false) as "isFirst",
      (select ${USER_CARD} from users u where u.uuid = note.sender_uuid) as sender,
      (select ${USER_CARD} from users u where u.uuid = note.recipient_uuid) as recipient,
      ${subscriptionsOf(':recipient')} as subscriptions
    from note`,
);

export const RECIPIENT = statement(
  'notes.recipient',
  'select uuid from users where uuid = :recipient and withdrawn_at is null',
);

/** First notes of one person take turns, so that each counts those before it. */
export const LOCK_SENDER = statement(
  'notes.lockSender',
  'select 1 as locked from users where uuid = :sender for no key update',
);

/** How many people who are no friends they wrote to first in the last day, and in how many seconds the earliest of these is a day ago. */
export const NEW_PARTNERS = statement(
  'notes.newPartners',
  `
    select count(*)::int as count,
      coalesce(ceil(extract(epoch from min(c.created_at) + interval '1 day' - now())), 0)::int as "secondsLeft"
    from conversations c
    where c.user_uuid = :sender and c.is_starter and c.created_at > now() - interval '1 day'
      and not ${areFriends('c.user_uuid', 'c.partner_uuid')}`,
);

/** Returns whose were not seen before. */
export const MARK_NOTES_READ = statement(
  'notes.markRead',
  `
    with unread as (
      select uuid from notes
      where recipient_uuid = :recipient and sender_uuid = :sender and uuid <= :newest::uuid
        and read_at is null and recipient_deleted_at is null
      order by uuid for no key update
    )
    update notes n set read_at = now() from unread where n.uuid = unread.uuid
    returning n.uuid`,
);

/** Whose copy of a note: the column that says who has it, the one that says who is on the other side. */
export const SIDES = {
  received: { owner: 'recipient_uuid', partner: 'sender_uuid', deletedAt: 'recipient_deleted_at' },
  sent: { owner: 'sender_uuid', partner: 'recipient_uuid', deletedAt: 'sender_deleted_at' },
} as const;
export type Side = keyof typeof SIDES;

/** Locks the owner's conversations that they belong to, before the notes themselves. */
const lockConversations = (side: Side): string => `
    select c.partner_uuid as "partnerUuid" from conversations c
    where c.user_uuid = :owner and c.partner_uuid in (
      select n.${SIDES[side].partner} from notes n where n.uuid = any(:notes::uuid[]) and n.${SIDES[side].owner} = :owner)
    order by c.partner_uuid for no key update`;

/** Deletes what the owner still has of them, and says what nobody has any more. */
const deleteSide = (side: Side): string => `
    with mine as (
      select uuid from notes where uuid = any(:notes::uuid[]) and ${SIDES[side].owner} = :owner and ${SIDES[side].deletedAt} is null
      order by uuid for update
    )
    update notes n set ${SIDES[side].deletedAt} = now() from mine where n.uuid = mine.uuid
    returning n.uuid, n.sender_deleted_at is not null and n.recipient_deleted_at is not null as "isGone",
      n.file_uuid as "fileUuid"`;

export const LOCK_CONVERSATIONS = {
  received: statement('notes.lockConversationsOfReceived', lockConversations('received')),
  sent: statement('notes.lockConversationsOfSent', lockConversations('sent')),
};

export const DELETE_SIDE = {
  received: statement('notes.deleteReceived', deleteSide('received')),
  sent: statement('notes.deleteSent', deleteSide('sent')),
};

const ownersOf = (side: Side): string => `
    select ${SIDES[side].owner} as owner, array_agg(uuid) as notes from notes
    where uuid = any(:notes::uuid[]) and ${SIDES[side].deletedAt} is null
    group by 1 order by 1`;

/** Whose they are, of those that their owners still have. */
export const OWNERS_OF_NOTES = {
  received: statement('notes.ownersOfReceived', ownersOf('received'), { notes: v.array(v.string()) }),
  sent: statement('notes.ownersOfSent', ownersOf('sent'), { notes: v.array(v.string()) }),
};

/** Of conversations under their lock: the newest note that the owner still has, or none. */
export const REFRESH_CONVERSATIONS = statement(
  'notes.refreshConversations',
  `
    update conversations c set last_note_uuid = newest.uuid, last_note_at = newest.created_at
    from unnest(:partners::uuid[]) as given(partner) left join lateral (
      select n.uuid, n.created_at from notes n
      where least(n.sender_uuid, n.recipient_uuid) = least(:owner::uuid, given.partner)
        and greatest(n.sender_uuid, n.recipient_uuid) = greatest(:owner::uuid, given.partner)
        and case when n.sender_uuid = :owner then n.sender_deleted_at else n.recipient_deleted_at end is null
      order by n.created_at desc, n.uuid desc limit 1
    ) newest on true
    where c.user_uuid = :owner and c.partner_uuid = given.partner`,
);

export const PURGE_NOTES = statement('notes.purge', 'delete from notes where uuid = any(:notes::uuid[])');

/** Who reports it is one of its two, who still has it. */
export const REPORTED_NOTE = statement(
  'notes.reported',
  `
    select sender_uuid as "authorUuid", left(content ->> original_language, ${REPORT_EXCERPT_LENGTH}) as excerpt
    from notes where uuid = :note and (recipient_uuid = :viewer and recipient_deleted_at is null
      or sender_uuid = :viewer and sender_deleted_at is null)`,
);

/** For moderators, as long as one of the two still has it. */
export const PICTURES_OF_NOTE = statement(
  'notes.pictures',
  'select f.path from notes n join files f on f.uuid = n.file_uuid where n.uuid = :note',
);

/** To a viewer who still has it. */
export const TEXT_OF_NOTE = statement(
  'notes.text',
  `
    select original_language as "originalLanguage", content from notes
    where uuid = :note and ((sender_uuid = :viewer and sender_deleted_at is null)
      or (recipient_uuid = :viewer and recipient_deleted_at is null))`,
);

export const STORE_NOTE_TRANSLATION = statement(
  'notes.storeTranslation',
  `update notes set content = content || :translation::jsonb where uuid = :note`,
);
