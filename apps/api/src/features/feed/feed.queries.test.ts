import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { TOWN_BY_ID } from '@haiko/shared/rules/town';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser } from '../../../test/factories.js';

const FEED = `query ($skip: Int, $take: Int, $nationalityUuids: [ID!], $originalLanguage: Language, $region: Int) {
  readPosts(skip: $skip, take: $take, nationalityUuids: $nationalityUuids, originalLanguage: $originalLanguage, region: $region) {
    items { uuid title originalLanguage region { id } user { uuid nickname nationalityInfo { nationality { code } } } hashtags { name } post_files { path } }
    hasMore
  }
}`;
const nationality = (code: string) => NATIONALITIES.find((row) => row.code === code)?.uuid ?? '';

let test: TestApp;
let reader: { token: string };

// A third of them in Khmer, and of each seven one in Seongdong-gu and one in Gangnam-gu, which are parts of Seoul, and one in Ansan.
const [SEONGDONG, GANGNAM, ANSAN] = ['성동구', '강남구', '안산시'].map(
  (name) => [...TOWN_BY_ID.values()].find(({ names }) => names.ko === name)?.id ?? 0,
);

// 60 posts by a Vietnamese, 30 by a Khmer, 15 by a Thai person; every third pair shares its moment, as bulk imports do.
beforeAll(async () => {
  test = await startApp();
  reader = await aUser(test);
  for (const [code, count] of [
    ['VN', 60],
    ['KH', 30],
    ['TH', 15],
  ] as const) {
    const author = await aUser(test, { nationalityUuid: nationality(code) });
    await test.database.manager.query(
      `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at, region_id)
       select $1, $2, language, jsonb_build_object(language, $3::text || n), jsonb_build_object(language, 'text'),
         now() - (n / 3) * interval '1 minute', case n % 7 when 0 then $5::int when 1 then $6::int when 2 then $7::int end
       from generate_series(1, $4::int) n, lateral (select case n % 3 when 0 then 'km' else 'en' end) l(language)`,
      [author.uuid, nationality(code), `${code} `, count, SEONGDONG, GANGNAM, ANSAN],
    );
  }
});
afterAll(() => test.stop());

interface Item {
  uuid: string;
  originalLanguage: string;
  region: { id: number } | null;
  user: { nationalityInfo: { nationality: { code: string } } };
}

async function page(variables: object): Promise<{ items: Item[]; hasMore: boolean }> {
  return (await query(test, FEED, { ...variables }, reader)).data['readPosts'];
}

