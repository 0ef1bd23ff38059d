import { LANGUAGE_SUFFIXES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { DeskBoardPostFragment } from '#/api/generated.ts';

/** A text in each language; '' where there is none. */
export type Texts = Record<Language, string>;

export interface BoardTexts {
  originalLanguage: Language;
  titles: Texts;
  contents: Texts;
}

const emptyTexts = (): Texts => Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Texts;

/** What a new post begins with. */
export function newTexts(originalLanguage: Language): BoardTexts {
  return { originalLanguage, titles: emptyTexts(), contents: emptyTexts() };
}

/** The texts of a post; a language without a translation is answered with the original and counts as empty. */
export function textsOf(post: DeskBoardPostFragment): BoardTexts {
  const { originalLanguage } = post;
  const own = (name: 'title' | 'content') =>
    Object.fromEntries(
      LANGUAGES.map((language) => {
        const text = post[`${name}${LANGUAGE_SUFFIXES[language]}`];
        return [language, language !== originalLanguage && text === post[name] ? '' : text];
      }),
    ) as Texts;
  return { originalLanguage, titles: own('title'), contents: own('content') };
}

/**
 * What is sent: the original, and of the other languages what was typed, null where a text was emptied. A machine's translation that
 * stays as it was is not given, because it would count as a human's from then on.
 */
export function inputOf(typed: BoardTexts, saved: BoardTexts | undefined) {
  const { originalLanguage, titles, contents } = typed;
  const changed = (name: 'titles' | 'contents') =>
    Object.fromEntries(
      LANGUAGES.filter((language) => language !== originalLanguage)
        .filter((language) => typed[name][language].trim() !== (saved?.[name][language] ?? ''))
        .map((language) => [language, typed[name][language].trim() || null]),
    );
  return {
    originalLanguage,
    title: titles[originalLanguage].trim(),
    content: contents[originalLanguage].trim(),
    titles: changed('titles'),
    contents: changed('contents'),
  };
}
