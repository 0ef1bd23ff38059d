import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { NOTE_MAX } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aNote, befriend, CONVERSATIONS, MESSAGES, withdraw } from '../../../test/note-factories.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';

let test: TestApp;
let minjun: TestUser;
let sokha: TestUser;
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  [minjun, sokha] = [await aUser(test), await aUser(test)];
});
afterAll(() => test.stop());

const send = (to: string, body: object, caller = {}) => rest(test, 'post', `/api/notes/${to}`, body, caller);

async function conversations(caller: { token: string }, variables = {}) {
  return (await query(test, CONVERSATIONS, variables, caller)).data['readConversationList'];
}

async function messages(caller: { token: string }, partner: { uuid: string }, variables = {}) {
  const reply = await query(test, MESSAGES, { partner: partner.uuid, ...variables }, caller);
  return reply.data['readConversationMessages'];
}

async function unread(caller: { token: string }): Promise<number> {
  const { data } = await query(test, '{ readUserInformation { unreadNotesCount } }', {}, caller);
  return data['readUserInformation'].unreadNotesCount;
}

describe('POST /api/notes/:id', () => {
  it('requires sign-in', async () => {
    expect((await send(UNKNOWN, { content: 'a' })).status).toBe(401);
  });

  it.each([
    ['neither text nor file', {}, 'EMPTY_NOTE'],
    ['nothing but spaces', { content: ' \n\u200b', fileUrl: '' }, 'EMPTY_NOTE'],
    ['2,001 characters', { content: '👨‍👩‍👧'.repeat(NOTE_MAX + 1) }, 'VALIDATION_FAILED'],
    ['a text that is none', { content: { a: 1 } }, 'VALIDATION_FAILED'],
    ['a file that nobody uploaded', { fileUrl: '/files/private-0.webp' }, 'FILE_NOT_FOUND'],
  ])('rejects %s', async (_, body, code) => {
    const reply = await send(sokha.uuid, body, minjun);
    expect([reply.status, reply.body.code]).toEqual([400, code]);
    expect(await conversations(minjun)).toMatchObject({ items: [], totalCount: 0 });
  });

  it('finds no malformed, missing or withdrawn recipient, and takes none to oneself', async () => {
    expect((await send('x', { content: 'a' }, minjun)).body.code).toBe('VALIDATION_FAILED');
    expect((await send(UNKNOWN, { content: 'a' }, minjun)).body.code).toBe('NOT_FOUND');
    const toSelf = await send(minjun.uuid, { content: 'a' }, minjun);
    expect([toSelf.status, toSelf.body.fields]).toEqual([400, [{ path: 'id', code: 'INVALID' }]]);
    await withdraw(test, sokha);
    expect((await send(sokha.uuid, { content: 'a' }, minjun)).body.code).toBe('NOT_FOUND');
  });

  it('goes across no block, in either direction; the conversation is hidden while it lasts', async () => {
    await aNote(test, minjun, sokha, 'before');
    await rest(test, 'post', `/api/user/block/${minjun.uuid}`, undefined, sokha);
    for (const [from, to] of [
      [minjun, sokha],
      [sokha, minjun],
    ] as const) {
      const reply = await send(to.uuid, { content: 'a' }, from);
      expect([reply.status, reply.body.code]).toEqual([403, 'BLOCKED']);
      expect(await conversations(from)).toMatchObject({ items: [], totalCount: 0 });
      expect((await messages(from, to)).items).toEqual([]);
    }
    expect(await unread(sokha)).toBe(0);
    await rest(test, 'delete', `/api/user/block/${minjun.uuid}`, undefined, sokha);
    expect((await conversations(sokha)).totalCount).toBe(1);
    expect(await unread(sokha)).toBe(1);
  });

  it('reaches ten new people a day, friends and people who wrote first not counted', async () => {
    const strict = await startApp({ DATABASE_URL: test.databaseUrl, RATE_LIMIT_FACTOR: '1' });
    const strangers = await Promise.all(Array.from({ length: 12 }, () => aUser(test)));
    const [friend, writer] = [await aUser(test), await aUser(test)];
    await befriend(test, minjun, friend);
    await aNote(test, writer, minjun, 'Hello');
    const write = async (to: TestUser) =>
      (await rest(strict, 'post', `/api/notes/${to.uuid}`, { content: 'a' }, minjun)).status;
    const statuses = await Promise.all(strangers.map(write));
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(201), 429, 429]);
    expect(await Promise.all([write(friend), write(writer), write(friend)])).toEqual([201, 201, 201]);
    await strict.stop();
  });

  it('keeps every script and shows it to both sides', async () => {
    for (const language of LANGUAGES) await aNote(test, minjun, sokha, NINE_SCRIPTS[language]);
    const texts = LANGUAGES.map((language) => NINE_SCRIPTS[language]).reverse();
    for (const [reader, partner] of [
      [minjun, sokha],
      [sokha, minjun],
    ] as const) {
      const { items, hasMore } = await messages(reader, partner);
      expect(items.map(({ content }: { content: string }) => content)).toEqual(texts);
      expect(items[0]).toMatchObject({
        contentKm: NINE_SCRIPTS.bn,
        isMyMessage: reader === minjun,
        fromUser: { uuid: minjun.uuid },
        toUser: { uuid: sokha.uuid },
      });
      expect(hasMore).toBe(false);
    }
  });

  it('answers with the note, as its sender sees it', async () => {
    const reply = await send(sokha.uuid, { content: '  សួស្តី ', unknown: 1 }, minjun);
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      content: 'សួស្តី',
      originalLanguage: 'km',
      fileUrl: null,
      isMyMessage: true,
      isRead: false,
    });
  });

  it('counts exactly when fifty notes race both ways', async () => {
    const all = Array.from({ length: 50 }, (_, i) => i);
    await Promise.all(
      all.map((i) => (i % 2 ? aNote(test, minjun, sokha, `${i}`) : aNote(test, sokha, minjun, `${i}`))),
    );
    expect([await unread(minjun), await unread(sokha)]).toEqual([25, 25]);
    for (const [reader, partner] of [
      [minjun, sokha],
      [sokha, minjun],
    ] as const) {
      const list = await conversations(reader);
      expect(list).toMatchObject({ totalCount: 1, items: [{ unreadCount: 25 }] });
      const { items } = await messages(reader, partner, { take: 50 });
      expect(items).toHaveLength(50);
      expect(items[0].content).toBe(list.items[0].lastMessage.content);
    }
  });
});

