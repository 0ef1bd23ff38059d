import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { statementsOf } from '../../../test/count-statements.js';
import { aUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { type Pair, startPair } from '../../../test/replica.js';
import { until } from '../../../test/until.js';
import { aWebBuild } from '../../../test/web-build.js';
import { Replicas } from '../database/replicas.js';
import { PageInvalidation } from './page-invalidation.js';

/** However busy the machine is. */
const LAG_SECONDS = 3_600;
/** In place of the web app's own build: a page of one list. */
const WEB_SERVER = `
export const addressToRender = (path) => path === '/main' ? { address: path, isSearch: false } : undefined;
export async function renderPage({ ask }) {
  const { data } = await ask('{ page: readPosts(take: 50) { items { uuid title } } }', {});
  const words = data.page.items.map(({ title }) => '<p>' + title + '</p>').join('');
  return { html: '<main>' + words + '</main>', answers: { ROOT_QUERY: { page: { items: [] } } } };
}`;

let pair: Pair;
let test: TestApp;
let build: Awaited<ReturnType<typeof aWebBuild>>;
beforeAll(async () => {
  pair = await startPair();
  build = await aWebBuild(WEB_SERVER);
  test = await startApp({
    DATABASE_URL: pair.primary.serverUrl,
    DATABASE_REPLICA_URLS: pair.replica.serverUrl,
    DATABASE_REPLICA_LAG_SECONDS: String(LAG_SECONDS),
    WEB_DIST: build.dist,
  });
  await until(() => test.app.get(PageInvalidation).isListening);
  // Until the replica is known to have what may have changed before this process listened, pages are made from the primary.
  const since = performance.now();
  const replicas = test.app.get(Replicas);
  await until(() => {
    const [lag = Infinity] = replicas.states.map(({ isUsed, lagSeconds }) => (isUsed ? lagSeconds : Infinity));
    return replicas.oldestShown + (LAG_SECONDS - lag) * 1_000 > since;
  });
});
afterAll(async () => {
  await pair.replica.run('select pg_wal_replay_resume()');
  await test.stop();
  await pair.stop();
  await build.remove();
});

/** The page of a language once it is made: a busy machine may take longer than its first reader waits. */
async function made(language: string): Promise<string> {
  let html = '';
  await until(async () => {
    html = (await request(test.server).get(`/main?lang=${language}`).set('Accept', 'text/html')).text;
    return html.includes('<main>');
  });
  return html;
}

async function stopTime(): Promise<void> {
  await pair.replica.run('select pg_wal_replay_pause()');
  await until(async () => {
    const [row] = await pair.replica.run('select pg_get_wal_replay_pause_state() as state');
    return row?.['state'] === 'paused';
  });
}

it('a page is rendered from the replica, and anew from what was written, though the replica has not got that yet', async () => {
  const lists = (names: string[]) => names.filter((name) => name.startsWith('feed.'));
  expect(lists(await statementsOf(() => made('km'), pair.replica.port))).toEqual(['feed.openPage']);
  expect(lists(await statementsOf(() => made('th'), pair.primary.port))).toEqual([]);
  await stopTime();
  await aPost(test, await aUser(test), { title: '가을비 ফল্গু' });
  await until(async () => (await made('km')).includes('가을비 ফল্গু'));
  expect(await made('bn')).toContain('가을비 ফল্গু');
});
