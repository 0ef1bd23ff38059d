import { call } from './call.ts';
import type { NoteBody, NoteLanguageBody, NoteUuidsBody, TranslatedNote } from './notes.schemas.ts';
import type { Note } from './views.generated.ts';

/** `{id}` is the recipient. */
export const sendNote = call('POST', '/api/notes/{id}', 201).takes<typeof NoteBody>().returns<Note>();
export const translateNote = call('POST', '/api/notes/message/{id}/translate', 200)
  .takes<typeof NoteLanguageBody>()
  .returns<typeof TranslatedNote>();
export const deleteReceivedNotes = call('DELETE', '/api/notes/received', 204).takes<typeof NoteUuidsBody>();
export const deleteSentNotes = call('DELETE', '/api/notes/sent', 204).takes<typeof NoteUuidsBody>();
export const deleteReceivedNote = call('DELETE', '/api/notes/received/{id}', 204);
export const deleteSentNote = call('DELETE', '/api/notes/sent/{id}', 204);
