import { Injectable } from '@nestjs/common';
import { notificationMessage } from '@haiko/shared/i18n/serverMessages';
import { Push } from '../push/push.service.js';
import { NotesQueries } from './notes.queries.js';

/** What a note says on the screen of a device: who wrote, and nothing of what. */
@Injectable()
export class NotesPush {
  constructor(push: Push, queries: NotesQueries) {
    push.register('note', async (uuid, userUuid, language) => {
      const note = await queries.pushed(userUuid, uuid);
      if (!note) return null;
      const { senderUuid, nickname } = note;
      return {
        type: 'Note',
        text: notificationMessage({ type: 'Note', isReply: false, nickname, peopleCount: 1 }, language),
        path: `/notedetail/${senderUuid}`,
        topic: `Note ${senderUuid}`,
      };
    });
  }
}