describe('the feed', () => {
  it('gives every post once, newest first, page by page', async () => {
    const seen: string[] = [];
    for (let skip = 0; ; skip += 10) {
      const { items, hasMore } = await page({ skip, take: 10 });
      seen.push(...items.map((item) => item.uuid));
      if (!hasMore) break;
    }
    const inOrder = await test.database.manager.query<{ uuid: string }[]>(
      'select uuid from posts order by created_at desc, uuid desc',
    );
    expect(seen).toEqual(inOrder.map((row) => row.uuid));
  });

  it('filters by up to five nationalities, in the same order', async () => {
    const { items } = await page({
      take: 50,
      nationalityUuids: [nationality('KH'), nationality('TH'), nationality('JP')],
    });
    expect(items).toHaveLength(45);
    const all = await page({ take: 50 });
    const kept = all.items
      .filter((item) => item.user.nationalityInfo.nationality.code !== 'VN')
      .map((item) => item.uuid);
    expect(items.map((item) => item.uuid).slice(0, kept.length)).toEqual(kept);
    const next = await page({ skip: 40, take: 10, nationalityUuids: [nationality('KH'), nationality('TH')] });
    expect(next.items.map((item) => item.uuid)).toEqual(items.slice(40).map((item) => item.uuid));
    expect(next.hasMore).toBe(false);
  });

  it('gives a post once, also when a nationality is named twice', async () => {
    const twice = [nationality('KH'), nationality('KH').toUpperCase()];
    const { items } = await page({ take: 50, nationalityUuids: twice });
    expect(items).toHaveLength(30);
    expect(new Set(items.map((item) => item.uuid)).size).toBe(30);
  });

  it.each<[string, object, (item: Item) => boolean]>([
    ['one language', { originalLanguage: 'km' }, (item) => item.originalLanguage === 'km'],
    ['a town', { region: ANSAN }, (item) => item.region?.id === ANSAN],
    [
      'a town, a language and a nationality at once',
      { region: ANSAN, originalLanguage: 'en', nationalityUuids: [nationality('KH')] },
      (item) =>
        item.region?.id === ANSAN &&
        item.originalLanguage === 'en' &&
        item.user.nationalityInfo.nationality.code === 'KH',
    ],
    [
      'a nationality in one language',
      { originalLanguage: 'km', nationalityUuids: [nationality('KH'), nationality('TH')] },
      (item) => item.originalLanguage === 'km' && item.user.nationalityInfo.nationality.code !== 'VN',
    ],
  ])('filters by %s, in the same order', async (_, filter, isWanted) => {
    const all: Item[] = [];
    for (const skip of [0, 50, 100]) all.push(...(await page({ skip, take: 50 })).items);
    const wanted = all.filter(isWanted).map(({ uuid }) => uuid);
    expect(wanted.length).toBeGreaterThan(2);
    const found: string[] = [];
    for (let skip = 0; ; skip += 3) {
      const { items, hasMore } = await page({ ...filter, skip, take: 3 });
      found.push(...items.map(({ uuid }) => uuid));
      if (!hasMore) break;
    }
    expect(found).toEqual(wanted);
    const { data } = await query(test, FEED.replace('hasMore', 'totalCount'), { ...filter, take: 1 }, reader);
    expect(data['readPosts'].totalCount).toBe(wanted.length);
  });

  it('shows what is about a district first, then what is about the rest of its city, each in the same order', async () => {
    const all: Item[] = [];
    for (const skip of [0, 50, 100]) all.push(...(await page({ skip, take: 50 })).items);
    const about = (id: number | undefined) => all.filter(({ region }) => region?.id === id).map(({ uuid }) => uuid);
    expect(about(GANGNAM).length).toBeGreaterThan(2);
    expect(about(SEONGDONG).length).toBeGreaterThan(2);
    const found: string[] = [];
    for (let skip = 0; ; skip += 3) {
      const { items, hasMore } = await page({ region: GANGNAM, skip, take: 3 });
      found.push(...items.map(({ uuid }) => uuid));
      if (!hasMore) break;
    }
    expect(found).toEqual([...about(GANGNAM), ...about(SEONGDONG)]);
  });

  it('counts the whole only for a query that asks', async () => {
    // From now on its cards are in memory.
    const { data } = await query(test, '{ readPosts { totalCount hasMore } }');
    expect(data['readPosts']).toEqual({ totalCount: 105, hasMore: true });
    const without = await countStatements(() => query(test, '{ readPosts { hasMore } }'));
    const withTotal = await countStatements(() =>
      query(test, '{ readPosts { hasMore ...total } } fragment total on PostPage { totalCount }'),
    );
    expect([without, withTotal]).toEqual([1, 2]);
  });

  it('takes one statement beside the look-up of the reader and one for new cards, whatever the page size', async () => {
    const pages = [
      ...[{ take: 1 }, { take: 50 }, { take: 50, nationalityUuids: [nationality('VN')] }],
      ...[{ originalLanguage: 'km' }, { region: ANSAN }],
      { skip: 10_000 },
    ];
    for (const variables of pages) {
      expect(await countStatements(() => page(variables))).toBeLessThanOrEqual(3);
      expect(await countStatements(() => page(variables))).toBe(2);
    }
  });

  it.each([
    [{ take: 0 }, 'take'],
    [{ take: 51 }, 'take'],
    [{ skip: -1 }, 'skip'],
    [{ skip: 10_001 }, 'skip'],
  ])('refuses the page %j', async (variables, path) => {
    const { status, errors } = await query(test, FEED, variables);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path, code: 'OUT_OF_RANGE' }],
    });
  });

  it.each([
    [{ nationalityUuids: ['x'] }],
    [{ nationalityUuids: NATIONALITIES.slice(0, 6).map((row) => row.uuid) }],
    [{ region: 1 }],
    // "All" of Seoul is no town.
    [{ region: 1100 }],
  ])('refuses the filter %j', async (filter) => {
    const { status, errors } = await query(test, FEED, filter);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
