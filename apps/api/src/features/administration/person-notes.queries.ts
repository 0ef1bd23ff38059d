import { Injectable } from '@nestjs/common';
import { MAX_PERSON_NOTES } from '@haiko/shared/limits';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { USER_CARD } from '../users/users.queries.js';
import { type PersonNoteView, personNoteView } from './person-notes.views.js';

/** From ix_person_notes_user. */
export const NOTES_ON = statement(
  'personNotes.on',
  `
    select n.uuid, n.created_at as "createdAt", n.text, ${USER_CARD} as "writtenBy"
    from person_notes n join users u on u.uuid = n.written_by_uuid
    where n.user_uuid = :person order by n.created_at desc, n.uuid desc limit ${MAX_PERSON_NOTES}`,
);

/** What is noted about people. */
@Injectable()
export class PersonNotesQueries {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async on(person: string, reader: Reader): Promise<PersonNoteView[]> {
    const rows = await this.database.rows(NOTES_ON, { person });
    return rows.map((row) => personNoteView(row, reader));
  }
}
