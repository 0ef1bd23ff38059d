import { startApp, type TestApp } from '../../../test/app.js';
import {
  aModerator,
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
import { query } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPicture, aPost } from '../../../test/post-factories.js';

const UPDATE = `mutation ($uuid: ID!, $input: BoardPostInput!) { updateBoardPost(uuid: $uuid, input: $input) { uuid title } }`;
const DELETE = `mutation ($uuid: ID!) { deleteBoardPost(uuid: $uuid) }`;
const PIN = `mutation ($uuid: ID!) { pinNotice(uuid: $uuid) { uuid } }`;
const UNPIN = `mutation { unpinNotice }`;
const KEPT = `query ($board: Board!) { readKeptSubBoards(board: $board) { uuid order nameKo nameEn nameVi } }`;
const REMOVE = `mutation ($uuid: ID!, $moveTo: ID) { deleteSubBoard(uuid: $uuid, moveTo: $moveTo) }`;
const AUDIT = `query ($actorUuid: ID, $targetUuid: ID) { readAuditLog(actorUuid: $actorUuid, targetUuid: $targetUuid) {
  items { uuid action actor { uuid nickname } targetType targetUuid detail createdAt } hasMore } }`;

const CALLS: [string, string, object][] = [
  ['createBoardPost', CREATE, { input: notice() }],
  ['updateBoardPost', UPDATE, { uuid: UNKNOWN, input: notice() }],
  ['deleteBoardPost', DELETE, { uuid: UNKNOWN }],
  ['pinNotice', PIN, { uuid: UNKNOWN }],
  ['unpinNotice', UNPIN, {}],
  ['saveSubBoard', SAVE, { input: category() }],
  ['deleteSubBoard', REMOVE, { uuid: UNKNOWN }],
  ['readKeptSubBoards', KEPT, { board: 'PLACE' }],
];

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

const run = (document: string, variables: object = {}, caller = admin) => answer(test, caller, document, variables);
const refusal = (document: string, variables: object, caller: { token?: string } = admin) =>
  refusalOf(test, caller, document, variables);

