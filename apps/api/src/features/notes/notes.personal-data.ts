import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { columnsOf, Deletions } from '../../platform/deletions/deletions.js';
import { type Withdrawal, PersonalData } from '../../platform/personal-data/personal-data.js';
import { FilesService } from '../files/files.service.js';
import {
  EXPORT_NOTES,
  FORGET_CONVERSATIONS,
  ANONYMIZE_NOTES,
  LOCK_OWN_CONVERSATIONS,
} from './notes.personal-data.statements.js';
import { NotesService } from './notes.service.js';
import { PURGE_NOTES } from './notes.statements.js';

const KEPT = 'The other person keeps their side of the conversation.';

/** Notes, of which the person's own side goes. */
@Injectable()
export class NotesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly files: FilesService,
    notes: NotesService,
    deletions: Deletions,
  ) {
    deletions.register('notes_sent', (gone) => notes.removeAgain('sent', columnsOf(gone).subjects));
    deletions.register('notes_received', (gone) => notes.removeAgain('received', columnsOf(gone).subjects));
    personalData.register('notes', {
      erases: ['conversations.user_uuid'],
      keeps: { 'conversations.partner_uuid': KEPT, 'notes.sender_uuid': KEPT, 'notes.recipient_uuid': KEPT },
      exports: { notes: EXPORT_NOTES },
      stage: 'relations',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #erase({ userUuid }: Withdrawal): Promise<void> {
    await this.database.rows(LOCK_OWN_CONVERSATIONS, { user: userUuid });
    const gone = await this.database.rows(ANONYMIZE_NOTES, { user: userUuid });
    await this.database.rows(FORGET_CONVERSATIONS, { user: userUuid });
    await this.database.rows(PURGE_NOTES, { notes: gone.map(({ uuid }) => uuid) });
    await this.files.release(gone.flatMap(({ fileUuid }) => fileUuid ?? []));
  }
}