describe('readConversationList', () => {
  it('requires sign-in', async () => {
    expect((await query(test, CONVERSATIONS)).status).toBe(401);
  });

  it('has one line for each partner, the latest first, with its last note and its unread ones', async () => {
    const emma = await aUser(test);
    await aNote(test, minjun, sokha, 'one');
    await aNote(test, emma, minjun, 'two');
    await aNote(test, sokha, minjun, 'three');
    await aNote(test, sokha, minjun, NINE_SCRIPTS.th);
    expect(await conversations(minjun, { take: 1 })).toMatchObject({ totalCount: 2, hasMore: true });
    const { items } = await conversations(minjun);
    expect(items).toMatchObject([
      { partnerUser: { uuid: sokha.uuid }, lastMessage: { content: NINE_SCRIPTS.th, hasFile: false }, unreadCount: 2 },
      { partnerUser: { uuid: emma.uuid }, lastMessage: { content: 'two' }, unreadCount: 1 },
    ]);
    expect(await conversations(emma)).toMatchObject({ items: [{ unreadCount: 0, lastMessage: { content: 'two' } }] });
  });

  it.each(LANGUAGES)('finds a part of the last note, %s', async (language) => {
    await aNote(test, minjun, sokha, NINE_SCRIPTS[language]);
    await aNote(test, minjun, await aUser(test), '100%_x');
    const found = await conversations(minjun, { keyword: NINE_SCRIPTS[language].slice(2, 6) });
    expect(found).toMatchObject({ totalCount: 1, items: [{ partnerUser: { uuid: sokha.uuid } }] });
  });

  it('finds a nickname in any case, and takes wildcards for what they are', async () => {
    await aNote(test, minjun, sokha, 'Hello');
    const totalOf = async (keyword: string) => (await conversations(minjun, { keyword })).totalCount;
    expect(await totalOf(sokha.nickname.toUpperCase())).toBe(1);
    expect(await totalOf('hELLo')).toBe(1);
    expect([await totalOf('%'), await totalOf('H_llo'), await totalOf(' ')]).toEqual([0, 0, 1]);
  });

  it('has a list of friends, and one of the others', async () => {
    const friend = await aUser(test);
    await befriend(test, minjun, friend);
    await aNote(test, minjun, sokha, 'general');
    await aNote(test, friend, minjun, 'friend');
    const textsOf = async (isFriend: boolean | null) =>
      (await conversations(minjun, { isFriend })).items.map(
        (item: { lastMessage: { content: string } }) => item.lastMessage.content,
      );
    expect([await textsOf(true), await textsOf(false), await textsOf(null)]).toEqual([
      ['friend'],
      ['general'],
      ['friend', 'general'],
    ]);
  });

  it('shows a withdrawn partner as nobody', async () => {
    await aNote(test, sokha, minjun, 'bye');
    await withdraw(test, sokha);
    const { items } = await conversations(minjun);
    expect(items[0].partnerUser).toEqual({
      uuid: sokha.uuid,
      nickname: '',
      profileImageUrl: null,
      isWithdrawn: true,
      nationalityInfo: { nationality: null },
    });
    expect((await messages(minjun, sokha)).items[0]).toMatchObject({ content: 'bye', fromUser: { nickname: '' } });
  });

  it('takes as many statements for one conversation as for many', async () => {
    for (let i = 0; i < 4; i += 1) await aNote(test, await aUser(test), minjun, `${i}`);
    const [one, four] = [
      await countStatements(() => conversations(minjun, { take: 1 })),
      await countStatements(() => conversations(minjun, { take: 4 })),
    ];
    expect([one, four]).toEqual([3, 3]);
  });
});

