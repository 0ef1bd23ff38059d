import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

/** The notes `n` of `:user`, found through the index of pairs. */
const NOTES_OF_PERSON = `
  conversations c join notes n on least(n.sender_uuid, n.recipient_uuid) = least(c.user_uuid, c.partner_uuid)
    and greatest(n.sender_uuid, n.recipient_uuid) = greatest(c.user_uuid, c.partner_uuid)`;

const STILL_THERE = `case n.sender_uuid when :user then n.sender_deleted_at else n.recipient_deleted_at end is null`;

export const EXPORT_NOTES = statement(
  'notes.exportOwn',
  `
    select n.uuid as key, json_build_object('partnerUserUuid', u.uuid, 'partner', u.nickname,
      'isSentByMe', n.sender_uuid = :user, 'content', n.content ->> n.original_language, 'file', f.path,
      'createdAt', n.created_at, 'readAt', n.read_at)::text as item
    from ${NOTES_OF_PERSON} join users u on u.uuid = c.partner_uuid left join files f on f.uuid = n.file_uuid
    where c.user_uuid = :user and ${STILL_THERE} ${exportPage('n.uuid')}`,
);

/** Before the notes, as whoever writes or deletes notes does. */
export const LOCK_OWN_CONVERSATIONS = statement(
  'notes.lockOwnConversations',
  'select partner_uuid from conversations where user_uuid = :user order by partner_uuid for update',
);

/** Deletes the person's side of every note, and says which of them nobody has any more. */
export const ANONYMIZE_NOTES = statement(
  'notes.leave',
  `
    with mine as (
      select n.uuid from ${NOTES_OF_PERSON}
      where c.user_uuid = :user and ${STILL_THERE}
      order by n.uuid for update of n
    ), left_alone as (
      update notes n set
        sender_deleted_at = case n.sender_uuid when :user then now() else n.sender_deleted_at end,
        recipient_deleted_at = case n.recipient_uuid when :user then now() else n.recipient_deleted_at end
      from mine where n.uuid = mine.uuid
      returning n.uuid, n.file_uuid, n.sender_deleted_at, n.recipient_deleted_at
    )
    select uuid, file_uuid as "fileUuid" from left_alone
    where sender_deleted_at is not null and recipient_deleted_at is not null`,
);

export const FORGET_CONVERSATIONS = statement(
  'notes.forgetConversations',
  'delete from conversations where user_uuid = :user',
);
