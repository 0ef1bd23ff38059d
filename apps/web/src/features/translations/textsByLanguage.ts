import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { EXCERPT_LENGTH } from '@haiko/shared/limits';
import { excerpt } from '@haiko/shared/rules/text';
import type { TranslatedTextQuery } from '#/api/generated.ts';
import type { LanguageTexts, Texts } from './useTextSwitch.ts';

type Read = NonNullable<TranslatedTextQuery['readTranslatedText']>;
type TextField = Pick<Read['fields'][number], 'field' | 'original' | 'translation'>;
type InLanguages = Partial<
  Record<Language, { originalLanguage: Language; fields: readonly TextField[] } | null | undefined>
>;

/** A text as it was written, then in every language in which those fields of it exist that are shown: an address need not. */
export function textsByLanguage(data: InLanguages, shown: readonly string[]): LanguageTexts[] {
  const read = LANGUAGES.flatMap((language) => data[language] ?? []);
  const [any] = read;
  if (!any) return [];
  const written = { language: any.originalLanguage, texts: textsOf(any.fields, ({ original }) => original) };
  const translated = LANGUAGES.flatMap((language) => {
    const fields = data[language]?.fields.filter(({ field }) => shown.includes(field));
    if (language === any.originalLanguage || !fields?.every(({ translation }) => translation !== null)) return [];
    return { language, texts: textsOf(fields, ({ translation }) => translation ?? '') };
  });
  return [written, ...translated];
}

export function textsOf<Field extends TextField>(fields: readonly Field[], pick: (field: Field) => string): Texts {
  const texts = Object.fromEntries(fields.map((field) => [field.field, pick(field)]));
  const { content } = texts;
  return { ...texts, ...(content !== undefined && { excerpt: excerpt(content, EXCERPT_LENGTH) }) };
}
