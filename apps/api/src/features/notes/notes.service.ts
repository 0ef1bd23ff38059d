import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { sendNote } from '@haiko/shared/contract/notes';
import { NEW_NOTE_PARTNERS_A_DAY } from '@haiko/shared/limits';
import { detectLanguage } from '../../platform/detect-language.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import type { Page } from '../../platform/graphql/page.js';
import { withIdempotencyKey } from '../../platform/idempotency/with-idempotency-key.js';
import { Events } from '../events/events.service.js';
import { FilesService } from '../files/files.service.js';
import { Push } from '../push/push.service.js';
import type { ConversationMessagesArgs } from './notes.args.js';
import { NotesQueries } from './notes.queries.js';
import {
  DELETE_SIDE,
  LOCK_CONVERSATIONS,
  LOCK_SENDER,
  MARK_NOTES_READ,
  NEW_PARTNERS,
  OWNERS_OF_NOTES,
  PURGE_NOTES,
  RECIPIENT,
  REFRESH_CONVERSATIONS,
  INSERT_NOTE,
  type Side,
} from './notes.statements.js';
import type { NoteRow, NoteView } from './notes.views.js';

interface NewNote {
  content: string;
  fileUrl?: string | null | undefined;
  /** The one that it will have, where there is one already. */
  uuid: string | null;
}

interface Sent {
  uuid: string;
  /** Of the recipient's browsers. */
  subscriptions: string[];
}

interface Deleted {
  uuid: string;
  isGone: boolean;
  fileUuid: string | null;
}

/** What happens to notes: each write is one transaction, both conversations and the live event included. */
@Injectable()
export class NotesService {
  constructor(
    private readonly database: Database,
    private readonly queries: NotesQueries,
    private readonly files: FilesService,
    private readonly events: Events,
    private readonly push: Push,
    private readonly config: AppConfig,
  ) {}

