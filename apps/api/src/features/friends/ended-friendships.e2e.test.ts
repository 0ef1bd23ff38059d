import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, answer } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { areFriends, blocks } from '../../../test/friend-factories.js';
import { aPost } from '../../../test/post-factories.js';
import { report, thePost } from '../../../test/report-factories.js';
import { FORGET_OLD_ENDED } from './friends.statements.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const unfriend = (who: TestUser, friend: { uuid: string }) =>
  rest(test, 'delete', `/api/friend/${friend.uuid}`, undefined, who);

describe('a friendship with a moderator that has ended', () => {
  const ended = ({ uuid }: TestUser) =>
    test.database.manager.query('select ended_at from ended_friendships where $1 in (one_uuid, other_uuid)', [uuid]);
  const NEAR = `query ($uuid: ID!) { readReportCase(uuid: $uuid) { isFriends decidableFrom } }`;
  const isNear = async (moderator: TestUser, author: TestUser) => {
    const [{ uuid }] = await test.database.manager.query('select uuid from report_cases where author_uuid = $1', [
      author.uuid,
    ]);
    return answer(test, moderator, NEAR, { uuid });
  };

  it('keeps them from deciding for a month, by whichever way it has ended', async () => {
    const [moderator, ...friends] = [await aModerator(test), await aUser(test), await aUser(test)];
    await aModerator(test);
    for (const friend of friends) {
      await areFriends(test, friend, moderator);
      await report(test, await aUser(test), thePost((await aPost(test, friend)).uuid));
    }
    const [first = moderator, second = moderator] = friends;
    expect((await unfriend(moderator, first)).status).toBe(204);
    await blocks(test, second, moderator);
    for (const friend of friends) {
      expect(await ended(friend)).toHaveLength(1);
      expect(await isNear(moderator, friend)).toEqual({ isFriends: true, decidableFrom: null });
    }
    await test.database.manager.query(`update ended_friendships set ended_at = ended_at - interval '30 days'`);
    expect(await isNear(moderator, first)).toMatchObject({ isFriends: false, decidableFrom: expect.any(String) });
    await test.database.rows(FORGET_OLD_ENDED);
    expect(await ended(first)).toEqual([]);
  });

  it('is not written down of others, and goes with whoever leaves', async () => {
    const [moderator, friend, other] = [await aModerator(test), await aUser(test), await aUser(test)];
    await areFriends(test, friend, other);
    await areFriends(test, friend, moderator);
    for (const one of [moderator, other]) expect((await unfriend(friend, one)).status).toBe(204);
    expect([await ended(other), (await ended(friend)).length]).toEqual([[], 1]);
    await areFriends(test, friend, moderator);
    const { token, password } = friend;
    const left = await rest(test, 'delete', '/api/user', { posts: 'keep', password }, { token });
    expect([left.status, await ended(moderator)]).toEqual([204, []]);
  });
});
