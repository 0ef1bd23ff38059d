import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';

const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';
const OWN_MARKS = `query ($uuid: ID!) { readPost(uuid: $uuid) {
  likes likes_dislikes { uuid type user { uuid } } scraps { uuid user { uuid } }
} }`;

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe.each(['like', 'dislike'])('POST /api/likes_dislikes/:id/%s', (action) => {
  const path = (id: string) => `/api/likes_dislikes/${id}/${action}`;

  it('requires sign-in', async () => {
    expect((await rest(test, 'post', path(UNKNOWN))).status).toBe(401);
  });

  it('rejects a malformed uuid and finds no missing post', async () => {
    const { token } = await aUser(test);
    expect((await rest(test, 'post', path('x'), undefined, { token })).body.code).toBe('VALIDATION_FAILED');
    expect((await rest(test, 'post', path(UNKNOWN), undefined, { token })).body.code).toBe('NOT_FOUND');
  });

  it('toggles without a body, on one’s own post too', async () => {
    const author = await aUser(test);
    const { uuid } = await aPost(test, author);
    const counter = action === 'like' ? 'likes' : 'dislikes';
    const on = await rest(test, 'post', path(uuid), undefined, author);
    expect([on.status, on.body]).toEqual([
      200,
      { likes: 0, dislikes: 0, type: action === 'like' ? 'Like' : 'Dislike', [counter]: 1 },
    ]);
    expect((await rest(test, 'post', path(uuid), undefined, author)).body).toEqual({
      likes: 0,
      dislikes: 0,
      type: null,
    });
  });
});

describe('a reaction that says how it is to stand', () => {
  const send = async (who: { token: string }, action: string, isOn: unknown) => {
    const { status, body } = await rest(test, 'post', action, { isOn }, who);
    return [status, status === 200 ? body : body.fields];
  };

  it('stands so however often it is sent, at once too', async () => {
    const [{ uuid }, reader] = [await aPost(test, await aUser(test)), await aUser(test)];
    const like = `/api/likes_dislikes/${uuid}/like`;
    for (const isOn of [true, false]) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => send(reader, like, isOn)));
      const expected = [200, { likes: isOn ? 1 : 0, dislikes: 0, type: isOn ? 'Like' : null }];
      expect(replies).toEqual(replies.map(() => expected));
      expect(await counted(uuid)).toMatchObject({ likes: isOn ? 1 : 0, rows: isOn ? 1 : 0 });
    }
    expect(await send(reader, like, 'yes')).toEqual([400, [{ path: 'isOn', code: 'INVALID' }]]);
  });

  it('withdraws the other one by being set, and not by being taken back', async () => {
    const [{ uuid }, reader] = [await aPost(test, await aUser(test)), await aUser(test)];
    const [like, dislike] = ['like', 'dislike'].map((action) => `/api/likes_dislikes/${uuid}/${action}`);
    await send(reader, like ?? '', true);
    expect(await send(reader, dislike ?? '', false)).toEqual([200, { likes: 1, dislikes: 0, type: 'Like' }]);
    expect(await send(reader, dislike ?? '', true)).toEqual([200, { likes: 0, dislikes: 1, type: 'Dislike' }]);
    expect(await counted(uuid)).toMatchObject({ likes: 0, dislikes: 1, rows: 1 });
  });

  it('is no other one than before when it is sent again', async () => {
    const [{ uuid }, reader] = [await aPost(test, await aUser(test)), await aUser(test)];
    const mark = async () => (await query(test, OWN_MARKS, { uuid }, reader)).data['readPost'].likes_dislikes;
    await send(reader, `/api/likes_dislikes/${uuid}/like`, true);
    const first = await mark();
    await send(reader, `/api/likes_dislikes/${uuid}/like`, true);
    expect([first.length, await mark()]).toEqual([1, first]);
  });
});