describe('readConversationMessages', () => {
  it('requires sign-in and rejects a malformed partner; a stranger is an empty page', async () => {
    expect((await query(test, MESSAGES, { partner: sokha.uuid })).status).toBe(401);
    expect((await query(test, MESSAGES, { partner: 'x' }, minjun)).errors[0]?.extensions.code).toBe(
      'VALIDATION_FAILED',
    );
    expect(await messages(minjun, { uuid: UNKNOWN })).toEqual({ items: [], hasMore: false });
  });

  it('marks what it shows as read, once, and nothing else', async () => {
    for (let i = 0; i < 3; i += 1) await aNote(test, sokha, minjun, `${i}`);
    expect(await unread(minjun)).toBe(3);
    const first = await messages(minjun, sokha, { take: 2 });
    expect(first).toMatchObject({ items: [{ isRead: false }, { isRead: false }], hasMore: true });
    expect(await unread(minjun)).toBe(1);
    expect((await messages(sokha, minjun)).items).toMatchObject([
      { isRead: true },
      { isRead: true },
      { isRead: false },
    ]);
    const before: unknown = await test.database.manager.query('select uuid, read_at from notes order by uuid');
    await Promise.all([messages(minjun, sokha, { take: 2 }), messages(minjun, sokha, { take: 2 })]);
    expect(await test.database.manager.query('select uuid, read_at from notes order by uuid')).toEqual(before);
  });

  it('shows nobody else’s notes', async () => {
    await aNote(test, sokha, minjun, 'secret');
    const stranger = await aUser(test);
    expect((await messages(stranger, sokha)).items).toEqual([]);
    expect((await messages(stranger, minjun)).items).toEqual([]);
    expect(await unread(minjun)).toBe(1);
  });

  it('takes as many statements for one note as for many', async () => {
    for (let i = 0; i < 4; i += 1) await aNote(test, sokha, minjun, `${i}`);
    await messages(minjun, sokha);
    const [one, four] = [
      await countStatements(() => messages(minjun, sokha, { take: 1 })),
      await countStatements(() => messages(minjun, sokha, { take: 4 })),
    ];
    expect([one, four]).toEqual([2, 2]);
  });
});

