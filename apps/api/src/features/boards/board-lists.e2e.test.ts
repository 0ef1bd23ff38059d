import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { planOf } from '../../../test/plans.js';
import {
  anAdmin,
  answer,
  category,
  CREATE,
  notice,
  refusalOf,
  SAVE,
  UNKNOWN,
  uuids,
} from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { SEARCH_TABLE } from '../../../test/search-table.js';
import { aPost } from '../../../test/post-factories.js';
import { NEWEST_OF_BOARD, NEWEST_OF_SUB_BOARD } from '../posts/board-lists.queries.js';

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

const run = (document: string, variables: object = {}) => answer(test, admin, document, variables);
const refusal = (document: string, variables: object) => refusalOf(test, admin, document, variables);

describe('categories', () => {
  it('rejects one without a name', async () => {
    const { fields } = await refusal(SAVE, { input: { board: 'PLACE' } });
    expect(fields).toEqual([{ path: 'input.nameKo', code: 'REQUIRED' }]);
  });

  it('are listed in their order, each board its own, and stay on their board', async () => {
    const second = await run(SAVE, { input: category({ board: 'INFORMATION', nameEn: 'Second', order: 20 }) });
    const first = await run(SAVE, { input: { board: 'INFORMATION', nameEn: 'First', order: 10 } });
    const { data } = await query(
      test,
      '{ readInformationCategories { uuid name nameVi } readPlaceCategories { uuid } }',
    );
    const own = (row: { uuid: string }) => [first.uuid, second.uuid].includes(row.uuid);
    expect(data['readInformationCategories'].filter(own)).toEqual([
      { uuid: first.uuid, name: 'First', nameVi: 'First' },
      { uuid: second.uuid, name: '병원', nameVi: '병원' },
    ]);
    expect(data['readPlaceCategories']).not.toContainEqual({ uuid: first.uuid });
    const moved = { uuid: first.uuid, input: category() };
    expect((await refusal(SAVE, moved)).code).toBe('NOT_FOUND');
    expect((await run(SAVE, { ...moved, input: category({ board: 'INFORMATION', nameEn: 'Renamed' }) })).nameEn).toBe(
      'Renamed',
    );
  });

  it.each([
    ['INFORMATION', 'readInformationInCategory'],
    ['PLACE', 'readPlaceInCategory'],
  ])('filter the posts of %s, newest first; without one all are there', async (board, field) => {
    const one = await run(SAVE, { input: category({ board }) });
    const inside = await run(CREATE, { input: notice({ board, subBoardUuid: one.uuid }) });
    const later = await run(CREATE, { input: notice({ board, subBoardUuid: one.uuid }) });
    const outside = await run(CREATE, { input: notice({ board }) });
    const read = async (args: string) =>
      (await query(test, `{ ${field}${args} { items { uuid } totalCount hasMore } }`)).data[field];
    expect(await read(`(subBoardUuid: "${one.uuid}")`)).toEqual({
      items: [{ uuid: later.uuid }, { uuid: inside.uuid }],
      totalCount: 2,
      hasMore: false,
    });
    expect(uuids(await read('(take: 3)'))).toEqual([outside.uuid, later.uuid, inside.uuid]);
    expect((await read(`(subBoardUuid: "${UNKNOWN}")`)).items).toEqual([]);
  });
});

describe('news', () => {
  it('are searched apart from the community; an empty keyword lists the newest', async () => {
    const older = await run(CREATE, {
      input: notice({ board: 'NEWS', title: 'platypus news', titles: { km: NINE_SCRIPTS.km } }),
    });
    const newer = await run(CREATE, { input: notice({ board: 'NEWS', title: 'other' }) });
    const community = await aPost(test, await aUser(test), { title: 'platypus' });
    const search = async (keyword: string, option = '') =>
      uuids(
        (await query(test, `{ readPostsByKeyword(keyword: "${keyword}"${option}) { items { uuid } } }`)).data[
          'readPostsByKeyword'
        ],
      );
    const news = ', searchOption: haikoNews';
    expect(await search('platypus')).toEqual([community.uuid]);
    expect(await search('platypus', news)).toEqual([older.uuid]);
    expect(await search(NINE_SCRIPTS.km.slice(0, 8), news)).toEqual([older.uuid]);
    expect((await search('', news)).slice(0, 2)).toEqual([newer.uuid, older.uuid]);
  });

  it.each(SEARCH_TABLE)('are found by “%s”: %s', async (keyword, text) => {
    const { uuid } = await run(CREATE, { input: notice({ board: 'NEWS', title: text, titles: {}, contents: {} }) });
    const search =
      'query ($keyword: String!) { readPostsByKeyword(keyword: $keyword, searchOption: haikoNews) { items { uuid } } }';
    expect(uuids((await query(test, search, { keyword })).data['readPostsByKeyword'])).toContain(uuid);
  });
});

describe('the lists of boards', () => {
  it('take one statement, whatever the page size', async () => {
    const fields = 'items { uuid user { nickname } sub_board { name } post_files { path } }';
    for (const take of [1, 50]) {
      const document = `{ readNotices(take: ${take}) { ${fields} } }`;
      expect(await countStatements(() => query(test, document))).toBe(1);
    }
    expect(await countStatements(() => query(test, '{ readFixedNotice { uuid } }'))).toBe(1);
  });

  it('come from an index of their own', async () => {
    const { uuid } = await run(SAVE, { input: category() });
    await test.database.manager.query(
      `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, board, sub_board_uuid, created_at)
       select u.uuid, u.nationality_uuid, 'en', '{"en": "a"}', '{"en": "b"}', (array['PLACE', 'COMMUNITY'])[1 + n % 2],
         case when n % 20 = 0 then $2::uuid end, now() - n * interval '1 hour'
       from users u, generate_series(1, 5000) n where u.uuid = $1`,
      [admin.uuid, uuid],
    );
    await asOwner(test, 'analyze posts');
    const page = { viewer: null, skip: 0, limit: 11, board: 'PLACE', subBoard: uuid } as const;
    for (const [statement, index] of [
      [NEWEST_OF_BOARD, 'ix_posts_board'],
      [NEWEST_OF_SUB_BOARD, 'ix_posts_sub_board'],
    ] as const) {
      const plan = await planOf(test, statement, page);
      expect(plan).toContain(`"Index Name":"${index}"`);
      expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"posts"/);
    }
  });
});

describe('a post of a board', () => {
  it('is liked, saved, commented and opened like any other, but changed by admins alone', async () => {
    const { uuid } = await run(CREATE, { input: notice({ board: 'NEWS' }) });
    const reader = await aUser(test);
    expect((await rest(test, 'post', `/api/likes_dislikes/${uuid}/like`, undefined, reader)).status).toBe(200);
    expect((await rest(test, 'post', `/api/scraps/${uuid}`, undefined, reader)).status).toBe(200);
    expect((await rest(test, 'post', '/api/comment', { postUuid: uuid, content: 'thanks' }, reader)).status).toBe(201);
    const body = { title: 'mine', content: 'now' };
    expect((await rest(test, 'put', `/api/post/${uuid}`, body, reader)).status).toBe(403);
  });
});
