import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { areFriends, blocks } from '../../../test/friend-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aNote } from '../../../test/note-factories.js';
import { aComment, aPicture, aPost } from '../../../test/post-factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const read = async (user: { token?: string }) => rest(test, 'get', '/api/user/export', undefined, user);

describe('GET /api/user/export', () => {
  it('requires signing in', async () => {
    const { status, body } = await read({});
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('hands over a file that nobody keeps a copy of', async () => {
    const { status, headers } = await read(await aUser(test));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'content-disposition': 'attachment; filename=haiko-my-data.json',
      'cache-control': 'no-store',
    });
  });

  it('tells people everything that is known about them, in the letters in which it was written', async () => {
    const [person, other] = [await aUser(test, { purpose: '일' }), await aUser(test)];
    await areFriends(test, person, other);
    await rest(test, 'put', '/api/user', { regionId: 1101 }, person);
    const picture = await aPicture(test, person);
    const texts = Object.values(NINE_SCRIPTS);
    const post = await aPost(test, person, {
      content: texts.join('\n'),
      hashtagNames: ['겨울'],
      files: [{ name: '옷.png', path: picture, alt: NINE_SCRIPTS.th }],
      region: 1104,
    });
    for (const content of texts) await aComment(test, person, { postUuid: post.uuid, content });
    await aNote(test, person, other, NINE_SCRIPTS.km);
    await aNote(test, other, person, NINE_SCRIPTS.bn);
    await rest(test, 'post', `/api/likes_dislikes/${post.uuid}/like`, undefined, person);
    const { body } = await read(person);
    expect(body.profile).toMatchObject([{ uuid: person.uuid, nickname: person.nickname, purpose: '일' }]);
    expect(body.identities).toMatchObject([{ provider: 'password', email: person.email }]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|[a-z]Hash/);
    expect(body.posts).toMatchObject([{ content: texts.join('\n'), hashtags: ['겨울'], files: [picture] }]);
    expect(body.posts).toMatchObject([{ alts: [NINE_SCRIPTS.th], regionId: 1104 }]);
    expect(body.profile).toMatchObject([{ regionId: 1101 }]);
    expect(body.comments.map(({ content }: { content: string }) => content)).toEqual(texts);
    expect(body.notes).toMatchObject([
      { content: NINE_SCRIPTS.km, isSentByMe: true, partner: other.nickname },
      { content: NINE_SCRIPTS.bn, isSentByMe: false, partner: other.nickname },
    ]);
    expect(body.friendships).toMatchObject([{ nickname: other.nickname, state: 'FRIENDS' }]);
    expect(body.postReactions).toMatchObject([{ postUuid: post.uuid, type: 'Like' }]);
    expect(body.files).toMatchObject([{ path: picture, purpose: 'post' }]);
    expect(body.sessions).toHaveLength(1);
  });

  it('holds nothing of anybody else, nor what was deleted', async () => {
    const [person, other] = [await aUser(test), await aUser(test)];
    const { uuid } = await aPost(test, person, { title: 'ផ្អាក' });
    await rest(test, 'delete', `/api/post/${uuid}`, undefined, person);
    await aPost(test, other, { title: 'সবার জন্য' });
    await blocks(test, other, person);
    const { body } = await read(person);
    expect([body.posts, body.notes, body.blockedPeople]).toEqual([[], [], []]);
  });

  it('is whole when there is more than is read at a time', async () => {
    const person = await aUser(test);
    await test.database.manager.query(
      `insert into files (owner_uuid, purpose, name, path, type, size)
       select $1, 'post', '사진', '/files/' || n, 'image/webp', 1 from generate_series(1, 250) n`,
      [person.uuid],
    );
    const { body } = await read(person);
    expect(new Set(body.files.map(({ path }: { path: string }) => path)).size).toBe(250);
  });
});
