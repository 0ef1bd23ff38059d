import { Injectable } from '@nestjs/common';
import { MAX_PERSON_NOTES } from '@haiko/shared/limits';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { LOCK_PERSON } from '../suspensions/suspensions.statements.js';
import { AuditService } from '../audit/audit.service.js';
import type { NotePersonArgs } from './person-notes.inputs.js';
import { PersonNotesQueries } from './person-notes.queries.js';
import { DELETE_NOTE, INSERT_NOTE } from './person-notes.statements.js';
import type { PersonNoteView } from './person-notes.views.js';

/**
 * What moderators note about people. Nobody reads or writes what is noted about themselves. The audit log, which stays, names no text:
 * that goes with the account.
 */
@Injectable()
export class PersonNotesService {
  constructor(
    private readonly database: Database,
    private readonly queries: PersonNotesQueries,
    private readonly audit: AuditService,
  ) {}

  /** Throws `FORBIDDEN` for what is noted about oneself. */
  read(reader: Reader<Viewer>, person: string): Promise<PersonNoteView[]> {
    assertRule(reader.viewer.uuid !== person, 'FORBIDDEN');
    return this.queries.on(person, reader);
  }

  /** Throws `FORBIDDEN` about oneself, and `VALIDATION_FAILED` where there are as many as may be. */
  write(reader: Reader<Viewer>, { uuid: person, text }: NotePersonArgs): Promise<PersonNoteView[]> {
    const { viewer } = reader;
    assertRule(viewer.uuid !== person, 'FORBIDDEN');
    return this.database.transaction(async () => {
      found(await this.database.row(LOCK_PERSON, { person }));
      const written = { person, text, moderator: viewer.uuid, most: MAX_PERSON_NOTES };
      if (!(await this.database.row(INSERT_NOTE, written)))
        throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'text', code: 'TOO_MANY' }] });
      await this.audit.record(viewer, { action: 'notePerson', targetType: 'user', targetUuid: person });
      return this.queries.on(person, reader);
    });
  }

  /** One's own; administrators any that is not about themselves. Throws `NOT_FOUND` for all others. */
  delete(viewer: Viewer, uuid: string): Promise<void> {
    return this.database.transaction(async () => {
      const asked = { note: uuid, viewer: viewer.uuid, isAdmin: viewer.role === 'ADMIN' };
      const { person } = found(await this.database.row(DELETE_NOTE, asked));
      await this.audit.record(viewer, { action: 'deletePersonNote', targetType: 'user', targetUuid: person });
    });
  }
}