  /**
   * `key` is the client's for this write: the same one again returns the note that it made. Throws `EMPTY_NOTE`,
   * `FILE_NOT_FOUND`, `BLOCKED`, `EMAIL_NOT_CONFIRMED`; `VALIDATION_FAILED` for a note to oneself; `NOT_FOUND` for no such person.
   */
  async send(
    reader: Reader<Viewer>,
    recipientUuid: string,
    input: BodyOf<typeof sendNote>,
    key: string | null,
  ): Promise<NoteView> {
    const { viewer } = reader;
    if (recipientUuid === viewer.uuid) {
      throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'id', code: 'INVALID' }] });
    }
    const content = input.content ?? '';
    assertRule(content !== '' || Boolean(input.fileUrl), 'EMPTY_NOTE');
    const write = { userUuid: viewer.uuid, scope: 'note', key, body: [recipientUuid, input] } as const;
    return withIdempotencyKey(this.database, write, {
      make: async (uuid) =>
        this.queries.view(reader, await this.#insert(viewer, recipientUuid, { ...input, content, uuid })),
      read: (uuid) => this.queries.byUuid(reader, uuid),
    });
  }

  /** Its row is put together from what was sent and what the statements return: the writer waits for no reading. */
  async #insert(viewer: Viewer, recipientUuid: string, { content, fileUrl, uuid }: NewNote): Promise<NoteRow> {
    const [file] = fileUrl ? await this.files.attach([fileUrl], viewer.uuid, 'note') : [];
    const language = detectLanguage(content, viewer.language);
    const values = { sender: viewer.uuid, recipient: recipientUuid, language, content, file: file?.uuid ?? null, uuid };
    const note = await this.database.row(INSERT_NOTE, values);
    if (!note) throw await this.#refusal(recipientUuid);
    const { isFirst, subscriptions, ...row } = note;
    // Who has not confirmed the address answers, but writes to no stranger.
    assertRule(!isFirst || viewer.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED');
    if (isFirst) await this.#limitNewPartners(viewer);
    await this.#notify(viewer, recipientUuid, { uuid: note.uuid, subscriptions });
    return {
      ...row,
      originalLanguage: language,
      content: { [language]: content },
      filePath: file?.path ?? null,
      thumbnailPath: file?.thumbnailPath ?? null,
      isRead: false,
    };
  }

  async #notify(viewer: Viewer, recipientUuid: string, { uuid, subscriptions }: Sent): Promise<void> {
    await this.push.send(subscriptions, 'note', uuid);
    const data = { kind: 'new', uuid, partnerUserUuid: viewer.uuid } as const;
    await this.events.emit(recipientUuid, { name: 'note', data });
  }

  /** A page of a conversation; all that was said until its newest note counts as read from now on, shown or not. */
  async open(reader: Reader<Viewer>, args: ConversationMessagesArgs, wantsTotal: boolean): Promise<Page<NoteView>> {
    const page = await this.queries.messages(reader, args, wantsTotal);
    const [newest] = page.items;
    if (newest && mayHoldUnread(page)) await this.#markRead(reader.viewer, args.partnerUserUuid, newest.uuid);
    return page;
  }

  /** Deletes these notes on the viewer's side, all or none; throws `NOT_FOUND` for one that is not there. */
  async remove(viewer: Viewer, side: Side, uuids: string[]): Promise<void> {
    const wanted = [...new Set(uuids)];
    await this.database.transaction(async () => {
      const deleted = await this.#deleteSide(viewer.uuid, side, wanted);
      assertRule(deleted === wanted.length, 'NOT_FOUND');
      if (side === 'received') await this.events.emit(viewer.uuid, { name: 'badge' });
    });
  }

  /** As their owners did, inside the caller's transaction; what is gone already is no error. */
  async removeAgain(side: Side, uuids: string[]): Promise<void> {
    const found = await this.database.rows(OWNERS_OF_NOTES[side], { notes: uuids });
    for (const { owner, notes } of found) await this.#deleteSide(owner, side, notes);
  }

  /** Returns how many the owner still had. */
  async #deleteSide(owner: string, side: Side, notes: string[]): Promise<number> {
    const conversations = await this.database.rows(LOCK_CONVERSATIONS[side], { notes, owner });
    const deleted = await this.database.rows(DELETE_SIDE[side], { notes, owner });
    const partners = conversations.map(({ partnerUuid }) => partnerUuid);
    await this.database.rows(REFRESH_CONVERSATIONS, { owner, partners });
    await this.#purge(deleted.filter(({ isGone }) => isGone));
    return deleted.length;
  }

  /** What neither side has any more leaves the database, and its picture the disk. */
  async #purge(gone: Deleted[]): Promise<void> {
    if (gone.length === 0) return;
    await this.database.rows(PURGE_NOTES, { notes: gone.map(({ uuid }) => uuid) });
    await this.files.release(gone.flatMap(({ fileUuid }) => fileUuid ?? []));
  }

  async #refusal(recipientUuid: string): Promise<AppError> {
    return new AppError((await this.database.row(RECIPIENT, { recipient: recipientUuid })) ? 'BLOCKED' : 'NOT_FOUND');
  }

  /** Writing to many strangers is what spam does; the note that was just written counts. */
  async #limitNewPartners(viewer: Viewer): Promise<void> {
    await this.database.row(LOCK_SENDER, { sender: viewer.uuid });
    const written = await this.database.row(NEW_PARTNERS, { sender: viewer.uuid });
    const { count, secondsLeft } = found(written);
    if (count > NEW_NOTE_PARTNERS_A_DAY * this.config.rateLimitFactor) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, secondsLeft) });
    }
  }

  /** What comes after the newest one that was shown stays unread. The partner is told of the newest: what came before it was read as well. */
  #markRead(viewer: Viewer, partnerUserUuid: string, newest: string): Promise<void> {
    return this.events.markRead({
      userUuid: viewer.uuid,
      statement: MARK_NOTES_READ,
      values: { recipient: viewer.uuid, sender: partnerUserUuid, newest },
      eventsFor: (uuids) => {
        const uuid = uuids.sort().at(-1) ?? '';
        const data = { kind: 'read', uuid, partnerUserUuid: viewer.uuid } as const;
        return [{ userUuid: partnerUserUuid, event: { name: 'note', data } }];
      },
    });
  }
}

/** Where a received note was read, all before it were: a page of none says nothing about those before it. */
function mayHoldUnread({ items, hasMore }: Page<NoteView>): boolean {
  const received = items.filter(({ isMyMessage }) => !isMyMessage);
  return received.length > 0 ? received.some(({ isRead }) => !isRead) : hasMore;
}
