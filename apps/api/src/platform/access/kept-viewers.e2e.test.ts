import pg from 'pg';
import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { changedBy, columnsOf } from '../../../test/changed-columns.js';
import { query, rest } from '../../../test/client.js';
import { statementsOf } from '../../../test/count-statements.js';
import { aUser, nationalityUuid, type TestUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { report, thePost } from '../../../test/report-factories.js';
import { until } from '../../../test/until.js';
import { Listener } from '../database/listener.js';
import { AccessTokens } from './access-tokens.js';
import { KeptViewers } from './kept-viewers.js';
import { Viewers } from './viewers.js';
import { VIEWER } from './viewers.queries.js';

const SETTINGS = { KEPT_VIEWERS: '10' };
const FEED = '{ readPosts(take: 20) { items { uuid } } }';

interface TestTokens {
  accessToken: string;
  refreshToken: string;
}

let test: TestApp;
let reader: TestUser;
beforeAll(async () => {
  test = await startApp(SETTINGS);
});
beforeEach(async () => {
  reader = await aUser(test);
});
afterAll(() => test.stop());

const ask = (caller: { token: string }, at = test) => query(at, FEED, {}, caller);
const isLookedUp = async (work: () => Promise<unknown>) => (await statementsOf(work)).includes('access.viewer');
/** Asks until the next query looks nobody up: on a busy machine a second is over before it is asked. */
const keep = (caller: { token: string }, at = test) => until(async () => !(await isLookedUp(() => ask(caller, at))));
/** What was written has been heard. */
const heard = () => test.app.get(Listener).settled();
const sessionOf = ({ token }: { token: string }) => test.app.get(AccessTokens).read(token)?.sessionUuid ?? '';

describe('who has asked lately', () => {
  it('is not looked up for the next query, and always for a write', async () => {
    await keep(reader);
    const post = await aPost(test, await aUser(test), { title: 'ផ្សារ' });
    await keep(reader);
    const save = () => rest(test, 'post', `/api/scraps/${post.uuid}`, undefined, reader);
    expect(await isLookedUp(save)).toBe(true);
  });

  it('is looked up in another session of theirs, and where the one before has ended', async () => {
    await keep(reader);
    const body = { email: reader.email, password: reader.password };
    const second = (await rest(test, 'post', '/api/user/signin', body)).body as { accessToken: string };
    expect(await isLookedUp(() => ask({ token: second.accessToken }))).toBe(true);
    await rest(test, 'post', '/api/user/signout', undefined, { token: second.accessToken });
    expect((await ask({ token: second.accessToken })).status).toBe(401);
    expect((await ask(reader)).status).toBe(200);
  });

  it('is looked up each time who has rights over others', async () => {
    await keep(reader);
    await asOwner(test, `update users set role = 'MODERATOR' where uuid = '${reader.uuid}'`);
    await heard();
    for (let time = 0; time < 3; time += 1) expect(await isLookedUp(() => ask(reader))).toBe(true);
  });

  it('is looked up each time while nothing is heard', async () => {
    await keep(reader);
    await asOwner(
      test,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'haiko-listener' and datname = current_database()`,
    );
    await until(() => !test.app.get(Listener).hasHeard(1_000));
    expect(await isLookedUp(() => ask(reader))).toBe(true);
    await keep(reader);
  });

  it('is not kept as they were when something has changed while they were looked up', async () => {
    const claims = { userUuid: reader.uuid, sessionUuid: sessionOf(reader) };
    const kept = test.app.get(KeptViewers);
    const viewer = await test.app.get(Viewers).of(reader.token);
    let looks = 0;
    const look = async () => {
      looks += 1;
      return viewer;
    };
    await until(() => test.app.get(Listener).hasHeard(1_000));
    await kept.of(claims, async () => {
      await asOwner(test, `update users set language = 'bn' where uuid = '${reader.uuid}'`);
      await heard();
      return viewer;
    });
    await kept.of(claims, look);
    expect(looks).toBe(1);
  });

  it('is looked up again when that has failed', async () => {
    const claims = { userUuid: reader.uuid, sessionUuid: sessionOf(reader) };
    const kept = test.app.get(KeptViewers);
    await expect(kept.of(claims, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.of(claims, async () => null)).toBe(null);
    expect((await ask(reader)).status).toBe(200);
  });
});

describe('a change', () => {
  it.each<[string, (author: TestUser, post: { uuid: string }) => Promise<unknown>]>([
    ['somebody whom they block', (author) => rest(test, 'post', `/api/user/block/${author.uuid}`, undefined, reader)],
    ['somebody who blocks them', (author) => rest(test, 'post', `/api/user/block/${reader.uuid}`, undefined, author)],
    ['what they report', (_, post) => report(test, reader, thePost(post.uuid))],
  ])('hides %s from the next page', async (_, change) => {
    const author = await aUser(test);
    const post = await aPost(test, author, { title: 'ตลาด' });
    await keep(reader);
    const uuids = async () => (await ask(reader)).data['readPosts'].items.map(({ uuid }: { uuid: string }) => uuid);
    expect(await uuids()).toContain(post.uuid);
    expect((await change(author, post)) as object).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
    expect(await uuids()).not.toContain(post.uuid);
  });

  it('counts for the next query: another country followed, and the end of a session', async () => {
    await keep(reader);
    await rest(test, 'put', '/api/user', { followNationalityUuids: [nationalityUuid('BD')] }, reader);
    expect(await isLookedUp(() => ask(reader))).toBe(true);
    await keep(reader);
    await rest(test, 'post', '/api/user/signout', undefined, reader);
    expect((await ask(reader)).status).toBe(401);
  });

  it.each([`role = 'PARTNER'`, `language = 'bn'`, `reading_languages = '{km}'`, 'email_confirmed_at = null'])(
    'to %s is told',
    async (set) => {
      await keep(reader);
      await asOwner(test, `update users set ${set} where uuid = '${reader.uuid}'`);
      await heard();
      expect(await isLookedUp(() => ask(reader))).toBe(true);
    },
  );

  it('is waited for by a write that is refused, too: a token that was used before ends its session', async () => {
    const renew = (token: string) => rest(test, 'post', '/api/user/auth/reissue', undefined, { token });
    const second = (await renew(reader.refreshToken)).body as TestTokens;
    const third = (await renew(second.refreshToken)).body as TestTokens;
    await keep({ token: third.accessToken });
    // Whatever is told meanwhile is heard behind this.
    const busy = test.app.get(Listener).ask('select pg_sleep(0.3)');
    expect((await renew(reader.refreshToken)).status).toBe(401);
    expect((await ask({ token: third.accessToken })).status).toBe(401);
    await busy;
  });

  it('comes to all other processes', async () => {
    const other = await startApp({ ...SETTINGS, DATABASE_URL: test.databaseUrl });
    try {
      await keep(reader, other);
      await rest(test, 'post', '/api/user/signout', undefined, reader);
      await until(async () => (await ask(reader, other)).status === 401);
    } finally {
      await other.stop();
    }
  });

  it('of any column that a viewer is made of is told', async () => {
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    try {
      const told = new Set<string>();
      await owner.query('listen viewers');
      owner.on('notification', ({ payload = '' }) => void told.add(payload));
      const author = await aUser(test);
      await report(test, reader, thePost((await aPost(test, author, { title: '장터' })).uuid));
      const look = async () => JSON.stringify(await test.database.rows(VIEWER, { session: sessionOf(reader) }));
      const before = await look();
      const missing: string[] = [];
      const changing: string[] = [];
      for (const column of await columnsOf(owner)) {
        told.clear();
        await changedBy(owner, column, async () => {
          if ((await look()) === before) return;
          changing.push(`${column.table}.${column.name}`);
          if (!told.has(reader.uuid)) missing.push(`${column.table}.${column.name}`);
        });
      }
      expect(missing).toEqual([]);
      expect(changing).toEqual(
        expect.arrayContaining(['reports.is_hidden', 'sessions.revoked_at', 'users.suspended_until']),
      );
    } finally {
      await owner.end();
    }
  });
});
