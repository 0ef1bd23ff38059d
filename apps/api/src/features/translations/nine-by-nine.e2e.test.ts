import { LANGUAGE_SUFFIXES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { foldForSearch } from '@haiko/shared/rules/searchText';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { answerFromPhraseBook, PHRASE_BOOK, translated, written } from '../../../test/phrase-book.js';
import { aPost } from '../../../test/post-factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { TranslationsService } from './translations.service.js';

const PAIRS = LANGUAGES.flatMap((from) => LANGUAGES.filter((to) => to !== from).map((to) => [from, to] as const));
const KEYWORDS = LANGUAGES.flatMap((language) =>
  PHRASE_BOOK[language].keywords.map((word) => [language, word] as const),
);

const server = new TranslationServer();
let test: TestApp;
let writer: TestUser;
let reader: TestUser;
const posts = new Map<Language, { uuid: string; title: string; content: string }>();
/** What each keyword found before anything was translated. */
const foundBefore = new Map<string, string[]>();
beforeAll(async () => {
  server.answer = answerFromPhraseBook;
  test = await startApp(translationSettings(await server.start(), 'libretranslate'));
  // The server itself tells in which language each of them writes.
  writer = await aUser(test, { language: 'en' });
  reader = await aUser(test);
  for (const language of LANGUAGES) posts.set(language, await aPost(test, writer, written(language).sent));
  for (const [language, word] of KEYWORDS) foundBefore.set(`${language} ${word}`, await found(word));
  const translations = test.app.get(TranslationsService);
  for (const { uuid: subjectUuid } of posts.values()) {
    await translations.translate({ subjectType: 'post', subjectUuid });
  }
});
afterAll(async () => {
  await test.stop();
  server.stop();
});

const uuidOf = (language: Language) => posts.get(language)?.uuid ?? '';
const bytes = (text: string) => Buffer.from(text, 'utf8');

const SEARCH = `query ($keyword: String!) {
  readPostsByKeyword(keyword: $keyword, take: 50) { items { uuid } hasMore }
}`;

async function found(keyword: string): Promise<string[]> {
  const { data, errors } = await query(test, SEARCH, { keyword });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data['readPostsByKeyword'].items.map(({ uuid }: { uuid: string }) => uuid);
}

async function read(uuid: string, language: Language) {
  const suffix = LANGUAGE_SUFFIXES[language];
  const document = `query ($uuid: ID!, $language: Language!) { readPost(uuid: $uuid) {
    title content originalLanguage translationState title${suffix} content${suffix}
    shown(language: $language) { title content language isTranslated state }
  } }`;
  const { data } = await query(test, document, { uuid, language }, { language });
  const { [`title${suffix}`]: title, [`content${suffix}`]: content, ...post } = data['readPost'];
  return { post, inLanguage: { title, content } };
}

describe('the phrase book', () => {
  it.each(KEYWORDS)('has words of %s that no other language has: %s', (language, word) => {
    const textIn = (code: Language) => foldForSearch(Object.values(written(code).kept).join('\n'));
    const words = foldForSearch(word).split(' ');
    const holders = LANGUAGES.filter((code) => words.every((one) => textIn(code).includes(one)));
    expect(holders).toEqual([language]);
  });

  it('has nothing translated yet when each word is found in the post of its language alone', () => {
    const expected = KEYWORDS.map(([language, word]) => [`${language} ${word}`, [uuidOf(language)]] as const);
    expect(foundBefore).toEqual(new Map(expected));
  });
});

describe('a post', () => {
  it.each(LANGUAGES)('written in %s is kept byte for byte', async (language) => {
    const { kept } = written(language);
    const { post, inLanguage } = await read(uuidOf(language), language);
    expect(post).toMatchObject({ originalLanguage: language, translationState: 'SOURCE' });
    expect(post.shown).toEqual({ ...kept, language, isTranslated: false, state: 'SOURCE' });
    expect(inLanguage).toEqual(kept);
    expect([bytes(post.title), bytes(post.content)]).toEqual([bytes(kept.title), bytes(kept.content)]);
  });

  it.each(PAIRS)('written in %s is read in %s, and its original is still there byte for byte', async (from, to) => {
    const { kept } = written(from);
    const expected = translated(from, to);
    const { post, inLanguage } = await read(uuidOf(from), to);
    expect(post).toMatchObject({ originalLanguage: from, translationState: 'DONE' });
    expect(post.shown).toEqual({ ...expected, language: to, isTranslated: true, state: 'DONE' });
    expect(inLanguage).toEqual(expected);
    expect([bytes(post.title), bytes(post.content)]).toEqual([bytes(kept.title), bytes(kept.content)]);
    const variables = { subjectUuid: uuidOf(from), language: to };
    const { data } = await query(test, ORIGINAL, variables, { language: to, token: reader.token });
    const { fields, ...text } = data['readTranslatedText'];
    expect(text).toEqual({ originalLanguage: from, shownLanguage: to, state: 'DONE' });
    expect(fields).toEqual([
      { field: 'title', original: kept.title, translation: expected.title },
      { field: 'content', original: kept.content, translation: expected.content },
    ]);
  });

  it.each(PAIRS)('written in %s is found by words of %s', async (from, to) => {
    for (const word of PHRASE_BOOK[to].keywords) {
      expect([word, await found(word)]).toEqual([word, expect.arrayContaining([uuidOf(from)])]);
    }
  });
});

/** What the screen shows behind "Show original", and beside it. */
const ORIGINAL = `query ($subjectUuid: ID!, $language: Language!) {
  readTranslatedText(subjectType: "post", subjectUuid: $subjectUuid, language: $language) {
    originalLanguage shownLanguage state fields { field original translation }
  }
}`;
