import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import { foldedTextHas } from '../../platform/search/folded-text.js';
import { PrivateLinks } from '../files/private-links.js';
import { areFriends, notBlocked, unreadNotes, USER_CARD } from '../users/users.queries.js';
import type { ConversationListArgs, ConversationMessagesArgs } from './notes.inputs.js';
import {
  type ConversationRow,
  conversationView,
  type ConversationView,
  type NoteRow,
  noteView,
  type NoteView,
} from './notes.views.js';

// Which of the viewer's ($1) conversations `c` are listed: $2 keyword or null, $3 friends only, none of them, or null. Across
// a block nobody hears of the other.
const LISTED = `
  c.user_uuid = $1 and c.last_note_uuid is not null
  and ($2::varchar is null
    or exists (
      select from users p where p.uuid = c.partner_uuid and ${foldedTextHas('p.nickname', '$2')})
    or exists (
      select from notes l, jsonb_each_text(l.content) as said
      where l.uuid = c.last_note_uuid and ${foldedTextHas('said.value', '$2')}))
  and ($3::boolean is null or $3 = ${areFriends('c.user_uuid', 'c.partner_uuid')})
  and ${notBlocked('c.partner_uuid', '$1')}`;

// The keys come from ix_conversations_newest; unread notes are counted, not kept, so that nothing can drift.
export const CONVERSATIONS: Statement = {
  name: 'notes.conversations',
  text: `
    with page as materialized (
      select c.partner_uuid, c.last_note_uuid, c.last_note_at from conversations c where ${LISTED}
      order by c.last_note_at desc, c.last_note_uuid desc offset $4 limit $5
    )
    select ${USER_CARD} as partner, n.content, n.original_language as "originalLanguage",
      n.file_uuid is not null as "hasFile", page.last_note_at as "lastMessageAt",
      (select count(*)::int from notes r
        where r.recipient_uuid = $1 and r.sender_uuid = page.partner_uuid and r.read_at is null
          and r.recipient_deleted_at is null) as "unreadCount"
    from page join users u on u.uuid = page.partner_uuid join notes n on n.uuid = page.last_note_uuid
    order by page.last_note_at desc, page.last_note_uuid desc`,
};

const CONVERSATIONS_TOTAL: Statement = {
  name: 'notes.conversationsTotal',
  text: `select count(*)::int as total from conversations c where ${LISTED}`,
};

// What the viewer ($1) and the partner ($2) wrote to each other and the viewer still has, by ix_notes_pair.
const BETWEEN = `
  least(n.sender_uuid, n.recipient_uuid) = least($1::uuid, $2::uuid)
  and greatest(n.sender_uuid, n.recipient_uuid) = greatest($1::uuid, $2::uuid)
  and case when n.sender_uuid = $1 then n.sender_deleted_at else n.recipient_deleted_at end is null
  and ${notBlocked('$2::uuid', '$1')}`;

const NOTE = (source: string) => `
  select n.uuid, n.created_at as "createdAt", n.original_language as "originalLanguage", n.content,
    f.path as "filePath", f.thumbnail_path as "thumbnailPath", n.read_at is not null as "isRead",
    (select ${USER_CARD} from users u where u.uuid = n.sender_uuid) as sender,
    (select ${USER_CARD} from users u where u.uuid = n.recipient_uuid) as recipient
  from ${source} n left join files f on f.uuid = n.file_uuid
  order by n.created_at desc, n.uuid desc`;

export const MESSAGES: Statement = {
  name: 'notes.messages',
  text: `
    with page as materialized (
      select n.* from notes n where ${BETWEEN} order by n.created_at desc, n.uuid desc offset $3 limit $4
    ) ${NOTE('page')}`,
};

const MESSAGES_TOTAL: Statement = {
  name: 'notes.messagesTotal',
  text: `select count(*)::int as total from notes n where ${BETWEEN}`,
};

// $1 note.
const ONE: Statement = {
  name: 'notes.one',
  text: `with page as materialized (select * from notes where uuid = $1) ${NOTE('page')}`,
};

// $1 recipient.
const UNREAD: Statement = {
  name: 'notes.unread',
  text: `select ${unreadNotes('$1')} as total`,
};

// $1 recipient, $2 note: who sent it, while the recipient has not seen it.
const NEWS: Statement = {
  name: 'notes.news',
  text: `
    select u.uuid as "senderUuid", u.nickname
    from notes n join users u on u.uuid = n.sender_uuid
    where n.uuid = $2 and n.recipient_uuid = $1 and n.read_at is null and n.recipient_deleted_at is null
      and ${notBlocked('n.sender_uuid', '$1')}`,
};

/** Every read of notes; only one's own. */
@Injectable()
export class NotesQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PrivateLinks,
  ) {}

  conversations(
    reader: Reader<Viewer>,
    { keyword, isFriend, skip, take }: ConversationListArgs,
    wantsTotal: boolean,
  ): Promise<Page<ConversationView>> {
    const listed = [reader.viewer.uuid, keyword ?? null, isFriend ?? null];
    return readPage({
      take,
      rows: (limit) => this.database.rows<ConversationRow>(CONVERSATIONS, [...listed, skip, limit]),
      toItem: (row) => conversationView(row, reader),
      total: wantsTotal && (() => this.#total(CONVERSATIONS_TOTAL, listed)),
    });
  }

  messages(
    reader: Reader<Viewer>,
    { partnerUserUuid, skip, take }: ConversationMessagesArgs,
    wantsTotal: boolean,
  ): Promise<Page<NoteView>> {
    const between = [reader.viewer.uuid, partnerUserUuid];
    return readPage({
      take,
      rows: (limit) => this.database.rows<NoteRow>(MESSAGES, [...between, skip, limit]),
      toItem: (row) => this.#view(row, reader),
      total: wantsTotal && (() => this.#total(MESSAGES_TOTAL, between)),
    });
  }

  /** A note by its uuid, for one of its two people. */
  async byUuid(reader: Reader<Viewer>, uuid: string): Promise<NoteView | null> {
    const row = await this.database.row<NoteRow>(ONE, [uuid]);
    return row ? this.#view(row, reader) : null;
  }

  /** Who sent a note that the person has not seen yet. */
  news(userUuid: string, uuid: string): Promise<{ senderUuid: string; nickname: string } | undefined> {
    return this.database.row<{ senderUuid: string; nickname: string }>(NEWS, [userUuid, uuid]);
  }

  /** How many notes a person has not seen. */
  unread(userUuid: string): Promise<number> {
    return this.#total(UNREAD, [userUuid]);
  }

  #view(row: NoteRow, reader: Reader<Viewer>): NoteView {
    return noteView(row, reader, (path) => this.links.sign(path));
  }

  async #total(statement: Statement, values: unknown[]): Promise<number> {
    return (await this.database.row<{ total: number }>(statement, values))?.total ?? 0;
  }
}