describe('what only admins do', () => {
  it.each(CALLS)('%s refuses visitors with 401 and everybody else with 403', async (_, document, variables) => {
    expect((await refusal(document, variables, {})).status).toBe(401);
    for (const caller of [await aUser(test), await aModerator(test)]) {
      expect(await refusal(document, variables, caller)).toEqual({ status: 403, code: 'FORBIDDEN' });
    }
  });

  it('reads categories as they are kept, in their order, so that a change keeps what has no name of its own', async () => {
    const { uuid: last } = await run(SAVE, { input: category({ board: 'INFORMATION', order: 9001 }) });
    const { uuid: first } = await run(SAVE, { input: { board: 'INFORMATION', nameVi: 'Bệnh viện', order: 9000 } });
    const kept = await run(KEPT, { board: 'INFORMATION' });
    expect(kept.filter(({ order }: { order: number }) => order >= 9000)).toEqual([
      { uuid: first, order: 9000, nameKo: null, nameEn: null, nameVi: 'Bệnh viện' },
      { uuid: last, order: 9001, nameKo: '병원', nameEn: 'Hospitals', nameVi: null },
    ]);
    expect((await query(test, KEPT, { board: 'COMMUNITY' }, admin)).status).toBe(400);
  });

  it('is limited', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
    try {
      const someone = await anAdmin(strict);
      for (let i = 0; i < 120; i += 1) await query(strict, UNPIN, {}, someone);
      expect((await query(strict, UNPIN, {}, someone)).status).toBe(429);
    } finally {
      await strict.stop();
    }
  });

  it.each(CALLS.filter(([, , variables]) => 'uuid' in variables))(
    '%s answers 404 for what is not there and 400 for what is no uuid',
    async (_, document, variables) => {
      expect(await refusal(document, variables)).toEqual({ status: 404, code: 'NOT_FOUND' });
      expect((await refusal(document, { ...variables, uuid: 'x' })).code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('createBoardPost', () => {
  it.each([
    ['no title', { title: ' ' }, 'input.title', 'REQUIRED'],
    ['a translation that is too long', { titles: { ko: 'ㄱ'.repeat(101) } }, 'input.titles.ko', 'TOO_LONG'],
    ['an address that is not of a place', { address: 'Ansan' }, 'input.address', 'INVALID'],
    ['a map link that is not https', { board: 'PLACE', mapUrl: 'javascript:alert(1)' }, 'input.mapUrl', 'INVALID'],
    [
      'one that hides its host',
      { board: 'PLACE', mapUrl: 'https://haiko.kr@evil.example/' },
      'input.mapUrl',
      'INVALID',
    ],
    ['one that turns', { board: 'PLACE', mapUrl: 'https://evil.example/\u202erk' }, 'input.mapUrl', 'INVALID'],
    ['a category that is not there', { subBoardUuid: UNKNOWN }, 'input.subBoardUuid', 'INVALID'],
  ])('rejects %s', async (_, changes, path, code) => {
    expect(await refusal(CREATE, { input: notice(changes) })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: [{ path, code }],
    });
  });

  it('refuses the community board, a category of another board and a stranger’s file', async () => {
    expect((await refusal(CREATE, { input: notice({ board: 'COMMUNITY' }) })).code).toBe('MALFORMED_REQUEST');
    const { uuid } = await run(SAVE, { input: category() });
    expect((await refusal(CREATE, { input: notice({ subBoardUuid: uuid }) })).fields?.[0]?.path).toBe(
      'input.subBoardUuid',
    );
    const path = await aPicture(test, await aUser(test));
    const files = [{ name: 'a.png', path }];
    expect((await refusal(CREATE, { input: notice({ files }) })).code).toBe('FILE_NOT_FOUND');
  });

  it('keeps all nine languages that humans wrote, files, hashtags, address and map link', async () => {
    const { uuid: subBoardUuid } = await run(SAVE, { input: category() });
    const files = [{ name: 'map.png', path: await aPicture(test, admin) }];
    const input = {
      ...{ board: 'PLACE', subBoardUuid, title: NINE_SCRIPTS.ko, content: NINE_SCRIPTS.ko },
      ...{ titles: NINE_SCRIPTS, contents: NINE_SCRIPTS, hashtagNames: ['병원'], files },
      ...{ address: '경기도 안산시 단원구', mapUrl: 'https://map.kakao.com/?q=안산' },
    };
    const { uuid } = await run(CREATE, { input });
    const { data } = await query(
      test,
      `{ readPost(uuid: "${uuid}") { title titleKo titleEn titleZh titleJa titleTh titleVi titleKm titleTl titleBn contentKm
         originalLanguage address mapUrl hashtags { name } post_files { name } sub_board { uuid name nameKo nameBn } } }`,
    );
    expect(data['readPost']).toEqual({
      title: NINE_SCRIPTS.ko,
      ...Object.fromEntries(
        Object.entries(NINE_SCRIPTS).map(([code, text]) => [`title${code[0]?.toUpperCase()}${code[1]}`, text]),
      ),
      contentKm: NINE_SCRIPTS.km,
      originalLanguage: 'ko',
      address: '경기도 안산시 단원구',
      mapUrl: 'https://map.kakao.com/?q=안산',
      hashtags: [{ name: '병원' }],
      post_files: [{ name: 'map.png' }],
      sub_board: { uuid: subBoardUuid, name: '병원', nameKo: '병원', nameBn: '병원' },
    });
  });

  it('stays out of the feed and of the author’s own posts', async () => {
    const { uuid } = await run(CREATE, { input: notice() });
    const { data } = await query(
      test,
      '{ readPosts(take: 50) { items { uuid } } readOwnedPosts(take: 50) { items { uuid } } }',
      {},
      admin,
    );
    expect([...uuids(data['readPosts']), ...uuids(data['readOwnedPosts'])]).not.toContain(uuid);
  });
});

describe('updateBoardPost', () => {
  it('replaces the post, also by another admin, whose colleague’s file stays; an unchanged text keeps its translations', async () => {
    const files = [{ name: 'a.png', path: await aPicture(test, admin) }];
    const input = notice({ title: 'Old', titles: { ko: '옛', vi: 'Cũ' }, contents: { ko: '글' }, files });
    const { uuid } = await run(CREATE, { input });
    const changed = notice({ title: 'New', titles: { ko: '새' }, files });
    await run(UPDATE, { uuid, input: changed }, await anAdmin(test));
    const { data } = await query(
      test,
      `{ readPost(uuid: "${uuid}") { title titleKo titleVi contentKo post_files { name } } }`,
    );
    expect(data['readPost']).toEqual({
      ...{ title: 'New', titleKo: '새', titleVi: 'New', contentKo: '글' },
      post_files: [{ name: 'a.png' }],
    });
  });

  it('touches no post of the community', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    expect((await refusal(UPDATE, { uuid, input: notice() })).code).toBe('NOT_FOUND');
    expect((await refusal(DELETE, { uuid })).code).toBe('NOT_FOUND');
    expect((await refusal(PIN, { uuid })).code).toBe('NOT_FOUND');
  });
});

describe('the notice on top', () => {
  const pinned = async () => (await query(test, '{ readFixedNotice { uuid } }')).data['readFixedNotice'];

  it('is one, however many are pinned at once; deleting or moving it takes it down', async () => {
    const notices: string[] = [];
    for (let i = 0; i < 6; i += 1) notices.push((await run(CREATE, { input: notice() })).uuid);
    await Promise.all(notices.map((uuid) => run(PIN, { uuid })));
    const [{ count }] = await test.database.manager.query('select count(*)::int as count from pinned_notice');
    expect(count).toBe(1);
    const { uuid } = await pinned();
    expect(notices).toContain(uuid);
    expect(await run(DELETE, { uuid })).toBe(true);
    expect(await pinned()).toBeNull();
    const [next = ''] = notices.filter((other) => other !== uuid);
    await run(PIN, { uuid: next });
    await run(UPDATE, { uuid: next, input: notice({ board: 'NEWS' }) });
    expect(await pinned()).toBeNull();
  });

  it('goes when it is unpinned', async () => {
    const { uuid } = await run(CREATE, { input: notice() });
    await run(PIN, { uuid });
    expect(await pinned()).toEqual({ uuid });
    expect([await run(UNPIN), await run(UNPIN)]).toEqual([true, false]);
    expect(await pinned()).toBeNull();
  });
});

describe('the audit log', () => {
  it('is for admins and moderators', async () => {
    expect((await refusal(AUDIT, {}, {})).status).toBe(401);
    expect(await refusal(AUDIT, {}, await aUser(test))).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect(await run(AUDIT, {}, await aModerator(test))).toHaveProperty('items');
  });

  it('has a line for each act of an admin and none for a refused one', async () => {
    const someone = await anAdmin(test);
    const { uuid } = await run(CREATE, { input: notice({ title: '공지' }) }, someone);
    await run(PIN, { uuid }, someone);
    await run(UNPIN, {}, someone);
    await run(UPDATE, { uuid, input: notice({ title: '공지 2' }) }, someone);
    await run(DELETE, { uuid }, someone);
    await refusal(DELETE, { uuid }, someone);
    const { uuid: subBoard } = await run(SAVE, { input: category() }, someone);
    const { items } = await run(AUDIT, { actorUuid: someone.uuid });
    expect(
      items.map((item: { action: string; targetUuid: string; detail: string }) => [
        item.action,
        item.targetUuid,
        item.detail,
      ]),
    ).toEqual([
      ['saveSubBoard', subBoard, 'PLACE 병원'],
      ['deleteBoardPost', uuid, '공지 2'],
      ['updateBoardPost', uuid, '공지 2'],
      ['unpinNotice', uuid, ''],
      ['pinNotice', uuid, '공지'],
      ['createBoardPost', uuid, '공지'],
    ]);
    expect(items[0].actor).toEqual({ uuid: someone.uuid, nickname: someone.nickname });
    expect((await run(AUDIT, { targetUuid: uuid })).items).toHaveLength(5);
  });
});

describe('deleteSubBoard', () => {
  const READ = 'query ($uuid: ID!) { readPost(uuid: $uuid) { sub_board { uuid } } }';
  const categoryOf = async (uuid: string) => (await run(READ, { uuid })).sub_board;
  const aPlaceIn = async (subBoardUuid: string): Promise<string> =>
    (await run(CREATE, { input: { ...notice({ board: 'PLACE' }), subBoardUuid } })).uuid;
  const keptOf = async (uuid: string) =>
    (await run('{ readKeptSubBoards(board: PLACE) { uuid posts } }')).find(
      (each: { uuid: string }) => each.uuid === uuid,
    );

  it('finds none that is not there, and moves nothing to another board or to itself', async () => {
    expect((await refusal(REMOVE, { uuid: 'x' })).code).toBe('VALIDATION_FAILED');
    expect((await refusal(REMOVE, { uuid: UNKNOWN })).code).toBe('NOT_FOUND');
    const { uuid } = await run(SAVE, { input: category() });
    const { uuid: elsewhere } = await run(SAVE, { input: category({ board: 'INFORMATION' }) });
    for (const moveTo of [elsewhere, uuid, UNKNOWN])
      expect((await refusal(REMOVE, { uuid, moveTo })).fields).toEqual([{ path: 'moveTo', code: 'INVALID' }]);
    expect(await keptOf(uuid)).toEqual({ uuid, posts: 0 });
  });

  it('takes an empty one away, and moves what stands in one', async () => {
    const someone = await anAdmin(test);
    const [from, to] = [
      await run(SAVE, { input: category() }),
      await run(SAVE, { input: category({ nameKo: '약국' }) }),
    ];
    const [place, gone] = [await aPlaceIn(from.uuid), await aPlaceIn(from.uuid)];
    await run(DELETE, { uuid: gone });
    expect(await keptOf(from.uuid)).toEqual({ uuid: from.uuid, posts: 1 });
    expect(await run(REMOVE, { uuid: from.uuid, moveTo: to.uuid }, someone)).toBe(true);
    expect([await categoryOf(place), await keptOf(from.uuid)]).toEqual([{ uuid: to.uuid }, undefined]);
    expect(await run(REMOVE, { uuid: to.uuid }, someone)).toBe(true);
    expect([await categoryOf(place), await keptOf(to.uuid)]).toEqual([null, undefined]);
    const { items } = await run(AUDIT, { actorUuid: someone.uuid });
    expect(items.map(({ action, detail }: { action: string; detail: string }) => [action, detail])).toEqual([
      ['deleteSubBoard', 'PLACE 약국: 1 posts'],
      ['deleteSubBoard', 'PLACE 병원: 1 posts → 약국'],
    ]);
  });

  it('waits for a post that is just put into it', async () => {
    const { uuid } = await run(SAVE, { input: category() });
    const replies = await Promise.all([
      query(test, REMOVE, { uuid }, admin),
      query(test, CREATE, { input: { ...notice({ board: 'PLACE' }), subBoardUuid: uuid } }, admin),
    ]);
    expect(replies[0].data).toEqual({ deleteSubBoard: true });
    expect([undefined, 'VALIDATION_FAILED']).toContain(replies[1].errors[0]?.extensions.code);
  });
});
