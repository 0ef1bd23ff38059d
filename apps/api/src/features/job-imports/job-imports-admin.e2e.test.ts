import { startApp, type TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/board-factories.js';
import { query } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser } from '../../../test/factories.js';
import { records } from '../../../test/feed-server.js';
import { ids, ImportStage } from '../../../test/import-stage.js';
import { until } from '../../../test/until.js';
import { found } from '../../platform/errors/app-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { JobFacets } from '../job-search/job-facets.service.js';
import { TICK } from './job-imports.worker.js';

const IMPORTS = `{ readJobImports {
  source startedAt finishedAt created updated unchanged closed keptOpen refusedCount refused { record reason } error } }`;

let stage: ImportStage;
beforeAll(async () => {
  stage = await ImportStage.set();
});
afterAll(() => stage.close());

describe('readJobImports', () => {
  it('requires signing in', async () => {
    expect((await query(stage.test, IMPORTS)).status).toBe(401);
  });

  it('is for administrators alone', async () => {
    const { status, errors } = await query(stage.test, IMPORTS, {}, await aUser(stage.test));
    expect([status, errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('tells of the last imports, newest first, of those that failed as well, in one statement', async () => {
    const admin = await anAdmin(stage.test);
    const [good, bad] = [stage.aSource(), stage.aSource()];
    const crowd = records(120, () => ({ title: '' }));
    await stage.imported(good, [...ids('ក-១', 'খ'), ...crowd]);
    await stage.imported(bad, 'closed').catch(() => undefined);
    const { data, errors } = await query(stage.test, IMPORTS, {}, admin);
    expect(errors).toEqual([]);
    const [failed, done] = data['readJobImports'];
    expect(failed).toMatchObject({ source: bad, finishedAt: null, error: 'UNKNOWN_FORMAT', created: 0, refused: [] });
    expect(done).toMatchObject({
      source: good,
      created: 2,
      unchanged: 0,
      closed: 0,
      keptOpen: 0,
      refusedCount: 120,
      error: null,
    });
    expect(done.refused).toHaveLength(100);
    expect(done.refused[0]).toEqual({ record: 'R-1', reason: 'REQUIRED title' });
    expect(Date.parse(done.finishedAt)).toBeGreaterThanOrEqual(Date.parse(done.startedAt));
    // An import that has just ended may still be letting go of its lock: the least of three looks is the query's own.
    const look = () => countStatements(() => query(stage.test, IMPORTS, {}, admin));
    const cost = async () => Math.min(await look(), await look(), await look());
    const few = await cost();
    for (let n = 0; n < 5; n += 1) await stage.imported(good, [...ids('ក-១', 'খ'), ...crowd]);
    expect(await cost()).toBe(few);
    const { data: more } = await query(stage.test, IMPORTS, {}, admin);
    const told = (more['readJobImports'] as { refused: object[] }[]).map(({ refused }) => refused.length);
    expect(told.slice(0, 7)).toEqual([100, 100, 100, 100, 100, 0, 0]);
  });
});

describe('the feeds of the settings', () => {
  it('are imported by themselves, once for all processes, and one that fails harms no other and is seen', async () => {
    stage.feeds.put('/good', ids('ক-1', 'ข-2'));
    const bad = stage.feeds.put('/bad', 'closed');
    const settings = {
      BACKGROUND_JOBS: 'on',
      JOB_FEEDS: `good=${bad.replace('/bad', '/good')} bad=${bad}`,
      DATABASE_URL: stage.test.databaseUrl,
    };
    const asked = () => stage.feeds.asked.filter((path) => path === '/good').length;
    const processes: TestApp[] = await Promise.all([startApp(settings), startApp(settings)]);
    const { app, database } = processes[0] as TestApp;
    const timetable = await database.execute(`select cron, timezone from jobs.schedule where name = $1`, [TICK.name]);
    await app.get(Jobs).send(TICK, {});
    const dead = async () => (await app.get(Jobs).counts()).find(({ queue }) => queue === 'jobImports.refresh')?.dead;
    await until(async () => asked() > 0 && (await dead()) === 1);
    const came = [asked(), await dead()];
    for (const process of processes) await process.stop();
    expect(timetable.rows).toEqual([{ cron: '23 */4 * * *', timezone: 'Asia/Seoul' }]);
    expect(came).toEqual([1, 1]);
    expect(await stage.openOf('good')).toEqual(['ক-1', 'ข-2']);
    expect(await stage.lastRun('bad')).toMatchObject({ error: 'UNKNOWN_FORMAT', finished_at: null });
  });
});

describe('an imported posting that wishes for what the law forbids', () => {
  const LIST = '{ readJobPostingsWithForbiddenWishes { items { uuid hasForbiddenWish forbiddenWishes { kind } } } }';

  it.each([
    ['a visitor', async () => ({}), 401],
    ['a member', () => aUser(stage.test), 403],
  ])('is listed to administrators and not to %s', async (_, caller, status) => {
    expect((await query(stage.test, LIST, {}, await caller())).status).toBe(status);
  });

  it('is marked and listed, also where another version of the rules had made its facets, until it is taken away', async () => {
    const admin = await anAdmin(stage.test);
    const listed = async () =>
      (await query(stage.test, LIST, {}, admin)).data['readJobPostingsWithForbiddenWishes'].items;
    const source = stage.aSource();
    const [first, second] = ids('wish', 'none');
    await stage.imported(source, [
      { ...found(first), description: '<p>용접공 모집.</p><p>남성만 지원</p>' },
      found(second),
    ]);
    const [posting] = await listed();
    expect(posting).toMatchObject({ hasForbiddenWish: true, forbiddenWishes: [{ kind: 'SEX' }] });
    const before = `update job_postings set facets = '{}', facets_version = 0 where source = $1`;
    await stage.run(before, [source]);
    expect(await listed()).toEqual([]);
    await stage.test.app.get(JobFacets).fill();
    expect(await listed()).toEqual([posting]);
    const block = 'mutation ($uuid: ID!) { blockJobPosting(uuid: $uuid, reason: "남성만") { state hasForbiddenWish } }';
    const { data } = await query(stage.test, block, { uuid: posting.uuid }, admin);
    expect(data['blockJobPosting']).toEqual({ state: 'BLOCKED', hasForbiddenWish: true });
    expect(await listed()).toEqual([]);
  });
});
