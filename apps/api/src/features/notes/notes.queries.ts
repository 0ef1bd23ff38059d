import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import { PrivateLinks } from '../files/private-links.js';
import { notBlocked, notReported, unreadNotes, USER_CARD } from '../users/users.queries.js';
import type { ConversationMessagesArgs } from './notes.args.js';
import { type NoteRow, noteView, type NoteView } from './notes.views.js';

// What the viewer and the partner wrote to each other and the viewer still has, by ix_notes_pair.
const BETWEEN = `
  least(n.sender_uuid, n.recipient_uuid) = least(:viewer::uuid, :partner::uuid)
  and greatest(n.sender_uuid, n.recipient_uuid) = greatest(:viewer::uuid, :partner::uuid)
  and case when n.sender_uuid = :viewer then n.sender_deleted_at else n.recipient_deleted_at end is null
  and ${notBlocked(':partner::uuid', ':viewer')} and ${notReported('note', 'n.uuid', ':viewer')}`;

const NOTE = (source: string) => `
  select n.uuid, n.created_at as "createdAt", n.original_language as "originalLanguage", n.content,
    f.path as "filePath", f.thumbnail_path as "thumbnailPath", n.read_at is not null as "isRead",
    (select ${USER_CARD} from users u where u.uuid = n.sender_uuid) as sender,
    (select ${USER_CARD} from users u where u.uuid = n.recipient_uuid) as recipient
  from ${source} n left join files f on f.uuid = n.file_uuid
  order by n.created_at desc, n.uuid desc`;

export const MESSAGES = statement(
  'notes.messages',
  `
    with page as materialized (
      select n.* from notes n where ${BETWEEN} order by n.created_at desc, n.uuid desc offset :skip limit :limit
    ) ${NOTE('page')}`,
);

const MESSAGES_TOTAL = statement('notes.messagesTotal', `select count(*)::int as total from notes n where ${BETWEEN}`);

const NOTE_BY_UUID = statement(
  'notes.one',
  `with page as materialized (select * from notes where uuid = :note) ${NOTE('page')}`,
);

const UNREAD_NOTES_TOTAL = statement('notes.unread', `select ${unreadNotes(':user')} as total`);

// Who sent it, while the recipient has not seen it.
const PUSHED_NOTE = statement(
  'notes.pushed',
  `
    select u.uuid as "senderUuid", u.nickname
    from notes n join users u on u.uuid = n.sender_uuid
    where n.uuid = :note and n.recipient_uuid = :user and n.read_at is null and n.recipient_deleted_at is null
      and ${notBlocked('n.sender_uuid', ':user')}`,
);

/** Every read of notes; only one's own. */
@Injectable()
export class NotesQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PrivateLinks,
  ) {}

  messages(
    reader: Reader<Viewer>,
    { partnerUserUuid, skip, take }: ConversationMessagesArgs,
    wantsTotal: boolean,
  ): Promise<Page<NoteView>> {
    const between = { viewer: reader.viewer.uuid, partner: partnerUserUuid };
    return readPage({
      take,
      rows: (limit) => this.database.rows(MESSAGES, { ...between, skip, limit }),
      toItem: (row) => this.view(reader, row),
      total: wantsTotal && (() => this.database.total(MESSAGES_TOTAL, between)),
    });
  }

  /** A note by its uuid, for one of its two people. */
  async byUuid(reader: Reader<Viewer>, uuid: string): Promise<NoteView | null> {
    const row = await this.database.row(NOTE_BY_UUID, { note: uuid });
    return row ? this.view(reader, row) : null;
  }

  /** Who sent a note that the person has not seen yet. */
  pushed(userUuid: string, uuid: string): Promise<{ senderUuid: string; nickname: string } | undefined> {
    return this.database.row(PUSHED_NOTE, { user: userUuid, note: uuid });
  }

  /** How many notes a person has not seen. */
  unread(userUuid: string): Promise<number> {
    return this.database.total(UNREAD_NOTES_TOTAL, { user: userUuid });
  }

  /** A row as one of its two people sees it. */
  view(reader: Reader<Viewer>, row: NoteRow): NoteView {
    return noteView(row, reader, (path) => this.links.sign(path));
  }
}
