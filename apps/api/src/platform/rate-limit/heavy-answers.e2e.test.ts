import { LANGUAGE_SUFFIXES, LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { LETTERS_A_TURN } from '../graphql/json-in-turns.js';

const LETTERS = 9_000;
const fields = ['content', ...LANGUAGES.map((language) => `content${LANGUAGE_SUFFIXES[language]}`)];
const HEAVY = `{ readPosts(take: 50) { items { ${fields.join(' ')} } } }`;
const SHOWN = `{ readPosts(take: 50) { items { ${LANGUAGES.map((code) => `${code}: shown(language: ${code}) { content }`).join(' ')} } } }`;

let test: TestApp;
let author: TestUser;
beforeAll(async () => {
  // A tenth of the usual: 300 ms at once, which one such answer takes.
  test = await startApp({ RATE_LIMIT_FACTOR: '0.1', TRUST_PROXY_HOPS: '1' });
  author = await aUser(test);
  await aPost(test, author);
  await test.database.manager.query(
    `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content)
     select author_uuid, author_nationality_uuid, 'ko', '{"ko": "가"}', $1 from posts, generate_series(1, 50)`,
    [JSON.stringify({ ko: '가'.repeat(LETTERS) })],
  );
});
afterAll(() => test.stop());

/** The longest text that was made in one piece while `work` went on. */
async function longestMade(work: () => Promise<unknown>): Promise<number> {
  const { stringify } = JSON;
  let longest = 0;
  const told = (...given: Parameters<typeof stringify>) => {
    const text = stringify(...given);
    longest = Math.max(longest, text?.length ?? 0);
    return text;
  };
  JSON.stringify = told as typeof stringify;
  try {
    await work();
  } finally {
    JSON.stringify = stringify;
  }
  return longest;
}

describe('answers of megabytes', () => {
  it.each([
    ['a visitor', {}],
    ['somebody', { isSomebody: true }],
  ])(
    'are made one after the other for %s, who is charged for each before the next one',
    async (_, { isSomebody = false }: { isSomebody?: boolean }) => {
      const caller = {
        address: isSomebody ? '203.0.113.2' : '203.0.113.1',
        ...(isSomebody && { token: author.token }),
      };
      const replies = await Promise.all(Array.from({ length: 20 }, () => query(test, HEAVY, {}, caller)));
      const answered = replies.filter(({ status }) => status === 200);
      // All twenty were let in while they were charged afterwards.
      expect(answered.length).toBeGreaterThanOrEqual(1);
      expect(answered.length).toBeLessThanOrEqual(2);
      for (const { data } of answered) {
        expect(data['readPosts'].items).toHaveLength(50);
        for (const item of data['readPosts'].items)
          expect(fields.every((name) => item[name].length === LETTERS)).toBe(true);
      }
      const refused = replies.filter(({ status }) => status === 429);
      expect(answered.length + refused.length).toBe(20);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
      // Others are let in meanwhile, and those who are known by their account.
      expect((await query(test, '{ readNationalities { code } }', {}, { address: '203.0.113.9' })).status).toBe(200);
    },
  );

  it.each([
    ['of fields', HEAVY, {}],
    ['of texts that are shown', SHOWN, {}],
    ['that say more than a query', HEAVY, { extensions: {} }],
  ])('%s are written in pieces, whoever runs the query', async (name, text, more) => {
    const address = `203.0.113.${100 + name.length}`;
    const ask = () => rest(test, 'post', '/graphql', { query: text, ...more }, { address });
    const longest = await longestMade(async () => {
      const { status, body } = await ask();
      expect([status, body.data.readPosts.items.length]).toEqual([200, 50]);
    });
    expect(longest).toBeLessThan(LETTERS_A_TURN);
  });
});
