import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { COMMENT_MAX } from '@haiko/shared/limits';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { believable } from '../features/translations/believable.js';
import { latinDigits } from '../features/translations/digits.js';
import { protect } from '../features/translations/protect.js';
import { posts } from './posts.js';
import type { SampleComment, SamplePost } from './samples.types.js';
import { commentTranslations } from './translations.comments.js';
import { translations } from './translations.js';

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

const flatten = (comments: readonly SampleComment[]): SampleComment[] =>
  comments.flatMap((comment) => [comment, ...comment.replies]);
const comments = flatten(posts.flatMap((post) => post.comments));
const languagesOf = ({ language, translations: made }: Pick<SamplePost | SampleComment, 'language' | 'translations'>) =>
  [language, ...Object.keys(made)].sort();
const whole = ({ title, content }: { title: string; content: string }) => `${title}\n\n${content}`;
const all: Translated[] = [
  ...posts.flatMap((post) =>
    Object.entries(post.translations).map(([to, text]) => ({
      name: post.key,
      source: whole(post),
      from: post.language,
      to: to as Language,
      text: whole(text),
    })),
  ),
  ...comments.flatMap(({ content, language, translations: made }) =>
    Object.entries(made).map(([to, text]) => ({
      name: content,
      source: content,
      from: language,
      to: to as Language,
      text,
    })),
  ),
];

/** Numbers of two and more digits; hours of the day are told differently from language to language. */
const numbersOf = (text: string) => text.match(/\d{2,}/g) ?? [];
const paragraphsOf = (text: string) => text.split('\n\n').length;

describe('sample translations', () => {
  it('belong to posts and comments that there are, and are never into the own language', () => {
    const keys = posts.map(({ key }) => key);
    expect(Object.keys(translations).filter((key) => !keys.includes(key))).toEqual([]);
    const contents = comments.map(({ content }) => content);
    expect(Object.keys(commentTranslations).filter((content) => !contents.includes(content))).toEqual([]);
    expect(all.filter(({ from, to }) => from === to)).toEqual([]);
  });

  it(`are there in all nine languages for the newest ${SEEN_FIRST} posts`, () => {
    for (const post of posts.slice(0, SEEN_FIRST))
      expect([post.key, languagesOf(post)]).toEqual([post.key, [...LANGUAGES].sort()]);
  });

  it('cover all languages or none of a comment, within its limit', () => {
    const begun = comments.filter(({ translations: made }) => Object.keys(made).length > 0);
    for (const comment of begun) {
      expect([comment.content, languagesOf(comment)]).toEqual([comment.content, [...LANGUAGES].sort()]);
      for (const text of Object.values(comment.translations)) expect(text.length).toBeLessThanOrEqual(COMMENT_MAX);
    }
  });

  it('are written in their language', () => {
    const wrong = all.filter(
      ({ source, from, to, text }) => detectLanguage(text, from) !== to || believable(text, source, to) !== text,
    );
    expect(wrong.map(({ name, to }) => `${name} → ${to}`)).toEqual([]);
  });

  it('keep links, names, tags, visa codes, money, numbers and paragraphs as the writer wrote them', () => {
    for (const { name, to, source, text } of all) {
      expect([name, to, protect(text).parts.sort()]).toEqual([name, to, protect(source).parts.sort()]);
      expect([name, to, numbersOf(text)]).toEqual([name, to, expect.arrayContaining(numbersOf(latinDigits(source)))]);
      expect([name, to, paragraphsOf(text)]).toEqual([name, to, paragraphsOf(source)]);
    }
  });

  it('are in the digits that the product writes in every language', () => {
    const others = all.filter(({ text }) => latinDigits(text) !== text);
    expect(others.map(({ name, to }) => `${name} → ${to}`)).toEqual([]);
  });

  it('leave some posts further down as they were written', () => {
    const untouched = posts.slice(SEEN_FIRST).filter((post) => languagesOf(post).length === 1);
    expect(untouched.map(({ key }) => key)).toEqual(expect.arrayContaining(LEFT_AS_WRITTEN));
  });
});
