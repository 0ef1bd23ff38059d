import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { COMMENT_MAX, CONTENT_MAX, PURPOSE_MAX, TITLE_MAX } from '@haiko/shared/limits';
import { checkHashtags } from '@haiko/shared/rules/hashtag';
import { nicknameKey, nicknameProblem } from '@haiko/shared/rules/nickname';
import { avatar } from './avatars.js';
import { drawings } from './drawings.js';
import { people, personByKey } from './people.js';
import { posts } from './posts.js';
import type { SampleComment } from './samples.types.js';
import { minutesOf, readThread } from './thread.js';

const DOCUMENTED = ['admin', 'moderator', 'linh', 'sokha', 'company', 'pending', 'rejected'];
const SCRIPTS: Record<Language, RegExp> = {
  ko: /\p{Script=Hangul}/u,
  en: /\p{Script=Latin}/u,
  zh: /\p{Script=Han}/u,
  ja: /\p{Script=Hiragana}/u,
  th: /\p{Script=Thai}/u,
  vi: /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu,
  km: /\p{Script=Khmer}/u,
  tl: /\p{Script=Latin}/u,
  bn: /\p{Script=Bengali}/u,
};

const keys = new Set(people.map(({ key }) => key));
const flatten = (comments: readonly SampleComment[]): SampleComment[] =>
  comments.flatMap((comment) => [comment, ...flatten(comment.replies)]);
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Problems of an SVG's tags: every opened element is closed, in order. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', , selfClosing] of svg.matchAll(/<(\/)?(\w+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/)?>/g)) {
    if (closing && open.pop() !== name) return [name];
    if (!closing && !selfClosing) open.push(name);
  }
  return open;
}

describe('sample people', () => {
  it('has the seven documented accounts first, with their addresses', () => {
    expect(people.slice(0, 7).map(({ email }) => email)).toEqual(DOCUMENTED.map((key) => `${key}@haiko.test`));
  });

  it('gives everyone a nickname that is valid and theirs alone', () => {
    expect(repeated(people.map(({ nickname }) => nicknameKey(nickname)))).toEqual([]);
    expect(people.filter(({ nickname }) => nicknameProblem(nickname))).toEqual([]);
    expect(people.filter(({ purpose }) => purpose.length > PURPOSE_MAX)).toEqual([]);
  });

  it('has unique keys, real birth dates and one of the nine languages', () => {
    expect(repeated(people.map(({ key }) => key))).toEqual([]);
    for (const person of people) {
      expect(new Date(person.birthDate).toISOString().slice(0, 10)).toBe(person.birthDate);
      expect(person.nationality).toMatch(/^[A-Z]{2}$/);
      expect(LANGUAGES).toContain(person.language);
    }
  });
});

describe('sample posts', () => {
  it.each(LANGUAGES)('has at least six posts in %s, written in its script', (language) => {
    const own = posts.filter((post) => post.language === language);
    expect(own.length).toBeGreaterThanOrEqual(6);
    for (const post of own) expect(post.title + post.content).toMatch(SCRIPTS[language]);
  });

  it('keeps every text within its limit and every hashtag clean', () => {
    expect(repeated(posts.map(({ key }) => key))).toEqual([]);
    for (const post of posts) {
      for (const text of [post, ...Object.values(post.translations)]) {
        expect(text.title.length).toBeLessThanOrEqual(TITLE_MAX);
        expect(text.content.length).toBeLessThanOrEqual(CONTENT_MAX);
        expect(text.content).toBe(text.content.trim());
      }
      expect(post.hashtags.length).toBeLessThanOrEqual(5);
      expect(checkHashtags(post.hashtags)).toBeNull();
      for (const comment of flatten(post.comments)) expect(comment.content.length).toBeLessThanOrEqual(COMMENT_MAX);
    }
  });

  it('refers only to people and drawings that exist', () => {
    for (const post of posts) {
      const comments = flatten(post.comments);
      const mentioned = [post, ...comments].flatMap(({ author, likedBy }) => [author, ...likedBy]);
      expect([...mentioned, ...post.scrappedBy].filter((key) => !keys.has(key))).toEqual([]);
      expect(post.images.filter((key) => !(key in drawings))).toEqual([]);
      expect(post.images.length).toBeLessThanOrEqual(4);
      expect(post.scrappedBy).not.toContain(post.author);
      expect(post.viewCount).toBeGreaterThanOrEqual(post.likedBy.length);
    }
  });

  it('has comments after their post and replies after their comment', () => {
    const inOrder = (comments: readonly SampleComment[], before: number): boolean =>
      comments.every(
        ({ minutesAgo, replies }) => minutesAgo >= 0 && minutesAgo < before && inOrder(replies, minutesAgo),
      );
    expect(posts.filter(({ comments, minutesAgo }) => !inOrder(comments, minutesAgo))).toEqual([]);
  });

  it('has comments in the script of their language', () => {
    const comments = posts.flatMap((post) => flatten(post.comments));
    expect(comments.filter(({ content, language }) => !SCRIPTS[language].test(content))).toEqual([]);
  });
});

describe('sample threads', () => {
  it('reads authors, languages, times, likes and replies from a script', () => {
    const [first] = readThread('linh +5m ♥2: Chào!\n > sokha/ko +1h: 안녕!', 90, (_, count) =>
      Array(count).fill('minh'),
    );
    expect(first).toMatchObject({
      author: 'linh',
      language: 'vi',
      content: 'Chào!',
      minutesAgo: 85,
      likedBy: ['minh', 'minh'],
    });
    expect(first?.replies).toMatchObject([{ author: 'sokha', language: 'ko', content: '안녕!', minutesAgo: 30 }]);
  });

  it('gives a comment what readers translated of it', () => {
    const [known, unknown] = readThread('emily +1m: Senpai noticed you!! ❤️\n emily +2m: Meow', 9, () => []);
    expect(known?.translations).toMatchObject({ tl: 'Napansin ka na ni Senpai!! ❤️' });
    expect(unknown?.translations).toEqual({});
  });

  it('refuses a line, an age or a person that it does not know', () => {
    expect(() => readThread('hello', 9, () => [])).toThrow('Not a comment');
    expect(() => minutesOf('3 weeks')).toThrow('is no age');
    expect(() => personByKey('nobody')).toThrow('nobody');
  });
});

describe('sample pictures', () => {
  it.each(Object.entries(drawings))('draws %s as well-formed SVG without text, the same each time', (_, draw) => {
    const svg = draw();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1\d{3}" height="\d{3,4}"/);
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).not.toMatch(/<text|<script|NaN|undefined/);
    expect(draw()).toBe(svg);
  });

  it('draws a different portrait for everyone', () => {
    const portraits = people.map(({ key, portrait }) => avatar(key, portrait));
    for (const svg of portraits) expect([...unbalanced(svg), ...(/NaN|undefined/.exec(svg) ?? [])]).toEqual([]);
    expect(repeated(portraits)).toEqual([]);
  });
});
