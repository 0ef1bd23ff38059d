import type { ScamSign } from '@haiko/shared/reference/scamSigns';
import { scamSigns } from '@haiko/shared/rules/scamSigns';

interface Note {
  content: string;
  isMyMessage: boolean;
}

/**
 * What people are cheated with in the notes of somebody whom the reader has never answered. It is found on the reader's device:
 * notes are private, and nobody else is told.
 */
export function firstNoteSigns(notes: readonly Note[], hasOlder: boolean): ScamSign[] {
  const isAnswered = hasOlder || notes.some(({ isMyMessage }) => isMyMessage);
  return isAnswered ? [] : scamSigns(notes.map(({ content }) => content).join('\n'));
}
