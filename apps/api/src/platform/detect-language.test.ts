import { MIXED_SENTENCES, PLAIN_SENTENCES, SECOND_SENTENCES, THIRD_SENTENCES } from '@haiko/shared/test/sentences';
import { detectLanguage } from './detect-language.js';

/** Somebody else's language: Han alone would be Japanese for a Japanese author, Latin Vietnamese for a Vietnamese one. */
const AUTHOR = 'km';
const MOST_WRONG = 0.05;

describe('the language of what people write', () => {
  it.each([
    ['plain', PLAIN_SENTENCES],
    ['mixed', [...MIXED_SENTENCES, ...SECOND_SENTENCES, ...THIRD_SENTENCES]],
  ] as const)('is told for at least 95 of a hundred %s sentences of the table', (_what, sentences) => {
    const wrong = sentences.filter(([language, text]) => detectLanguage(text, AUTHOR) !== language);
    // Named, so that a failure shows them.
    const names = wrong.map(([language, text]) => `${language}: ${text} → ${detectLanguage(text, AUTHOR)}`);
    expect(names.slice(Math.floor(sentences.length * MOST_WRONG))).toEqual([]);
  });

  it('is told by n-grams where no word is known, and by the author where there are but a name or two', () => {
    expect(detectLanguage('Puyat nanaman tayo mamaya', 'en')).toBe('tl');
    expect(detectLanguage('Samsung Galaxy', 'vi')).toBe('vi');
  });
});
