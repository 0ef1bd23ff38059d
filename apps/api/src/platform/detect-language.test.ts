import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { detectLanguage as detectInBrowser } from '@haiko/shared/rules/detectLanguage';
import { LANGUAGE_TABLE } from '../../test/language-table.js';
import { detectLanguage } from './detect-language.js';

/** Somebody else's language: Han alone would be Japanese for a Japanese author, Latin Vietnamese for a Vietnamese one. */
const AUTHOR = 'km';
const MOST_WRONG = 0.05;

const sentences = LANGUAGES.flatMap((language) => LANGUAGE_TABLE[language].map((text) => ({ language, text })));

describe('the language of what people write', () => {
  it('has a table of at least twenty sentences a language', () => {
    for (const language of LANGUAGES) expect(LANGUAGE_TABLE[language].length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['the server', detectLanguage],
    ['a browser', (text: string, author: typeof AUTHOR) => detectInBrowser(text, author)],
  ])('is right for at least 95 of a hundred sentences of the table, for %s', (_where, detect) => {
    const wrong = sentences.filter(({ language, text }) => detect(text, AUTHOR) !== language);
    // Named, so that a failure shows them. '555' (a laugh in Thai) has no letters and falls to the author's language.
    const names = wrong.map(({ language, text }) => `${language}: ${text} → ${detect(text, AUTHOR)}`);
    expect(names.slice(Math.floor(sentences.length * MOST_WRONG))).toEqual([]);
  });
});
