import { DEFAULT_NOTIFICATION_SETTINGS } from '@haiko/shared/notifications';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aSignUp, aUser, type TestUser } from '../../../test/factories.js';
import { areFriends } from '../../../test/friend-factories.js';
import { listenLive } from '../../../test/live.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aNote } from '../../../test/note-factories.js';
import { aComment, aPicture, aPost } from '../../../test/post-factories.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { WithdrawalService } from './withdrawal.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const leave = (user: Partial<TestUser>, body: object = { posts: 'keep' }) =>
  rest(test, 'delete', '/api/user', body, { token: user.token });
const run = <Row>(text: string, values: unknown[] = []) => test.database.manager.query<Row[]>(text, values);
const like = ({ uuid }: { uuid: string }, user: TestUser) =>
  rest(test, 'post', `/api/likes_dislikes/${uuid}/like`, undefined, user);
const signedInLongAgo = ({ uuid }: TestUser) =>
  run(`update sessions set authenticated_at = now() - interval '11 minutes' where user_uuid = $1`, [uuid]);

/** Rows of a table that name the person in this column. */
async function naming(column: string, { uuid }: { uuid: string }): Promise<number> {
  const [table = '', name = ''] = column.split('.');
  return (await run<{ n: number }>(`select count(*)::int as n from ${table} where ${name} = $1`, [uuid]))[0]?.n ?? 0;
}

/** Whether all counters of posts and comments are what their rows say. */
async function wrongCounters(): Promise<unknown[]> {
  return run(`
    select p.uuid from posts p
    where (p.like_count, p.dislike_count, p.scrap_count, p.comment_count) is distinct from (
      (select count(*) from post_reactions r where r.post_uuid = p.uuid and r.type = 'Like'),
      (select count(*) from post_reactions r where r.post_uuid = p.uuid and r.type = 'Dislike'),
      (select count(*) from post_scraps s where s.post_uuid = p.uuid),
      (select count(*) from comments c where c.post_uuid = p.uuid and c.deleted_at is null))
    union all select c.uuid from comments c
    where c.like_count <> (select count(*) from comment_likes l where l.comment_uuid = c.uuid)`);
}

/** Two people who have done with each other whatever people do. */
async function aLife() {
  const [person, other] = [await aUser(test), await aUser(test)];
  await areFriends(test, person, other);
  const picture = await aPicture(test, person);
  const content = Object.values(NINE_SCRIPTS).join('\n');
  const post = await aPost(test, person, {
    content,
    hashtagNames: ['겨울'],
    files: [{ name: '옷.png', path: picture }],
  });
  const others = await aPost(test, other);
  const comment = await aComment(test, person, { postUuid: others.uuid, content: NINE_SCRIPTS.km });
  await aComment(test, other, { postUuid: post.uuid });
  await like(others, person);
  await like(post, other);
  await rest(test, 'post', `/api/scraps/${others.uuid}`, undefined, person);
  await rest(test, 'post', `/api/comment_likes_dislikes/${comment.uuid}/like`, undefined, person);
  await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { uuid } }', { uuid: others.uuid }, person);
  const notePicture = await aPicture(test, person, 'note');
  const note = await aNote(test, person, other, NINE_SCRIPTS.bn, notePicture);
  await aNote(test, other, person, NINE_SCRIPTS.th);
  await rest(test, 'put', '/api/user', { profileImageUrl: await aProfilePicture(person) }, person);
  return { person, other, post, others, comment, note };
}

async function aProfilePicture(user: TestUser): Promise<string> {
  const path = await aPicture(test, user);
  await run(`update files set purpose = 'profile' where path = $1`, [path]);
  return path;
}

