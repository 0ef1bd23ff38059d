import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

/** When a moderator wrote one; what it says is about somebody else. */
export const EXPORT_WRITTEN_NOTES = statement(
  'personNotes.exportWritten',
  `
    select n.uuid as key, json_build_object('createdAt', n.created_at)::text as item
    from person_notes n
    where n.written_by_uuid = :user ${exportPage('n.uuid')}`,
);
