import * as v from 'valibot';
import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import { PrivateLinks } from '../files/private-links.js';
import { COMPANY_CARD_SHAPE, companyCard } from '../companies/company-card.js';
import { USER_CARD } from '../users/users.queries.js';
import { type ApplicationNoteRow, applicationNoteView, type ApplicationNoteView } from './application-notes.views.js';
import { isOfViewer } from './application-sides.js';
import type { ApplicationNotesArgs } from './applications.args.js';

const NOTE = `
  n.uuid, n.created_at as "createdAt", n.original_language as "originalLanguage", n.content, n.by, n.read_at is not null as "isRead",
  a.seeker_uuid as "seekerUuid", (select ${USER_CARD} from users u where u.uuid = n.author_uuid) as author,
  ${companyCard('a.company_uuid')} as company,
  (select coalesce(jsonb_agg(jsonb_build_object('uuid', f.uuid, 'name', f.name, 'path', f.path, 'type', f.type,
      'size', f.size) order by nf.position), '[]')
    from application_note_files nf join files f on f.uuid = nf.file_uuid where nf.note_uuid = n.uuid) as files`;

const SHAPES = {
  by: v.picklist(['seeker', 'company']),
  company: COMPANY_CARD_SHAPE,
  files: v.array(
    v.object({ uuid: v.string(), name: v.string(), path: v.string(), type: v.string(), size: v.number() }),
  ),
};

const FROM = `
  application_notes n join applications a on a.uuid = n.application_uuid
  where ${isOfViewer}`;

/** The newest first, from ix_application_notes_newest. */
export const NOTES_OF_APPLICATION = statement(
  'applicationNotes.page',
  `
    select ${NOTE} from ${FROM} and n.application_uuid = :application
    order by n.created_at desc, n.uuid desc offset :skip limit :limit`,
  SHAPES,
);

const APPLICATION_NOTES_TOTAL = statement(
  'applicationNotes.total',
  `select count(*)::int as total from ${FROM} and n.application_uuid = :application`,
);

const APPLICATION_NOTE_BY_UUID = statement(
  'applicationNotes.one',
  `select ${NOTE} from ${FROM} and n.uuid = :note`,
  SHAPES,
);

/** The reads of what the two sides of an application write; nobody else sees any. */
@Injectable()
export class ApplicationNotesQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PrivateLinks,
  ) {}

  page(
    reader: Reader<Viewer>,
    { uuid: application, skip, take }: ApplicationNotesArgs,
    wantsTotal: boolean,
  ): Promise<Page<ApplicationNoteView>> {
    const listed = { viewer: reader.viewer.uuid, application };
    return readPage({
      take,
      rows: (limit) => this.database.rows(NOTES_OF_APPLICATION, { ...listed, skip, limit }),
      toItem: (row) => this.#view(row, reader),
      total: wantsTotal && (() => this.database.total(APPLICATION_NOTES_TOTAL, listed)),
    });
  }

  async byUuid(reader: Reader<Viewer>, uuid: string): Promise<ApplicationNoteView | null> {
    const row = await this.database.row(APPLICATION_NOTE_BY_UUID, { viewer: reader.viewer.uuid, note: uuid });
    return row ? this.#view(row, reader) : null;
  }

  #view(row: ApplicationNoteRow, reader: Reader<Viewer>): ApplicationNoteView {
    return applicationNoteView(row, reader, (path) => this.links.sign(path));
  }
}
