import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends, blocks } from '../../../test/friend-factories.js';
import { withdraw } from '../../../test/note-factories.js';
import { aPost } from '../../../test/post-factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const run = (text: string, values: unknown[] = []) => test.database.manager.query(text, values);

describe('the page of a person', () => {
  const PAGE = `query ($uuid: ID!) {
    readUser(uuid: $uuid) { uuid languages memberSince commonFriendsCount }
    readPostsOfUser(uuid: $uuid, take: 2) { items { uuid user { uuid } } totalCount hasMore }
  }`;
  const pageOf = async (uuid: string, reader: TestUser) => (await query(test, PAGE, { uuid }, reader)).data;

  it('is for who is signed in', async () => {
    expect((await query(test, PAGE, { uuid: (await aUser(test)).uuid })).status).toBe(401);
  });

  it('says which languages they use, since which month they are here, and what they wrote, newest first', async () => {
    const [person, reader] = await Promise.all([aUser(test, { language: 'vi' }), aUser(test)]);
    const posts: string[] = [];
    for (const [title, content] of [
      ['Chợ ở Ansan', 'Mùa đông đầu tiên ở đây lạnh quá.'],
      ['안산의 첫 겨울', '따뜻한 옷은 어디에서 사나요?'],
      ['두 번째 겨울', '올해도 많이 춥네요.'],
      ['A warm coat', 'Where do you buy one around here?'],
    ] as const) {
      posts.unshift((await aPost(test, person, { title, content })).uuid);
    }
    await run(`update users set created_at = '2026-03-31T15:30:00Z' where uuid = $1`, [person.uuid]);
    const { readUser, readPostsOfUser } = await pageOf(person.uuid, reader);
    expect(readUser).toEqual({
      uuid: person.uuid,
      languages: ['vi', 'ko', 'en'],
      memberSince: '2026-04',
      commonFriendsCount: 0,
    });
    const cards = posts.slice(0, 2).map((uuid) => ({ uuid, user: { uuid: person.uuid } }));
    expect(readPostsOfUser).toEqual({ items: cards, totalCount: 4, hasMore: true });
  });

  it('counts the friends in common, but for those behind a block, and names none', async () => {
    const [person, reader, common, blocked, own] = await Promise.all(Array.from({ length: 5 }, () => aUser(test)));
    if (!person || !reader || !common || !blocked || !own) throw new Error('Five people');
    await areFriends(test, person, common);
    await areFriends(test, common, reader);
    await areFriends(test, reader, own);
    await areFriends(test, blocked, person);
    await areFriends(test, reader, blocked);
    expect((await pageOf(person.uuid, reader)).readUser.commonFriendsCount).toBe(2);
    await blocks(test, reader, blocked);
    expect((await pageOf(person.uuid, reader)).readUser.commonFriendsCount).toBe(1);
    expect((await pageOf(reader.uuid, reader)).readUser.commonFriendsCount).toBeNull();
  });

  it('shows no posts across a block, of who has left, or of a hidden profile', async () => {
    const [person, reader] = await Promise.all([aUser(test), aUser(test)]);
    await aPost(test, person);
    const postsFor = async (who: TestUser) => (await pageOf(person.uuid, who)).readPostsOfUser.totalCount;
    expect(await postsFor(reader)).toBe(1);
    const [blocker, blocked] = await Promise.all([aUser(test), aUser(test)]);
    await blocks(test, blocker, person);
    await blocks(test, person, blocked);
    expect([await postsFor(blocker), await postsFor(blocked)]).toEqual([0, 0]);
    await run('update users set hidden_at = now() where uuid = $1', [person.uuid]);
    expect([await postsFor(reader), await postsFor(person)]).toEqual([0, 1]);
    await run('update users set hidden_at = null where uuid = $1', [person.uuid]);
    await withdraw(test, person);
    expect(await postsFor(reader)).toBe(0);
    expect((await pageOf(person.uuid, reader)).readUser).toMatchObject({ languages: null, memberSince: null });
  });
});
