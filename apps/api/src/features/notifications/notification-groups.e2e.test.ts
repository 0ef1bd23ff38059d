import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { blocks } from '../../../test/friend-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';

const LIST = `query ($language: Language = en) { readReceivedNotifications { items {
  peopleCount message fromUser { uuid } actors { uuid } comment { shown(language: $language) { excerpt language } }
} } }`;

interface Shown {
  peopleCount: number;
  message: string;
  actors: { uuid: string }[];
  comment: { shown: { excerpt: string; language: string } } | null;
}

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const two = () => Promise.all([aUser(test), aUser(test)]);

async function unread(who: TestUser): Promise<number> {
  const { data } = await query(test, '{ readUserInformation { unreadNotificationsCount } }', {}, who);
  return data['readUserInformation'].unreadNotificationsCount;
}

async function opened(who: TestUser, variables: Record<string, unknown> = {}) {
  const { data } = await query(test, LIST, variables, { ...who, language: 'en' });
  return data['readReceivedNotifications'] as { items: Shown[] };
}

describe('people are told', () => {
  it('of many comments on one post in a day by one notification, where each person counts once', async () => {
    const [author, first] = await two();
    const { uuid: postUuid } = await aPost(test, author);
    const people = await Promise.all(Array.from({ length: 4 }, () => aUser(test)));
    for (const person of [first, ...people, first])
      await aComment(test, person, { postUuid, content: person.nickname });
    await aComment(test, first, { postUuid: (await aPost(test, author)).uuid });
    expect(await unread(author)).toBe(2);
    const [other, group, ...more] = (await opened(author)).items;
    expect([other?.peopleCount, more]).toEqual([1, []]);
    expect(group?.message).toBe(`${first.nickname} and 4 others commented on your post.`);
    expect(group?.comment?.shown).toMatchObject({ excerpt: first.nickname });
    expect(group?.actors.map(({ uuid }) => uuid)).toEqual([first, people[3], people[2]].map((person) => person?.uuid));
    expect(await unread(author)).toBe(0);
  });

  it('of a comment in the language of who reads, as long as it is there', async () => {
    const [author, person] = await two();
    const { uuid: postUuid } = await aPost(test, author);
    const older = await aComment(test, person, { postUuid, content: 'Older' });
    const comment = await aComment(test, person, { postUuid, content: 'At the market' });
    // In so few words a language is told from its writer's.
    const say = (uuid: string, content: object) =>
      test.database.manager.query(`update comments set original_language = 'en', content = $2 where uuid = $1`, [
        uuid,
        content,
      ]);
    await say(older.uuid, { en: 'Older' });
    await say(comment.uuid, { en: 'At the market', vi: 'Ở chợ' });
    const shown = async (language: string) => (await opened(author, { language })).items[0]?.comment?.shown ?? null;
    expect(await shown('vi')).toEqual({ excerpt: 'Ở chợ', language: 'vi' });
    expect(await shown('km')).toEqual({ excerpt: 'At the market', language: 'en' });
    const remove = (uuid: string) => rest(test, 'delete', `/api/comment/${postUuid}/${uuid}`, undefined, person);
    expect((await remove(comment.uuid)).status).toBeLessThan(300);
    expect(await shown('vi')).toEqual({ excerpt: 'Older', language: 'en' });
    await remove(older.uuid);
    expect(await shown('vi')).toBeNull();
  });

  it('of a group whose last one they have blocked in the name of those before, and of nobody behind a block', async () => {
    const [author, first] = await two();
    const troll = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    await aComment(test, first, { postUuid, content: 'Kind' });
    await aComment(test, troll, { postUuid, content: 'Rude' });
    await blocks(test, author, troll);
    expect((await opened(author)).items).toMatchObject([
      { fromUser: { uuid: first.uuid }, actors: [{ uuid: first.uuid }], comment: { shown: { excerpt: 'Kind' } } },
    ]);
    await blocks(test, author, first);
    expect((await opened(author)).items).toEqual([]);
  });

  it('of a group without those who have left', async () => {
    const [author, first] = await two();
    const leaver = await aUser(test);
    const { uuid: postUuid } = await aPost(test, author);
    await aComment(test, leaver, { postUuid });
    await aComment(test, first, { postUuid });
    await aComment(test, leaver, { postUuid });
    expect((await opened(author)).items).toMatchObject([{ peopleCount: 2, fromUser: { uuid: leaver.uuid } }]);
    await rest(test, 'delete', '/api/user', { posts: 'delete', password: leaver.password }, leaver);
    expect((await opened(author)).items).toMatchObject([{ peopleCount: 1, fromUser: { uuid: first.uuid } }]);
  });
});
