import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { EXCERPT_LENGTH } from '@haiko/shared/limits';
import { excerpt } from '@haiko/shared/rules/text';
import { client } from '#/api/client.ts';
import { TextInAllLanguagesDocument, type TranslatedTextQuery } from '#/api/generated.ts';
import { loadTranslatedText } from './translatedText.ts';
import type { TranslationSubject } from './translationSubject.ts';
import type { LanguageTexts, Texts } from './useTextSwitch.ts';

// Apart, and loaded when somebody asks: no list waits for it.

type Fields = NonNullable<TranslatedTextQuery['readTranslatedText']>['fields'];

/** The other side of what is shown: a text as it was written, or its translation. */
export async function loadOtherTexts(
  subject: TranslationSubject,
  language: Language,
  side: 'original' | 'translation',
): Promise<Texts> {
  const fields = (await loadTranslatedText(subject, language))?.fields ?? [];
  return textsOf(fields, ({ original, translation }) => (side === 'original' ? original : (translation ?? original)));
}

/** A text in every language in which all of it exists, as it was written first. */
export async function loadAllTexts({ type, uuid }: TranslationSubject): Promise<LanguageTexts[]> {
  const { data } = await client.query({
    query: TextInAllLanguagesDocument,
    variables: { subjectType: type, subjectUuid: uuid },
    fetchPolicy: 'no-cache',
  });
  const read = LANGUAGES.flatMap((language) => data?.[language] ?? []);
  const [any] = read;
  if (!any) return [];
  const written = { language: any.originalLanguage, texts: textsOf(any.fields, ({ original }) => original) };
  const translated = LANGUAGES.flatMap((language) => {
    const fields = data?.[language]?.fields;
    if (language === any.originalLanguage || !fields?.every(({ translation }) => translation !== null)) return [];
    return { language, texts: textsOf(fields, ({ translation }) => translation ?? '') };
  });
  return [written, ...translated];
}

function textsOf<Field extends Fields[number]>(fields: readonly Field[], pick: (field: Field) => string): Texts {
  const texts = Object.fromEntries(fields.map((field) => [field.field, pick(field)]));
  const { content } = texts;
  return { ...texts, ...(content !== undefined && { excerpt: excerpt(content, EXCERPT_LENGTH) }) };
}
