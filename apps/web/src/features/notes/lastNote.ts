import { LANGUAGE_SUFFIXES, type Language } from '@haiko/shared/i18n/languages';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { excerpt } from '@haiko/shared/rules/text';
import type { ConversationRowFragment } from '#/api/generated.ts';

/** More than two lines never show. */
const LENGTH = 120;

/** The beginning of the last note in the reader's language, and the language it turned out to be in; '' for a mere picture. */
export function lastNoteText(
  message: ConversationRowFragment['lastMessage'],
  reader: Language,
): { text: string; language: Language } {
  const text = excerpt(message[`content${LANGUAGE_SUFFIXES[reader]}`], LENGTH);
  return { text, language: detectLanguage(text, reader) };
}