describe('DELETE /api/notes', () => {
  const remove = (path: string, caller = {}, body?: object) => rest(test, 'delete', `/api/notes/${path}`, body, caller);

  it.each(['received', 'sent'])('%s: requires sign-in, rejects bad input, finds no missing note', async (side) => {
    expect((await remove(`${side}/${UNKNOWN}`)).status).toBe(401);
    expect((await remove(side, {}, { noteUuids: [UNKNOWN] })).status).toBe(401);
    expect((await remove(`${side}/x`, minjun)).body.code).toBe('VALIDATION_FAILED');
    for (const noteUuids of [undefined, [], ['x'], Array.from({ length: 101 }, () => UNKNOWN)])
      expect((await remove(side, minjun, { noteUuids })).body.code).toBe('VALIDATION_FAILED');
    expect((await remove(`${side}/${UNKNOWN}`, minjun)).body.code).toBe('NOT_FOUND');
    expect((await remove(side, minjun, { noteUuids: [UNKNOWN] })).body.code).toBe('NOT_FOUND');
  });

  it('finds only the notes of that side of oneself', async () => {
    const { uuid } = await aNote(test, minjun, sokha, 'mine');
    const stranger = await aUser(test);
    for (const [path, caller] of [
      [`sent/${uuid}`, sokha],
      [`received/${uuid}`, minjun],
      [`sent/${uuid}`, stranger],
      [`received/${uuid}`, stranger],
    ] as const)
      expect((await remove(path, caller)).status).toBe(404);
    expect((await messages(sokha, minjun)).items).toHaveLength(1);
  });

  it('removes several on one’s own side, all or none; the list goes back to the note before', async () => {
    const notes = [];
    for (let i = 0; i < 3; i += 1) notes.push(await aNote(test, sokha, minjun, `${i}`));
    const [, second, third] = notes.map(({ uuid }) => uuid);
    expect((await remove('received', minjun, { noteUuids: [third, UNKNOWN] })).status).toBe(404);
    expect(await unread(minjun)).toBe(3);
    expect((await remove('received', minjun, { noteUuids: [second, third, third] })).status).toBe(204);
    expect((await remove(`received/${third}`, minjun)).status).toBe(404);
    expect(await unread(minjun)).toBe(1);
    expect((await conversations(minjun)).items).toMatchObject([{ lastMessage: { content: '0' }, unreadCount: 1 }]);
    expect((await conversations(sokha)).items).toMatchObject([{ lastMessage: { content: '2' } }]);
  });

  it('hides a conversation without notes until the next one comes', async () => {
    const { uuid } = await aNote(test, minjun, sokha, 'one');
    expect((await remove(`sent/${uuid}`, minjun)).status).toBe(204);
    expect(await conversations(minjun)).toMatchObject({ items: [], totalCount: 0 });
    expect((await conversations(sokha)).totalCount).toBe(1);
    await aNote(test, sokha, minjun, 'two');
    expect((await conversations(minjun)).items).toMatchObject([{ lastMessage: { content: 'two' } }]);
    expect((await messages(minjun, sokha)).items).toHaveLength(1);
  });

  it('leaves nothing of what both have deleted, also when they do it at once', async () => {
    const notes = await Promise.all(Array.from({ length: 10 }, (_, i) => aNote(test, minjun, sokha, `${i}`)));
    const replies = await Promise.all(
      notes.flatMap(({ uuid }) => [remove(`sent/${uuid}`, minjun), remove(`received/${uuid}`, sokha)]),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
    const left: unknown[] = await test.database.manager.query('select uuid from notes where uuid = any($1)', [
      notes.map(({ uuid }) => uuid),
    ]);
    expect(left).toEqual([]);
    expect([(await conversations(minjun)).totalCount, (await conversations(sokha)).totalCount]).toEqual([0, 0]);
  });
});
