import fs from 'node:fs/promises';
import { APPLICATION_STATES } from '@haiko/shared/applications';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { letterOf } from '@haiko/shared/i18n/scripts';
import { COMMENT_MAX, CONTENT_MAX, PURPOSE_MAX, TITLE_MAX } from '@haiko/shared/limits';
import { checkHashtags } from '@haiko/shared/rules/hashtag';
import { nicknameKey, nicknameProblem } from '@haiko/shared/rules/nickname';
import { minutesOf, readSamples, sampleFile } from './read-samples.js';

const DOCUMENTED = ['admin', 'moderator', 'linh', 'sokha', 'company', 'pending', 'rejected'];
// A text of some length has these, not just any letter of its script.
const SURE_SIGNS: Partial<Record<Language, RegExp>> = {
  ja: /\p{Script=Hiragana}/u,
  vi: /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu,
};
const signOf = (language: Language) => SURE_SIGNS[language] ?? letterOf(language);

const { people, posts, companies, jobPostings, resumes, applications } = await readSamples();
const comments = posts.flatMap((post) => post.comments.flatMap((comment) => [comment, ...comment.replies]));
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('sample people', () => {
  it('has the seven documented accounts first, with their addresses', () => {
    expect(people.slice(0, 7).map(({ email }) => email)).toEqual(DOCUMENTED.map((key) => `${key}@haiko.test`));
  });

  it('gives everyone a nickname that is valid and theirs alone', () => {
    expect(repeated(people.map(({ nickname }) => nicknameKey(nickname)))).toEqual([]);
    expect(people.filter(({ nickname }) => nicknameProblem(nickname))).toEqual([]);
    expect(people.filter(({ purpose = '' }) => purpose.length > PURPOSE_MAX)).toEqual([]);
  });
});

describe('sample posts', () => {
  it.each(LANGUAGES)('has at least six posts in %s, written in its script', (language) => {
    const own = posts.filter((post) => post.board === 'COMMUNITY' && post.language === language);
    expect(own.length).toBeGreaterThanOrEqual(6);
    for (const { texts } of own)
      expect(`${texts[language]?.title} ${texts[language]?.content}`).toMatch(signOf(language));
  });

  it('keeps every text within its limit and every hashtag clean', () => {
    for (const { texts, hashtags } of posts) {
      for (const { title, content } of Object.values(texts)) {
        expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
        expect(content.length).toBeLessThanOrEqual(CONTENT_MAX);
        expect([title, content]).toEqual([title.trim(), content.trim()]);
      }
      expect(hashtags.length).toBeLessThanOrEqual(5);
      expect(checkHashtags(hashtags)).toBeNull();
    }
    for (const text of comments.flatMap(({ texts }) => Object.values(texts))) {
      expect([text, text.length <= COMMENT_MAX]).toEqual([text.trim(), true]);
    }
  });

  it('is seen by at least as many as like it, and shows at most four drawings', () => {
    for (const { key, views, likes, images } of posts)
      expect([key, views >= likes, images.length <= 4]).toEqual([key, true, true]);
  });

  it('has comments after their post and replies after their comment', () => {
    for (const post of posts) {
      for (const { after, replies } of post.comments) {
        const moments = replies.map((reply) => minutesOf(reply.after));
        expect([post.key, minutesOf(after) <= minutesOf(post.ago)]).toEqual([post.key, true]);
        expect([post.key, moments.filter((at) => at <= minutesOf(after) || at > minutesOf(post.ago))]).toEqual([
          post.key,
          [],
        ]);
      }
    }
  });

  it('has comments in the script of their language', () => {
    const wrong = comments.filter(({ language, texts }) => !signOf(language).test(texts[language] ?? ''));
    expect(wrong.map(({ texts }) => texts)).toEqual([]);
  });
});

describe('sample applications', () => {
  const written = [
    ...resumes.map(({ language, texts }) => ({ language, text: texts[language]?.introduction ?? '' })),
    ...applications.flatMap(({ notes }) =>
      notes.map(({ language, texts }) => ({ language, text: texts[language] ?? '' })),
    ),
  ];

  it('are written in the script of their language, and in the one that the other side reads', () => {
    expect(written.filter(({ language, text }) => !signOf(language).test(text))).toEqual([]);
    for (const { texts } of resumes) expect(Object.keys(texts)).toEqual(expect.arrayContaining(['ko', 'en']));
  });

  it('go from step to step, after the posting was there, and say why they ended', () => {
    for (const { seeker, posting, steps, reason, notes } of applications) {
      const ages = APPLICATION_STATES.flatMap((state) => (steps[state] ? [minutesOf(steps[state])] : []));
      const posted = jobPostings.find(({ key }) => key === posting)?.daysAgo ?? 0;
      const name = `${seeker} ${posting}`;
      expect([name, ages]).toEqual([name, ages.toSorted((a, b) => b - a)]);
      expect([name, minutesOf(steps.sent) < posted * 24 * 60 + 180]).toEqual([name, true]);
      expect([name, reason !== undefined]).toEqual([name, Boolean(steps.declined ?? steps.closed)]);
      expect([name, notes.every(({ ago }) => minutesOf(ago) < minutesOf(steps.sent))]).toEqual([name, true]);
    }
  });
});

describe('sample files', () => {
  const filesIn = (folder: string) => fs.readdir(sampleFile(folder)).then((names) => names.sort());
  const unique = (names: string[]) => [...new Set(names)].sort();

  it('are all used, and nobody is without a portrait, a logo or a certificate', async () => {
    const images = posts.flatMap((post) => post.images.map((image) => `${image}.svg`));
    expect(await filesIn('pictures')).toEqual(unique(images));
    expect(await filesIn('documents')).toEqual(unique(posts.flatMap((post) => post.documents.map(({ file }) => file))));
    expect(await filesIn('portraits')).toEqual(unique(people.map(({ key }) => `${key}.svg`)));
    expect(await filesIn('logos')).toEqual(unique(companies.map(({ key }) => `${key}.svg`)));
    expect(await filesIn('certificates')).toEqual(unique(companies.map(({ key }) => `${key}.pdf`)));
  });

  it.each(['pictures', 'portraits', 'logos'])('draw %s without text, and each another one', async (folder) => {
    const drawings = await Promise.all(
      (await filesIn(folder)).map((name) => fs.readFile(sampleFile(`${folder}/${name}`), 'utf8')),
    );
    for (const drawing of drawings) {
      expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d{3,4}" height="\d{3,4}"/);
      expect(drawing).not.toMatch(/<text|<script|<image|NaN|undefined/);
    }
    expect(repeated(drawings)).toEqual([]);
  });
});
