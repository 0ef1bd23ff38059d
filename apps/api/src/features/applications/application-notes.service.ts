import { Injectable } from '@nestjs/common';
import { QUICK_QUESTIONS, type QuickQuestion } from '@haiko/shared/applications';
import type { sendApplicationNote } from '@haiko/shared/contract/applications';
import type { BodyOf } from '@haiko/shared/contract/call';
import { answerTemplate, quickQuestion } from '@haiko/shared/i18n/applicationMessages';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/statement.js';
import { detectLanguage } from '../../platform/detect-language.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { withIdempotencyKey } from '../../platform/idempotency/with-idempotency-key.js';
import { type AddressedEvent, Events } from '../events/events.service.js';
import { FilesService } from '../files/files.service.js';
import { ApplicationNews } from './application-news.service.js';
import { ApplicationNoteTextsService } from './application-note-texts.service.js';
import { ApplicationNotesQueries } from './application-notes.queries.js';
import {
  INSERT_APPLICATION_NOTE,
  MARK_APPLICATION_NOTES_READ,
  SIDE_OF_VIEWER,
} from './application-notes.statements.js';
import type { ApplicationNoteView } from './application-notes.views.js';

type NoteInput = BodyOf<typeof sendApplicationNote>;

/** What the two sides of an application write to each other, while it is open and once somebody has the job. */
@Injectable()
export class ApplicationNotesService {
  constructor(
    private readonly database: Database,
    private readonly queries: ApplicationNotesQueries,
    private readonly texts: ApplicationNoteTextsService,
    private readonly news: ApplicationNews,
    private readonly events: Events,
    private readonly files: FilesService,
  ) {}

  /**
   * `key` is the client's for this write. Throws `NOT_FOUND` for what is not the viewer's, `APPLICATION_CLOSED` once it has ended,
   * `BLOCKED`, `FILE_NOT_FOUND`, and `VALIDATION_FAILED` for a question of the other side, or a template of a company's.
   */
  send(
    reader: Reader<Viewer>,
    application: string,
    input: NoteInput,
    key: string | null,
  ): Promise<ApplicationNoteView> {
    const write = { userUuid: reader.viewer.uuid, scope: 'application-note', key, body: [application, input] } as const;
    return withIdempotencyKey(this.database, write, {
      make: async (uuid) => {
        const note = await this.#insert(reader.viewer, application, { ...input, uuid });
        return found(await this.queries.byUuid(reader, note));
      },
      read: (uuid) => this.queries.byUuid(reader, uuid),
    });
  }

  async #insert(viewer: Viewer, application: string, input: NoteInput & { uuid: string | null }): Promise<string> {
    const side = await this.#side(viewer, application);
    const { by, isOpen, isFree } = side;
    assertRule(isOpen, 'APPLICATION_CLOSED');
    assertRule(isFree, 'BLOCKED');
    const written = contentOf(input, by, viewer);
    const files = await this.files.attach(input.files ?? [], viewer.uuid, 'note', 'resume');
    const { uuid } = found(
      await this.database.row(INSERT_APPLICATION_NOTE, {
        ...{ uuid: input.uuid, application, viewer: viewer.uuid, by },
        ...{ ...written, files: files.map(({ uuid: file }) => file) },
      }),
    );
    // The others are there in all languages already.
    if (input.content) await this.texts.contentChanged(uuid);
    const receivers = by === 'seeker' ? side.memberUuids : [side.seekerUuid];
    await this.news.tell(receivers, application);
    await this.events.emitAll(noteEvents('new', uuid, application, { ...side, viewer: viewer.uuid }));
    return uuid;
  }

  /** What the other side wrote counts as read; throws `NOT_FOUND` for what is not the viewer's. */
  async markRead(viewer: Viewer, application: string): Promise<void> {
    const side = { ...(await this.#side(viewer, application)), viewer: viewer.uuid };
    await this.events.markRead({
      userUuid: viewer.uuid,
      statement: MARK_APPLICATION_NOTES_READ,
      values: { application, by: side.by },
      eventsFor: (uuids) => noteEvents('read', uuids.sort().at(-1) ?? '', application, side),
    });
  }

  async #side(viewer: Viewer, application: string): Promise<Side> {
    return found(await this.database.row(SIDE_OF_VIEWER, { application, viewer: viewer.uuid }));
  }
}

type Side = RowOf<'applicationNotes.side'>;

/** What everybody else's screens are told of a note; a seeker hears of the company, not of who works there. */
function noteEvents(
  kind: 'new' | 'read',
  uuid: string,
  applicationUuid: string,
  { seekerUuid, companyUuid, memberUuids, viewer }: Side & { viewer: string },
): AddressedEvent[] {
  return [seekerUuid, ...memberUuids]
    .filter((userUuid) => userUuid !== viewer)
    .map((userUuid) => {
      const partnerUserUuid = userUuid === seekerUuid ? companyUuid : seekerUuid;
      return { userUuid, event: { name: 'note', data: { kind, uuid, partnerUserUuid, applicationUuid } } };
    });
}

/** What is stored of a note: a question or a template in all languages, a text in its own. */
function contentOf(
  { content, question, template }: NoteInput,
  by: keyof typeof QUICK_QUESTIONS,
  { language }: Viewer,
): { content: LocalizedText; language: Language } {
  if (template) {
    assertOwn(by === 'company', 'template');
    return { content: answerTemplate(template), language };
  }
  if (question) {
    assertOwn((QUICK_QUESTIONS[by] as readonly QuickQuestion[]).includes(question), 'question');
    return { content: quickQuestion(question), language };
  }
  const text = content ?? '';
  const written = detectLanguage(text, language);
  return { content: { [written]: text }, language: written };
}

function assertOwn(isOwn: boolean, path: string): void {
  if (!isOwn) throw new AppError('VALIDATION_FAILED', { fields: [{ path, code: 'INVALID' }] });
}
