import pg from 'pg';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { aPost } from '../../../test/post-factories.js';
import { metricsSettings, samplesOf, scrape, valueOf } from '../../../test/metrics.js';
import { until } from '../../../test/until.js';
import { type JobKind, Jobs } from '../jobs/jobs.js';
import { Metrics } from './metrics.js';

const GREET: JobKind = { name: 'test.greet' };
const FAIL: JobKind = { name: 'test.fail', retryLimit: 0 };

let settings: Record<string, string>;
let test: TestApp;
beforeAll(async () => {
  settings = await metricsSettings();
  test = await startApp({ ...settings, BACKGROUND_JOBS: 'on', VISITOR_ANSWERS_MB: '1' }, (app) => {
    app.get(Jobs).register(GREET, () => Promise.resolve());
    app.get(Jobs).register(FAIL, () => Promise.reject(new Error('no')));
  });
});
afterAll(() => test.stop());

const look = () => scrape(settings);
/** A request is counted when it is over for us, which may be a moment after its answer has come. */
const comesTo = (name: string, labels: Record<string, string>, value: number) =>
  until(async () => valueOf(await look(), name, labels) === value);

describe('/metrics', () => {
  it('counts requests by the pattern of their route and their status, and never says whom or what they were about', async () => {
    const user = await aUser(test);
    const post = await aPost(test, user);
    await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, user);
    await rest(test, 'delete', `/api/post/${post.uuid}`, undefined, user);
    await fetch(`${test.url}/api/nothing/${post.uuid}?of=${user.email}`);
    const deleted = { method: 'DELETE', route: '/api/post/:id' };
    await comesTo('haiko_http_requests_total', { ...deleted, status: '204' }, 1);
    await comesTo('haiko_http_requests_total', { ...deleted, status: '404' }, 1);
    await comesTo('haiko_http_requests_total', { method: 'GET', route: '*path', status: '404' }, 1);
    await comesTo('haiko_http_request_seconds_count', { route: '/api/post/:id' }, 2);
    const body = await look();
    for (const own of [post.uuid, user.uuid, user.email, user.nickname]) expect(body).not.toContain(own);
  });

  it('counts queries by the field of the schema, whatever the client calls them', async () => {
    await query(test, 'query Made_up { up_made: readNationalities { uuid } }');
    await query(test, '{ made_up_field }');
    await query(test, '{ readNationalities { uuid } readPosts { hasMore } }');
    const total = 'haiko_graphql_queries_total';
    await comesTo(total, { field: 'readNationalities', outcome: 'answered' }, 1);
    await comesTo(total, { field: 'other', outcome: 'refused' }, 1);
    await comesTo(total, { field: 'several', outcome: 'answered' }, 1);
    await comesTo('haiko_graphql_query_seconds_count', { field: 'readNationalities' }, 1);
    expect(await look()).not.toMatch(/made_up/i);
  });

  it('tells what is kept for visitors, which of their questions it answered, and a stream that is open', async () => {
    const user = await aUser(test);
    const stream = new AbortController();
    await fetch(`${test.url}/api/events`, {
      headers: { Authorization: `Bearer ${user.token}` },
      signal: stream.signal,
    });
    for (let times = 0; times < 3; times += 1) await query(test, '{ readPosts { hasMore items { uuid } } }');
    const body = await look();
    const lookups = (outcome: string) => valueOf(body, 'haiko_cache_lookups_total', { cache: 'answers', outcome }) ?? 0;
    expect(lookups('hit')).toBeGreaterThan(0);
    expect(valueOf(body, 'haiko_cache_bytes', { cache: 'answers' })).toBeGreaterThan(0);
    expect(valueOf(body, 'haiko_live_streams', {})).toBe(1);
    stream.abort();
    await until(async () => valueOf(await look(), 'haiko_live_streams', {}) === 0);
  });

  it('tells of each kind of work how much there is, what became of it and what failed for good', async () => {
    await test.app.get(Jobs).send(GREET, {});
    await test.app.get(Jobs).send(FAIL, {});
    const dead = async () => valueOf(await look(), 'haiko_queue_jobs', { queue: FAIL.name, state: 'dead' });
    // What was just read is told again for some seconds.
    await until(async () => (await dead()) === 1);
    const body = await look();
    expect(valueOf(body, 'haiko_job_runs_total', { queue: GREET.name, outcome: 'done' })).toBe(1);
    expect(valueOf(body, 'haiko_job_runs_total', { queue: FAIL.name, outcome: 'failed' })).toBe(1);
    expect(valueOf(body, 'haiko_queues_known', {})).toBe(1);
    expect(valueOf(body, 'haiko_queue_oldest_seconds', { queue: GREET.name })).toBe(0);
  });

  it('is told while the database hangs, without the figures of the queues', async () => {
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    try {
      await owner.query('begin; lock table jobs.queue in access exclusive mode');
      await until(async () => valueOf(await look(), 'haiko_queues_known', {}) === 0);
      const body = await look();
      expect(samplesOf(body, 'haiko_queue_jobs')).toEqual([]);
      expect(valueOf(body, 'haiko_database_connections', { state: 'used' })).toBeGreaterThan(0);
      expect(valueOf(body, 'nodejs_eventloop_lag_p99_seconds', {})).toBeGreaterThanOrEqual(0);
    } finally {
      await owner.end();
    }
    await until(async () => valueOf(await look(), 'haiko_queues_known', {}) === 1);
  });

  it('is at no other address, for no other method, and not on the port of the product', async () => {
    const base = `http://127.0.0.1:${settings['METRICS_PORT']}`;
    expect((await fetch(base)).status).toBe(404);
    expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(`${test.url}/metrics`)).text()).not.toContain('haiko_http_requests_total');
  });
});

describe('a server without a port for it', () => {
  it('counts nothing', async () => {
    const quiet = await startApp();
    try {
      await query(quiet, '{ readNationalities { uuid } }');
      expect(quiet.app.get(Metrics).isOn).toBe(false);
      expect((await quiet.app.get(Metrics).text()).body).toBe('');
    } finally {
      await quiet.stop();
    }
  });
});
