import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Leaving, PersonalData } from '../../platform/personal-data/personal-data.js';
import { FilesService } from '../files/files.service.js';
import {
  EXPORT_NOTES,
  FORGET_CONVERSATIONS,
  LEAVE_NOTES,
  LOCK_OWN_CONVERSATIONS,
} from './notes.personal-data.statements.js';
import { PURGE_NOTES } from './notes.statements.js';

const KEPT = 'The other person keeps their side of the conversation.';

/** Notes, of which the person's own side goes. */
@Injectable()
export class NotesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly files: FilesService,
  ) {
    personalData.part({
      erases: ['conversations.user_uuid'],
      keeps: { 'conversations.partner_uuid': KEPT, 'notes.sender_uuid': KEPT, 'notes.recipient_uuid': KEPT },
      exports: { notes: EXPORT_NOTES },
      stage: 'relations',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #erase({ userUuid }: Leaving): Promise<void> {
    await this.database.rows(LOCK_OWN_CONVERSATIONS, [userUuid]);
    const gone = await this.database.rows<{ uuid: string; fileUuid: string | null }>(LEAVE_NOTES, [userUuid]);
    await this.database.rows(FORGET_CONVERSATIONS, [userUuid]);
    await this.database.rows(PURGE_NOTES, [gone.map(({ uuid }) => uuid)]);
    await this.files.release(gone.flatMap(({ fileUuid }) => fileUuid ?? []));
  }
}
