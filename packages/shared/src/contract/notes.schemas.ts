import * as v from 'valibot';
import { LANGUAGES } from '../i18n/languages.ts';
import { FILE_PATH_MAX, MAX_BULK, NOTE_MAX } from '../limits.ts';
import { fields, list, oneOf, optionalText, uuid } from './fields.ts';

/** Body of POST /api/notes/{id}; one of the two is needed. `fileUrl` is the path of a picture that was uploaded for a note. */
export const NoteBody = fields({
  content: optionalText({ max: NOTE_MAX }),
  fileUrl: optionalText({ max: FILE_PATH_MAX }),
});

/** Body of POST /api/notes/message/{id}/translate. */
export const NoteLanguageBody = fields({ language: oneOf(LANGUAGES) });

/** Body of DELETE /api/notes/received and /sent. */
export const NoteUuidsBody = fields({ noteUuids: list(uuid, { min: 1, max: MAX_BULK }) });

/** A note's text in a language that a reader asked for. */
export const TranslatedNote = v.object({ uuid: v.string(), language: v.picklist(LANGUAGES), content: v.string() });
