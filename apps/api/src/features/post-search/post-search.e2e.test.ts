import { asOwner } from '../../../test/as-owner.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { SEARCH_TABLE } from '../../../test/search-table.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { planOf } from '../../../test/plans.js';
import { SEARCH } from './post-search.queries.js';
import { PostSearchIndex } from './post-search-index.service.js';
import { needleOf } from '../../platform/search/search-text.js';

const SEARCH_POSTS = `query ($keyword: String!, $searchOption: SearchOption, $skip: Int, $take: Int) {
  readPostsByKeyword(keyword: $keyword, searchOption: $searchOption, skip: $skip, take: $take) {
    items { uuid title } hasMore
  }
}`;

let test: TestApp;
let author: TestUser;
beforeAll(async () => {
  test = await startApp();
  author = await aUser(test);
});
afterAll(() => test.stop());

async function found(keyword: string, more: object = {}): Promise<string[]> {
  const { data, errors } = await query(test, SEARCH_POSTS, { keyword, take: 50, ...more });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data['readPostsByKeyword'].items.map((post: { uuid: string }) => post.uuid);
}

describe('readPostsByKeyword', () => {
  it.each([
    ['no keyword', { keyword: '' }, 'REQUIRED'],
    ['an invisible keyword', { keyword: ' \u200b' }, 'REQUIRED'],
    ['51 characters', { keyword: 'ក'.repeat(51) }, 'TOO_LONG'],
    ['a NUL', { keyword: 'a\u0000' }, 'INVALID'],
  ])('rejects %s', async (_, variables, code) => {
    const { status, errors } = await query(test, SEARCH_POSTS, variables);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'keyword', code }] });
  });

  it('refuses too many searches', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
    try {
      for (let i = 0; i < 60; i += 1) await query(strict, SEARCH_POSTS, { keyword: 'x' });
      expect((await query(strict, SEARCH_POSTS, { keyword: 'x' })).status).toBe(429);
    } finally {
      await strict.stop();
    }
  });

  it.each(Object.entries(NINE_SCRIPTS))(
    'finds a %s post by its title and by its content, newest first',
    async (language, text) => {
      const first = await aPost(test, author, { title: text, originalLanguage: language });
      const second = await aPost(test, author, { title: 'x', content: text, originalLanguage: language });
      const word = text.split(/[\s，、]/u)[0] ?? '';
      expect((await found(word)).slice(0, 2)).toEqual([second.uuid, first.uuid]);
      expect((await found([...word].slice(0, 2).join(''))).slice(0, 2)).toEqual([second.uuid, first.uuid]);
    },
  );

  it.each(SEARCH_TABLE)('finds by “%s” the post “%s”', async (keyword, text) => {
    const post = await aPost(test, author, { title: text, content: '.' });
    expect(await found(keyword)).toContain(post.uuid);
  });

  it('finds a post by the translation of its text once that is there', async () => {
    const post = await aPost(test, author, { title: 'Lost wallet', content: 'near the station' });
    await test.database.manager.query(`update posts set title = title || '{"ko": "잃어버린 지갑"}' where uuid = $1`, [
      post.uuid,
    ]);
    await test.app.get(PostSearchIndex).refresh(post.uuid);
    expect(await found('지갑')).toEqual([post.uuid]);
  });

  it('takes % and _ literally', async () => {
    const post = await aPost(test, author, { title: '100%_sale', content: 'b' });
    await aPost(test, author, { title: '1000 sale', content: 'b' });
    expect(await found('100%_')).toEqual([post.uuid]);
    expect(await found('%%%')).toEqual([]);
  });

  it('follows a change of text and hashtags, and forgets what is deleted', async () => {
    const post = await aPost(test, author, { title: 'kayaking', content: 'b', hashtagNames: ['강원도'] });
    expect(await found('#강원도')).toEqual([post.uuid]);
    await rest(
      test,
      'put',
      `/api/post/${post.uuid}`,
      { title: 'snorkeling', content: 'b', hashtagNames: ['바다'] },
      author,
    );
    expect([await found('kayaking'), await found('#강원도')]).toEqual([[], []]);
    expect([await found('SNORKEL'), await found('#바다'), await found('바')]).toEqual([
      [post.uuid],
      [post.uuid],
      [post.uuid],
    ]);
    await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, author);
    expect(await found('snorkeling')).toEqual([]);
  });

  it('pages without gaps or repeats, and counts on demand', async () => {
    for (let i = 0; i < 12; i += 1) await aPost(test, author, { title: `quokka ${i}`, content: 'b' });
    const all = await found('quokka');
    const pages = [
      await found('quokka', { take: 5 }),
      await found('quokka', { skip: 5, take: 5 }),
      await found('quokka', { skip: 10, take: 5 }),
    ];
    expect(pages.flat()).toEqual(all);
    expect(all).toHaveLength(12);
    const { data } = await query(test, '{ readPostsByKeyword(keyword: "quokka", take: 5) { totalCount hasMore } }');
    expect(data['readPostsByKeyword']).toEqual({ totalCount: 12, hasMore: true });
  });

  it('takes one statement, whatever the page size', async () => {
    expect(await countStatements(() => found('quokka', { take: 1 }))).toBeLessThanOrEqual(2);
    expect(await countStatements(() => found('quokka', { take: 50 }))).toBe(
      await countStatements(() => found('quokka', { take: 1 })),
    );
  });
});

describe('the search index', () => {
  it('is filled with posts that came without it, also by two fillers at once', async () => {
    await test.database.manager.query(
      `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content)
       select uuid, nationality_uuid, 'ko', '{"ko": "오래된 글"}', jsonb_build_object('ko', 'n' || n)
       from users, generate_series(1, 450) n where uuid = $1`,
      [author.uuid],
    );
    const service = test.app.get(PostSearchIndex);
    await Promise.all([service.fill(), service.fill()]);
    expect(await service.fill()).toBe(0);
    const { data } = await query(test, '{ readPostsByKeyword(keyword: "오래된") { totalCount } }');
    expect(data['readPostsByKeyword'].totalCount).toBe(450);
  });

  it('answers rare words from the index and the newest from its own order, never from the whole table', async () => {
    await test.database.manager.query(
      `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at)
       select uuid, nationality_uuid, 'en', '{"en": "filler"}', jsonb_build_object('en', 'number ' || n), now() - n * interval '1 minute'
       from users, generate_series(1, 6000) n where uuid = $1`,
      [author.uuid],
    );
    await test.app.get(PostSearchIndex).fill();
    await asOwner(test, 'analyze post_search');
    const { patterns, grams } = needleOf('COMMUNITY', '5987');
    const values = { viewer: null, skip: 0, limit: 11, board: 'COMMUNITY', grams, patterns };
    const plan = await planOf(test, SEARCH, values);
    expect(plan).toContain('"Index Name":"ix_post_search_newest"');
    expect(plan).toContain('"Index Name":"ix_post_search_grams"');
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"(posts|post_search)"/);
    expect(await found('5987')).toHaveLength(1);
  });
});
