import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** A text in the languages in which it exists; what is missing is not translated (yet). */
export type LocalizedText = Partial<Record<Language, string>>;

/** `SOURCE`: the author's own words · `DONE`: a translation is there · `UNSUPPORTED`: there is none. */
export type TranslationState = 'SOURCE' | 'DONE' | 'UNSUPPORTED';

/**
 * The text to show and the language it is in: the wanted language, else the original, else English, else any. This is the
 * only place that falls back; mark what is shown with the returned language, so that fonts and screen readers follow.
 */
export function pick(text: LocalizedText, original: Language, wanted: Language): { text: string; language: Language } {
  const language = [wanted, original, DEFAULT_LANGUAGE, ...LANGUAGES].find((candidate) => text[candidate]) ?? original;
  return { text: text[language] ?? '', language };
}

/** Where a text stands in one language. */
export function translationState(text: LocalizedText, original: Language, language: Language): TranslationState {
  if (language === original) return 'SOURCE';
  return text[language] ? 'DONE' : 'UNSUPPORTED';
}
