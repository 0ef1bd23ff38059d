import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** A text in the languages in which it exists; what is missing is not translated (yet). */
export type LocalizedText = Partial<Record<Language, string>>;

/**
 * The text to show and the language it is in: the wanted language, else the original, else English, else any. An original
 * in a language that the reader also reads comes first: nobody is shown a translation instead of what they understand.
 * This is the only place that falls back; mark what is shown with the returned language, so that fonts and screen readers
 * follow.
 */
export function pick(
  text: LocalizedText,
  original: Language,
  wanted: Language,
  alsoRead: readonly Language[] = [],
): { text: string; language: Language } {
  const first = alsoRead.includes(original) ? original : wanted;
  const order = [first, wanted, original, DEFAULT_LANGUAGE, ...LANGUAGES];
  const language = order.find((candidate) => text[candidate]) ?? original;
  return { text: text[language] ?? '', language };
}

/**
 * The parts of a text in the one language that all are shown in, such as the title and the content of a post: the first in the
 * order of `pick` in which each of them exists, else the original. A part that nobody has written (a posting without extra
 * information) is missing in no language. `whole` has the languages in which the text is complete.
 */
export function pickTogether<Part extends string>(
  parts: Record<Part, LocalizedText>,
  original: Language,
  wanted: Language,
  alsoRead: readonly Language[] = [],
): { texts: Record<Part, string>; language: Language; complete: LocalizedText } {
  const complete = completeText(parts);
  const { language } = pick(complete, original, wanted, alsoRead);
  const texts = Object.fromEntries((Object.keys(parts) as Part[]).map((name) => [name, parts[name][language] ?? '']));
  return { texts: texts as Record<Part, string>, language, complete };
}

/** The languages in which each part of a text exists that anybody has written. */
export function completeText(parts: Record<string, LocalizedText>): LocalizedText {
  const written = Object.values(parts).filter((part) => LANGUAGES.some((language) => part[language]));
  const isWhole = (language: Language) => written.every((part) => part[language]);
  return Object.fromEntries(LANGUAGES.filter(isWhole).map((language) => [language, language]));
}
