import type { Type } from '@nestjs/common';
import { Extensions, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { LANGUAGE_SUFFIXES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { type LocalizedText, pick } from '@haiko/shared/i18n/localized';
import { enumOf } from './enum-of.js';

/** The nine languages as a GraphQL enum: `ko en zh ja th vi km tl bn`. */
export const LanguageEnum = enumOf(LANGUAGES);
registerEnumType(LanguageEnum, { name: 'Language', description: 'The nine languages of the product.' });

export const TranslationStateEnum = {
  SOURCE: 'SOURCE',
  PENDING: 'PENDING',
  DONE: 'DONE',
  HUMAN: 'HUMAN',
  STALE: 'STALE',
  FAILED: 'FAILED',
  UNSUPPORTED: 'UNSUPPORTED',
  SKIPPED: 'SKIPPED',
} as const;
registerEnumType(TranslationStateEnum, {
  name: 'TranslationState',
  description:
    "Where a text stands in a language. Of a text that is read: SOURCE, the author's own words; DONE, translated; PENDING, about to be; UNSUPPORTED, nobody translates it.",
});

/** Key under which a view keeps its texts in all languages: a symbol, so that it is no field of any reply. */
export const TEXT = Symbol('text');

/** Key under which a view keeps who wrote it where its fields do not say so. */
export const AUTHOR = Symbol('author');

type Suffix = (typeof LANGUAGE_SUFFIXES)[Language];
export type LocalizedFields<Key extends string> = Record<Key | `${Key}${Suffix}`, string>;

/** A text that people write at length. */
interface Long<Key extends string> {
  key: Key;
  letters: number;
}

/** Of a text in several languages, how many letters each of them may have. */
export const long = <Key extends string>(key: Key, letters: number): Long<Key> => ({ key, letters });

/**
 * Says how many letters a text may have: ten languages of a page of long ones are a large answer (query-cost.ts). What is shorter than
 * some hundred need not say it.
 */
export const Letters = (letters: number) => Extensions({ letters });

/**
 * Base class of an object type with localized texts: registers `title` (the original) and `titleKo` … `titleBn`
 * (that language's text, or the original while there is no translation) for each key.
 */
export function Localized<Key extends string>(...keys: (Key | Long<Key>)[]): Type<LocalizedFields<Key>> {
  @ObjectType({ isAbstract: true })
  class LocalizedView {}
  for (const each of keys) {
    const { key, letters } = typeof each === 'string' ? long(each, 0) : each;
    for (const name of [key, ...LANGUAGES.map((language) => `${key}${LANGUAGE_SUFFIXES[language]}`)]) {
      Field(() => String)(LocalizedView.prototype, name);
      if (letters > 0) Letters(letters)(LocalizedView.prototype, name);
    }
  }
  return LocalizedView as Type<LocalizedFields<Key>>;
}

/** The ten fields of one localized text, ready to spread into a view. */
export function localizedFields<Key extends string>(
  key: Key,
  text: LocalizedText,
  original: Language,
): LocalizedFields<Key> {
  // What every language without a text of its own shows; worked out once, because this runs for every row of a list.
  const fallback = pick(text, original, original).text;
  const fields: Record<string, string> = { [key]: text[original] ?? '' };
  for (const language of LANGUAGES) fields[key + LANGUAGE_SUFFIXES[language]] = text[language] || fallback;
  return fields as LocalizedFields<Key>;
}
