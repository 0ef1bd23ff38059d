import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { TranslatableContent } from './translation-subjects.js';

/** A field in a language. */
export interface FieldInLanguage {
  field: string;
  language: Language;
}

/** What tells one original from another; the language is part of it. */
export function sourceHash(text: string, language: Language): string {
  return createHash('sha256').update(`${language}\n${text}`).digest('base64url');
}

/** The originals of a subject that say something, with their hashes. */
export function originals({
  fields,
  originalLanguage,
}: TranslatableContent): { field: string; text: string; hash: string }[] {
  return Object.entries(fields).flatMap(([field, texts]) => {
    const text = texts[originalLanguage] ?? '';
    return text.trim() === '' ? [] : [{ field, text, hash: sourceHash(text, originalLanguage) }];
  });
}

/** The eight languages into which a text of this one is translated. */
export function otherLanguages(original: Language): Language[] {
  return LANGUAGES.filter((language) => language !== original);
}

/** The fields to do of each language. */
export function byLanguage(wanted: readonly FieldInLanguage[]): Map<Language, string[]> {
  const fields = new Map<Language, string[]>();
  for (const { field, language } of wanted) fields.set(language, [...(fields.get(language) ?? []), field]);
  return fields;
}

/** How many characters translators are given for these. */
export function charactersOf(wanted: readonly FieldInLanguage[], texts: TranslatableContent): number {
  const lengths = new Map(originals(texts).map(({ field, text }) => [field, text.length]));
  return wanted.reduce((sum, { field }) => sum + (lengths.get(field) ?? 0), 0);
}

/** Seconds from `now` to the next midnight in Seoul, when the day's characters are new. */
export function secondsToNextDay(now: Date): number {
  const DAY = 86_400;
  const SEOUL = 9 * 3_600;
  return DAY - ((Math.floor(now.getTime() / 1_000) + SEOUL) % DAY);
}
