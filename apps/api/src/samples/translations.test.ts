import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { COMMENT_MAX } from '@haiko/shared/limits';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { latinDigits } from '@haiko/shared/rules/digits';
import { mask } from '../features/machine-translation/mask.js';
import { plausibleTranslation } from '../features/machine-translation/plausible-translation.js';
import { inLanguages } from './loading.js';
import { readSamples } from './read-samples.js';

/** As many as somebody scrolls through who only wants to see what this is. */
const SEEN_FIRST = 20;
/** Where "not translated yet" and what readers can do about it are to be seen. */
const LEFT_AS_WRITTEN = ['photo-walk-invite', 'site-safety-boots', 'cricket-han-river', 'sunday-football-khmer'];

interface Translated {
  name: string;
  source: string;
  from: Language;
  to: Language;
  text: string;
}

interface Written {
  language: Language;
  texts: Partial<Record<Language, unknown>>;
}

const posts = (await readSamples()).posts.filter(({ board }) => board === 'COMMUNITY');
const comments = posts.flatMap((post) => post.comments.flatMap((comment) => [comment, ...comment.replies]));
const languagesOf = ({ texts }: Written) => Object.keys(texts).sort();
const isTranslated = (written: Written) => languagesOf(written).length > 1;

function translationsOf(name: string, from: Language, texts: Partial<Record<Language, string>>): Translated[] {
  const made = LANGUAGES.filter((to) => to !== from && texts[to] !== undefined);
  return made.map((to) => ({ name, source: texts[from] ?? '', from, to, text: texts[to] ?? '' }));
}

const all = [
  ...posts.flatMap(({ key, language, texts }) =>
    translationsOf(
      key,
      language,
      inLanguages(texts, ({ title, content }) => `${title}\n\n${content}`),
    ),
  ),
  ...comments.flatMap(({ language, texts }) => translationsOf(texts[language] ?? '', language, texts)),
];

/** Numbers of two and more digits; hours of the day are told differently from language to language. */
const numbersOf = (text: string) => text.match(/\d{2,}/g) ?? [];
const paragraphsOf = (text: string) => text.split('\n\n').length;

describe('sample translations', () => {
  it(`are there in all nine languages for the newest ${SEEN_FIRST} posts`, () => {
    for (const post of posts.slice(0, SEEN_FIRST))
      expect([post.key, languagesOf(post)]).toEqual([post.key, [...LANGUAGES].sort()]);
  });

  it('cover all languages or none of a comment, within its limit', () => {
    for (const comment of comments.filter(isTranslated)) {
      const original = comment.texts[comment.language];
      expect([original, languagesOf(comment)]).toEqual([original, [...LANGUAGES].sort()]);
      for (const text of Object.values(comment.texts)) expect(text.length).toBeLessThanOrEqual(COMMENT_MAX);
    }
  });

  it('are written in their language', () => {
    const wrong = all.filter(
      ({ source, from, to, text }) =>
        detectLanguage(text, from) !== to || plausibleTranslation(text, source, to) !== text,
    );
    expect(wrong.map(({ name, to }) => `${name} → ${to}`)).toEqual([]);
  });

  it('keep links, names, tags, visa codes, money, numbers and paragraphs as the writer wrote them', () => {
    for (const { name, to, source, text } of all) {
      expect([name, to, mask(text).parts.sort()]).toEqual([name, to, mask(source).parts.sort()]);
      expect([name, to, numbersOf(text)]).toEqual([name, to, expect.arrayContaining(numbersOf(latinDigits(source)))]);
      expect([name, to, paragraphsOf(text)]).toEqual([name, to, paragraphsOf(source)]);
    }
  });

  it('are in the digits that the product writes in every language', () => {
    const others = all.filter(({ text }) => latinDigits(text) !== text);
    expect(others.map(({ name, to }) => `${name} → ${to}`)).toEqual([]);
  });

  it('leave some posts further down as they were written', () => {
    const untouched = posts.slice(SEEN_FIRST).filter((post) => !isTranslated(post));
    expect(untouched.map(({ key }) => key)).toEqual(expect.arrayContaining(LEFT_AS_WRITTEN));
  });
});
