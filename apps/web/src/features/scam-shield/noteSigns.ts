import { SCAM_SIGNS, type ScamSign } from '@haiko/shared/reference/scamSigns';
import { scamSigns } from '@haiko/shared/rules/scamSigns';

interface Note {
  content: string;
  isMyMessage: boolean;
}

/**
 * What people are cheated with in what the other side wrote, also after one has answered: confidence comes first. Each note is judged by
 * itself, so that a harmless one excuses no other. It is found on the reader's device: notes are private, and nobody else is told.
 */
export function noteSigns(notes: readonly Note[]): ScamSign[] {
  const found = new Set(notes.flatMap(({ content, isMyMessage }) => (isMyMessage ? [] : scamSigns(content))));
  return SCAM_SIGNS.filter((sign) => found.has(sign));
}
