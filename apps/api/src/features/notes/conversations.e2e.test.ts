import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import {
  aNote,
  befriend,
  CONVERSATIONS,
  conversationsOf,
  MESSAGES,
  messagesOf,
  unreadNotesOf,
  withdraw,
} from '../../../test/note-factories.js';

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
    expect(await conversationsOf(test, minjun, { take: 1 })).toMatchObject({ totalCount: 2, hasMore: true });
    const { items } = await conversationsOf(test, minjun);
    expect(items).toMatchObject([
      { partnerUser: { uuid: sokha.uuid }, lastMessage: { content: NINE_SCRIPTS.th, hasFile: false }, unreadCount: 2 },
      { partnerUser: { uuid: emma.uuid }, lastMessage: { content: 'two' }, unreadCount: 1 },
    ]);
    expect(await conversationsOf(test, emma)).toMatchObject({
      items: [{ unreadCount: 0, lastMessage: { content: 'two' } }],
    });
  });

  it.each(LANGUAGES)('finds a part of the last note, %s', async (language) => {
    await aNote(test, minjun, sokha, NINE_SCRIPTS[language]);
    await aNote(test, minjun, await aUser(test), '100%_x');
    const found = await conversationsOf(test, minjun, { keyword: NINE_SCRIPTS[language].slice(2, 6) });
    expect(found).toMatchObject({ totalCount: 1, items: [{ partnerUser: { uuid: sokha.uuid } }] });
  });

  it('finds a nickname in any case, and takes wildcards for what they are', async () => {
    await aNote(test, minjun, sokha, 'Hello');
    const totalOf = async (keyword: string) => (await conversationsOf(test, minjun, { keyword })).totalCount;
    expect(await totalOf(sokha.nickname.toUpperCase())).toBe(1);
    expect(await totalOf('hELLo')).toBe(1);
    expect([await totalOf('%'), await totalOf('H_llo'), await totalOf(' ')]).toEqual([0, 0, 1]);
  });

  it('finds a note without the marks of its Vietnamese, and in any width', async () => {
    await aNote(test, minjun, sokha, 'Tìm việc ở Ansan, visa E-9');
    const totalOf = async (keyword: string) => (await conversationsOf(test, minjun, { keyword })).totalCount;
    expect([await totalOf('tim viec'), await totalOf('ｖｉｓａ'), await totalOf('tim viek')]).toEqual([1, 1, 0]);
  });

  it('has a list of friends, and one of the others', async () => {
    const friend = await aUser(test);
    await befriend(test, minjun, friend);
    await aNote(test, minjun, sokha, 'general');
    await aNote(test, friend, minjun, 'friend');
    const textsOf = async (isFriend: boolean | null) =>
      (await conversationsOf(test, minjun, { isFriend })).items.map(
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
    const { items } = await conversationsOf(test, minjun);
    expect(items[0].partnerUser).toEqual({
      uuid: sokha.uuid,
      nickname: '',
      profileImageUrl: null,
      isWithdrawn: true,
      nationalityInfo: { nationality: null },
    });
    expect((await messagesOf(test, minjun, sokha)).items[0]).toMatchObject({
      content: 'bye',
      fromUser: { nickname: '' },
    });
  });

  it('takes as many statements for one conversation as for many', async () => {
    for (let i = 0; i < 4; i += 1) await aNote(test, await aUser(test), minjun, `${i}`);
    const [one, four] = [
      await countStatements(() => conversationsOf(test, minjun, { take: 1 })),
      await countStatements(() => conversationsOf(test, minjun, { take: 4 })),
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
    expect(await messagesOf(test, minjun, { uuid: UNKNOWN })).toEqual({ items: [], hasMore: false });
  });

  it('marks all of the conversation as read, shown or not, once, and of no other', async () => {
    for (let i = 0; i < 3; i += 1) await aNote(test, sokha, minjun, `${i}`);
    const emma = await aUser(test);
    await aNote(test, emma, minjun, 'of another');
    expect(await unreadNotesOf(test, minjun)).toBe(4);
    const first = await messagesOf(test, minjun, sokha, { take: 2 });
    expect(first).toMatchObject({ items: [{ isRead: false }, { isRead: false }], hasMore: true });
    expect(await unreadNotesOf(test, minjun)).toBe(1);
    const ofSender = [{ isRead: true }, { isRead: true }, { isRead: true }];
    expect((await messagesOf(test, sokha, minjun)).items).toMatchObject(ofSender);
    const before: unknown = await test.database.manager.query('select uuid, read_at from notes order by uuid');
    await Promise.all([messagesOf(test, minjun, sokha, { take: 2 }), messagesOf(test, minjun, sokha, { take: 2 })]);
    expect(await test.database.manager.query('select uuid, read_at from notes order by uuid')).toEqual(before);
  });

  it('marks what lies below a page of the reader’s own notes, and leaves what is newer than the page', async () => {
    await aNote(test, sokha, minjun, 'before');
    for (let i = 0; i < 2; i += 1) await aNote(test, minjun, sokha, `${i}`);
    await messagesOf(test, minjun, sokha, { take: 2 });
    expect(await unreadNotesOf(test, minjun)).toBe(0);
    for (let i = 0; i < 2; i += 1) await aNote(test, sokha, minjun, `after ${i}`);
    await messagesOf(test, minjun, sokha, { skip: 1 });
    expect((await conversationsOf(test, minjun)).items).toMatchObject([{ unreadCount: 1 }]);
  });

  it('shows nobody else’s notes', async () => {
    await aNote(test, sokha, minjun, 'secret');
    const stranger = await aUser(test);
    expect((await messagesOf(test, stranger, sokha)).items).toEqual([]);
    expect((await messagesOf(test, stranger, minjun)).items).toEqual([]);
    expect(await unreadNotesOf(test, minjun)).toBe(1);
  });

  it('takes as many statements for one note as for many', async () => {
    for (let i = 0; i < 4; i += 1) await aNote(test, sokha, minjun, `${i}`);
    await messagesOf(test, minjun, sokha);
    const [one, four] = [
      await countStatements(() => messagesOf(test, minjun, sokha, { take: 1 })),
      await countStatements(() => messagesOf(test, minjun, sokha, { take: 4 })),
    ];
    expect([one, four]).toEqual([2, 2]);
  });
});
