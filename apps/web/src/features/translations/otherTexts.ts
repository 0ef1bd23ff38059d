import type { Language } from '@haiko/shared/i18n/languages';
import { client } from '#/api/client.ts';
import { TextInAllLanguagesDocument } from '#/api/generated.ts';
import { textsByLanguage, textsOf } from './textsByLanguage.ts';
import { loadTranslatedText } from './translatedText.ts';
import type { TranslationSubject } from './translationSubject.ts';
import type { LanguageTexts, Texts } from './useTextSwitch.ts';

// Apart, and loaded when somebody asks: no list waits for it.

/** The other side of what is shown: a text as it was written, or its translation. */
export async function loadOtherTexts(
  subject: TranslationSubject,
  language: Language,
  side: 'original' | 'translation',
): Promise<Texts> {
  const fields = (await loadTranslatedText(subject, language))?.fields ?? [];
  return textsOf(fields, ({ original, translation }) => (side === 'original' ? original : (translation ?? original)));
}

/** A text in every language in which those fields of it exist that are shown, as it was written first. */
export async function loadAllTexts(
  { type, uuid }: TranslationSubject,
  shown: readonly string[],
): Promise<LanguageTexts[]> {
  const { data } = await client.query({
    query: TextInAllLanguagesDocument,
    variables: { subjectType: type, subjectUuid: uuid },
    fetchPolicy: 'no-cache',
  });
  return textsByLanguage(data ?? {}, shown);
}