describe('reactions', () => {
  it('a dislike withdraws the like, and the other way round', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const reader = await aUser(test);
    await rest(test, 'post', `/api/likes_dislikes/${uuid}/like`, undefined, reader);
    const disliked = await rest(test, 'post', `/api/likes_dislikes/${uuid}/dislike`, undefined, reader);
    expect(disliked.body).toEqual({ likes: 0, dislikes: 1, type: 'Dislike' });
    const liked = await rest(test, 'post', `/api/likes_dislikes/${uuid}/like`, undefined, reader);
    expect(liked.body).toEqual({ likes: 1, dislikes: 0, type: 'Like' });
  });

  it('show each reader only their own marks', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const [first, second] = [await aUser(test), await aUser(test)];
    await rest(test, 'post', `/api/likes_dislikes/${uuid}/like`, undefined, first);
    await rest(test, 'post', `/api/scraps/${uuid}`, undefined, first);
    const own = { uuid: expect.any(String), user: { uuid: first.uuid } };
    expect((await query(test, OWN_MARKS, { uuid }, first)).data['readPost']).toEqual({
      likes: 1,
      likes_dislikes: [{ ...own, type: 'Like' }],
      scraps: [own],
    });
    const nothing = { likes: 1, likes_dislikes: [], scraps: [] };
    expect((await query(test, OWN_MARKS, { uuid }, second)).data['readPost']).toEqual(nothing);
    expect((await query(test, OWN_MARKS, { uuid })).data['readPost']).toEqual(nothing);
  });

  it('stay exact when fifty taps of one person and of twenty people race', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const people = await Promise.all(Array.from({ length: 20 }, () => aUser(test)));
    const tap = (person: { token: string }) =>
      rest(test, 'post', `/api/likes_dislikes/${uuid}/like`, undefined, person);
    const [first] = people;
    // Fifty taps of the first person end where they began; one tap of each of the others stays.
    const taps = [...Array.from({ length: 50 }, () => first), ...people.slice(1)].flatMap((person) =>
      person ? [tap(person)] : [],
    );
    expect((await Promise.all(taps)).map((reply) => reply.status)).toEqual(taps.map(() => 200));
    expect(await counted(uuid)).toEqual({ likes: 19, rows: 19, dislikes: 0, scraps: 0 });
  });
});

describe('POST and DELETE /api/scraps/:id', () => {
  it('require sign-in', async () => {
    expect((await rest(test, 'post', `/api/scraps/${UNKNOWN}`)).status).toBe(401);
    expect((await rest(test, 'delete', `/api/scraps/${UNKNOWN}`)).status).toBe(401);
  });

  it('reject a malformed uuid and find no missing post', async () => {
    const { token } = await aUser(test);
    expect((await rest(test, 'post', '/api/scraps/x', undefined, { token })).body.code).toBe('VALIDATION_FAILED');
    expect((await rest(test, 'delete', `/api/scraps/${UNKNOWN}`, undefined, { token })).body.code).toBe('NOT_FOUND');
  });

  it('an author cannot scrap their own post', async () => {
    const author = await aUser(test);
    const { uuid } = await aPost(test, author);
    const reply = await rest(test, 'post', `/api/scraps/${uuid}`, undefined, author);
    expect([reply.status, reply.body.code]).toEqual([403, 'CANNOT_SCRAP_OWN_POST']);
  });

  it('save once however often they are called, and undo it', async () => {
    const { uuid } = await aPost(test, await aUser(test));
    const reader = await aUser(test);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => rest(test, 'post', `/api/scraps/${uuid}`, undefined, reader)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body)))).toEqual(new Set(['{"isScrapped":true}']));
    expect(await counted(uuid)).toMatchObject({ scraps: 1 });
    for (let i = 0; i < 2; i += 1) {
      const reply = await rest(test, 'delete', `/api/scraps/${uuid}`, undefined, reader);
      expect([reply.status, reply.body]).toEqual([200, { isScrapped: false }]);
    }
    expect(await counted(uuid)).toMatchObject({ scraps: 0 });
  });
});

async function counted(postUuid: string): Promise<object> {
  const [row] = await test.database.manager.query<[object]>(
    `select like_count as likes, dislike_count as dislikes, scrap_count as scraps,
       (select count(*)::int from post_reactions r where r.post_uuid = p.uuid) as rows
     from posts p where uuid = $1`,
    [postUuid],
  );
  return row;
}
