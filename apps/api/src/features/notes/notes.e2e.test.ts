import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { NOTE_MAX } from '@haiko/shared/limits';
import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aNote, befriend, conversationsOf, messagesOf, unreadNotesOf, withdraw } from '../../../test/note-factories.js';

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
    expect(await conversationsOf(test, minjun)).toMatchObject({ items: [], totalCount: 0 });
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
      expect(await conversationsOf(test, from)).toMatchObject({ items: [], totalCount: 0 });
      expect((await messagesOf(test, from, to)).items).toEqual([]);
    }
    expect(await unreadNotesOf(test, sokha)).toBe(0);
    await rest(test, 'delete', `/api/user/block/${minjun.uuid}`, undefined, sokha);
    expect((await conversationsOf(test, sokha)).totalCount).toBe(1);
    expect(await unreadNotesOf(test, sokha)).toBe(1);
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
      const { items, hasMore } = await messagesOf(test, reader, partner);
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
    expect([await unreadNotesOf(test, minjun), await unreadNotesOf(test, sokha)]).toEqual([25, 25]);
    for (const [reader, partner] of [
      [minjun, sokha],
      [sokha, minjun],
    ] as const) {
      const list = await conversationsOf(test, reader);
      expect(list).toMatchObject({ totalCount: 1, items: [{ unreadCount: 25 }] });
      const { items } = await messagesOf(test, reader, partner, { take: 50 });
      expect(items).toHaveLength(50);
      expect(items[0].content).toBe(list.items[0].lastMessage.content);
    }
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
    expect((await messagesOf(test, sokha, minjun)).items).toHaveLength(1);
  });

  it('removes several on one’s own side, all or none; the list goes back to the note before', async () => {
    const notes = [];
    for (let i = 0; i < 3; i += 1) notes.push(await aNote(test, sokha, minjun, `${i}`));
    const [, second, third] = notes.map(({ uuid }) => uuid);
    expect((await remove('received', minjun, { noteUuids: [third, UNKNOWN] })).status).toBe(404);
    expect(await unreadNotesOf(test, minjun)).toBe(3);
    expect((await remove('received', minjun, { noteUuids: [second, third, third] })).status).toBe(204);
    expect((await remove(`received/${third}`, minjun)).status).toBe(404);
    expect(await unreadNotesOf(test, minjun)).toBe(1);
    expect((await conversationsOf(test, minjun)).items).toMatchObject([
      { lastMessage: { content: '0' }, unreadCount: 1 },
    ]);
    expect((await conversationsOf(test, sokha)).items).toMatchObject([{ lastMessage: { content: '2' } }]);
  });

  it('hides a conversation without notes until the next one comes', async () => {
    const { uuid } = await aNote(test, minjun, sokha, 'one');
    expect((await remove(`sent/${uuid}`, minjun)).status).toBe(204);
    expect(await conversationsOf(test, minjun)).toMatchObject({ items: [], totalCount: 0 });
    expect((await conversationsOf(test, sokha)).totalCount).toBe(1);
    await aNote(test, sokha, minjun, 'two');
    expect((await conversationsOf(test, minjun)).items).toMatchObject([{ lastMessage: { content: 'two' } }]);
    expect((await messagesOf(test, minjun, sokha)).items).toHaveLength(1);
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
    expect([(await conversationsOf(test, minjun)).totalCount, (await conversationsOf(test, sokha)).totalCount]).toEqual(
      [0, 0],
    );
  });
});