describe('DELETE /api/user', () => {
  it('requires signing in', async () => {
    const { status, body } = await leave({});
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it.each([[{}], [{ posts: 'all' }], [{ posts: null }], [{ posts: 'keep', password: 7 }]])(
    'refuses %p',
    async (body) => {
      const user = await aUser(test);
      expect((await leave(user, body)).body.code).toBe('VALIDATION_FAILED');
      expect((await query(test, '{ readUserInformation { uuid } }', {}, user)).status).toBe(200);
    },
  );

  it('asks for the password again, unless the sign-in is fresh', async () => {
    const user = await aUser(test);
    await signedInLongAgo(user);
    const { status, body } = await leave(user);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'REAUTHENTICATION_REQUIRED' });
    expect((await leave(user, { posts: 'keep', password: 'not it' })).body.code).toBe('WRONG_PASSWORD');
    expect((await leave(user, { posts: 'keep', password: user.password })).status).toBe(204);
  });

  it('lets a suspended person go', async () => {
    const user = await aUser(test);
    await run(`update users set suspended_until = now() + interval '1 day' where uuid = $1`, [user.uuid]);
    expect((await leave(user)).status).toBe(204);
  });

  it('keeps the last administrator, also when two go at once', async () => {
    const admins = [await aUser(test), await aUser(test)];
    await run(`update users set role = 'ADMIN' where uuid = any($1)`, [admins.map(({ uuid }) => uuid)]);
    const replies = await Promise.all(admins.map((admin) => leave(admin)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('LAST_ADMIN');
  });

  it('ends every session and every stream at once', async () => {
    const user = await aUser(test);
    const { body: elsewhere } = await rest(test, 'post', '/api/user/signin', user);
    const stream = await listenLive(test, { token: elsewhere.accessToken });
    expect((await leave(user)).status).toBe(204);
    for (const token of [user.token, elsewhere.accessToken as string])
      expect((await query(test, '{ readUserInformation { uuid } }', {}, { token })).status).toBe(401);
    const reissue = await rest(test, 'post', '/api/user/auth/reissue', undefined, { token: elsewhere.refreshToken });
    expect([reissue.status, reissue.body.code]).toEqual([401, 'SESSION_EXPIRED']);
    await stream.ended;
  });

  it('frees the address for a new account, which is another person, and holds the nickname', async () => {
    const user = await aUser(test);
    await leave(user);
    expect((await rest(test, 'post', '/api/user/signin', user)).body.code).toBe('INVALID_CREDENTIALS');
    const { email, nickname } = user;
    const sameName = await rest(test, 'post', '/api/user/signup', aSignUp({ email, nickname }));
    expect(sameName.body.code).toBe('NICKNAME_TAKEN');
    const again = await aUser(test, aSignUp({ email, password: user.password }));
    expect(again.uuid).not.toBe(user.uuid);
    expect((await rest(test, 'post', '/api/user/signin', user)).status).toBe(200);
  });

  it('ends no suspension: the same address makes no account until it is over', async () => {
    const user = await aUser(test);
    await run(`update users set suspended_until = now() + interval '1 day' where uuid = $1`, [user.uuid]);
    await leave(user);
    const again = () => rest(test, 'post', '/api/user/signup', aSignUp({ email: user.email.toUpperCase() }));
    const { status, body } = await again();
    expect([status, body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    const kept = await run<{ row: string }>('select to_jsonb(s)::text as row from suspended_identities s');
    expect(kept.filter(({ row }) => row.includes(user.email) || row.includes(user.uuid))).toEqual([]);
    expect((await rest(test, 'post', '/api/user/signup', aSignUp())).status).toBe(201);
    await run('update suspended_identities set suspended_until = now()');
    expect((await again()).status).toBe(201);
  });

  it.each(['keep', 'delete'])('leaves nothing that names the person where it says so (posts: %s)', async (posts) => {
    const { person } = await aLife();
    expect((await leave(person, { posts })).status).toBe(204);
    const { columns } = test.app.get(PersonalData);
    const left = [];
    for (const { column, isErased } of columns) if (isErased && (await naming(column, person)) > 0) left.push(column);
    expect(left).toEqual([]);
    expect(await wrongCounters()).toEqual([]);
  });

  it('empties the account', async () => {
    const { person } = await aLife();
    await leave(person);
    const [row] = await run<object>('select * from users where uuid = $1', [person.uuid]);
    expect(row).toEqual({
      uuid: person.uuid,
      created_at: expect.any(Date),
      nickname: '',
      nickname_key: null,
      nickname_hash: expect.any(String),
      nickname_changed_at: null,
      content_changed_at: expect.any(Date),
      name: null,
      gender: '',
      birth_date: null,
      purpose: null,
      nationality_uuid: expect.any(String),
      language: 'en',
      reading_languages: [],
      notification_settings: DEFAULT_NOTIFICATION_SETTINGS,
      mail_notices: [],
      mail_notices_at: null,
      profile_image_url: null,
      role: 'USER',
      suspended_until: null,
      hidden_at: null,
      email_confirmed_at: null,
      birth_date_changed_at: [],
      visa_main_id: null,
      korean_level: null,
      region_id: null,
      visa_sub_id: null,
      withdrawn_at: expect.any(Date),
    });
  });

  it('leaves posts and comments to a nameless author', async () => {
    const { person, other, post, comment } = await aLife();
    await leave(person);
    const document = `query ($uuid: ID!) { readPost(uuid: $uuid) {
      title content likes post_files { path } user { uuid nickname isWithdrawn } } }`;
    const { data } = await query(test, document, { uuid: post.uuid }, other);
    const user = { uuid: person.uuid, nickname: '', isWithdrawn: true };
    expect(data['readPost']).toMatchObject({ content: post.content, likes: 1, user });
    expect((await rest(test, 'get', data['readPost'].post_files[0].path)).status).toBe(200);
    const [kept] = await run<object>(`select content ->> 'km' as text from comments where uuid = $1`, [comment.uuid]);
    expect(kept).toEqual({ text: NINE_SCRIPTS.km });
  });

  it('takes texts and files of posts and comments away where that is wished', async () => {
    const { person, other, post, others, comment } = await aLife();
    await leave(person, { posts: 'delete' });
    const { data } = await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { uuid } }', { uuid: post.uuid });
    expect(data['readPost']).toBeNull();
    const texts = await run<{ text: string }>(
      `select content::text as text from posts where uuid = $1 union all select content::text from comments where uuid = $2
       union all select text from post_search where post_uuid = $1`,
      [post.uuid, comment.uuid],
    );
    expect(texts.filter(({ text }) => Object.values(NINE_SCRIPTS).some((script) => text.includes(script)))).toEqual([]);
    const counted = 'query ($uuid: ID!) { readPost(uuid: $uuid) { commentsCount likes } }';
    const { data: after } = await query(test, counted, { uuid: others.uuid }, other);
    expect(after['readPost']).toEqual({ commentsCount: 0, likes: 0 });
    const files = await run(`select 1 from post_files where post_uuid = $1`, [post.uuid]);
    expect(files).toEqual([]);
  });

  it('leaves the notes to the other person, without a name, and removes what nobody has any more', async () => {
    const { person, other, note } = await aLife();
    const { uuid: dropped } = await aNote(test, person, other, 'ลบแล้ว');
    await rest(test, 'delete', '/api/notes/received', { noteUuids: [dropped] }, other);
    await leave(person);
    const { data } = await query(
      test,
      `query ($partner: ID!) { readConversationMessages(partnerUserUuid: $partner) {
        items { uuid content fileUrl fromUser { uuid nickname isWithdrawn } } } }`,
      { partner: person.uuid },
      other,
    );
    const [kept] = data['readConversationMessages'].items.filter(({ uuid }: { uuid: string }) => uuid === note.uuid);
    expect(kept).toMatchObject({ content: NINE_SCRIPTS.bn, fromUser: { nickname: '', isWithdrawn: true } });
    expect((await rest(test, 'get', kept.fileUrl, undefined, other)).status).toBe(200);
    expect(await run('select 1 from notes where uuid = $1', [dropped])).toEqual([]);
  });

  it('takes its share of a group of likes out of the notification', async () => {
    const [author, first, last] = [await aUser(test), await aUser(test), await aUser(test)];
    const post = await aPost(test, author);
    await like(post, first);
    await like(post, last);
    await leave(last);
    const list = '{ readReceivedNotifications { items { type fromUser { uuid } peopleCount } } }';
    const { data } = await query(test, list, {}, author);
    expect(data['readReceivedNotifications'].items).toEqual([
      { type: 'Post Like', fromUser: { uuid: first.uuid }, peopleCount: 1 },
    ]);
  });

  it('is exact after everything that others and the person did in the same moment', async () => {
    const [person, ...others] = await Promise.all(Array.from({ length: 9 }, () => aUser(test)));
    if (!person) throw new Error('Nine people');
    const [own, theirs] = [await aPost(test, person), await aPost(test, others[0] as TestUser)];
    const done = others.flatMap((other, index) => [
      () => like(own, other),
      () => like(theirs, other),
      () => rest(test, 'post', `/api/friend/request/${person.uuid}`, undefined, other),
      () => rest(test, 'post', `/api/notes/${person.uuid}`, { content: NINE_SCRIPTS.vi }, other),
      () => rest(test, 'post', `/api/scraps/${own.uuid}`, undefined, other),
      ...(index < 3 ? [() => like(theirs, person), () => aComment(test, person, { postUuid: theirs.uuid })] : []),
      ...(index === 4 ? [() => leave(person, { posts: 'delete' })] : []),
    ]);
    const replies = await Promise.allSettled(done.map((act) => act()));
    const failed = replies.filter(
      (one) => one.status === 'fulfilled' && (one.value as { status?: number }).status === 503,
    );
    expect(failed).toEqual([]);
    await test.app.get(WithdrawalService).finish({ userUuid: person.uuid, posts: 'delete' });
    expect(await wrongCounters()).toEqual([]);
    for (const { column, isErased } of test.app.get(PersonalData).columns)
      if (isErased) expect([column, await naming(column, person)]).toEqual([column, 0]);
    expect(await run('select 1 from comments where author_uuid = $1 and deleted_at is null', [person.uuid])).toEqual(
      [],
    );
  });

  it('needs no more statements for a long life than for a short one', async () => {
    const [author, short, long] = [await aUser(test), await aUser(test), await aUser(test)];
    for (let i = 0; i < 8; i += 1) {
      const post = await aPost(test, author);
      await like(post, long);
      await aComment(test, long, { postUuid: post.uuid });
      await aPost(test, long);
      if (i === 0) await like(post, short);
    }
    const few = await countStatements(() => leave(short, { posts: 'delete' }));
    expect(await countStatements(() => leave(long, { posts: 'delete' }))).toBe(few);
  });
});
