import { Readable } from 'node:stream';
import { startApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/board-factories.js';
import { query } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { FeedServer } from '../../../test/feed-server.js';
import { ids, ImportStage } from '../../../test/import-stage.js';
import { metricsSettings, scrape, valueOf } from '../../../test/metrics.js';
import { until } from '../../../test/until.js';
import { aStandInPosting } from '../../../test/work24-stand-in.js';
import { idOf, Work24Stage } from '../../../test/work24-stage.js';
import { Work24Service } from '../work24/work24.service.js';
import { JobImportsService } from '../job-imports/job-imports.service.js';

const SOURCE = `source name kind state stoppedAt failingSince problem isReading nextReadAt openPostings hiddenPostings postingsWithoutJob
  translated lastImport { created refusedCount } refused { reason count examples }`;
const SOURCES = `{ readJobSources { ${SOURCE} } }`;
const STOP = `mutation ($source: String!) { stopJobSource(source: $source) { ${SOURCE} } }`;
const START = `mutation ($source: String!) { startJobSource(source: $source) { ${SOURCE} } }`;

type Told = Record<string, unknown>;

describe('the sources of imported postings', () => {
  let stage: ImportStage;
  /** Of the settings, which have to be there before the server is. */
  const feeds = new FeedServer();
  beforeAll(async () => {
    await feeds.start();
    const url = feeds.put('/ansan', ids('ក-1', 'ข-2'));
    stage = await ImportStage.set({
      ...{ JOB_FEEDS: `ansan=${url}`, JOB_SOURCES_UNTRANSLATED: 'ansan', JOB_FEED_PATIENCE_SECONDS: '600' },
    });
  });
  afterAll(async () => {
    feeds.stop();
    await stage.close();
  });

  const told = async (source: string): Promise<Told | undefined> => {
    const { data, errors } = await query(stage.test, SOURCES, {}, await anAdmin(stage.test));
    expect(errors).toEqual([]);
    return (data['readJobSources'] as Told[]).find((each) => each['source'] === source);
  };

  it.each([SOURCES, STOP, START])('are nobody’s business without signing in, and not a member’s: %s', async (call) => {
    const variables = call === SOURCES ? {} : { source: 'ansan' };
    expect((await query(stage.test, call, variables)).status).toBe(401);
    const { status, errors } = await query(stage.test, call, variables, await aUser(stage.test));
    expect([status, errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('are those of the settings, and what the command brought', async () => {
    const source = stage.aSource();
    const [known = {}, nameless = {}] = ids('ក-1', 'ខ-2');
    await stage.imported(source, [known, { ...nameless, title: '' }]);
    expect(await told('ansan')).toMatchObject({
      ...{ kind: 'FEED', translated: 'NOTHING', stoppedAt: null },
      nextReadAt: expect.any(String),
    });
    expect(await told(source)).toMatchObject({
      ...{ name: source, kind: 'COMMAND', state: 'MANUAL', nextReadAt: null, isReading: false, translated: 'ALL' },
      ...{ openPostings: 1, postingsWithoutJob: 1, lastImport: { created: 1, refusedCount: 1 } },
      refused: [{ reason: 'REQUIRED title', count: 1, examples: ['ខ-2'] }],
    });
  });

  it('fail since the first import that failed', async () => {
    const source = stage.aSource();
    await stage.imported(source, ids('ក-1'));
    for (let n = 0; n < 2; n += 1) await stage.imported(source, 'closed').catch(() => undefined);
    const [first] = await stage.run<{ at: Date }>(
      `select started_at as at from job_imports where source = $1 and error is not null order by 1 limit 1`,
      [source],
    );
    expect(await told(source)).toMatchObject({
      ...{ state: 'FAILING', problem: 'UNKNOWN_FORMAT', failingSince: first?.at.toISOString() },
    });
    await stage.imported(source, ids('ក-1'));
    expect(await told(source)).toMatchObject({ state: 'MANUAL', problem: null, failingSince: null });
  });

  it('that fail wait for an administrator, until they work or are stopped', async () => {
    const failing = async (caller: TestUser) => {
      const { data } = await query(stage.test, '{ readDeskCounts { sources } }', {}, caller);
      return data['readDeskCounts'].sources;
    };
    const admin = await anAdmin(stage.test);
    const before = await failing(admin);
    const [mended, stopped] = [stage.aSource(), stage.aSource()];
    for (const source of [mended, stopped]) await stage.imported(source, 'closed').catch(() => undefined);
    expect(await failing(admin)).toBe(before + 2);
    await stage.imported(mended, ids('ក-1'));
    await query(stage.test, STOP, { source: stopped }, admin);
    expect(await failing(admin)).toBe(before);
    const moderator = await aUser(stage.test);
    await stage.run(`update users set role = 'MODERATOR' where uuid = $1`, [moderator.uuid]);
    expect(await failing(moderator)).toBeNull();
  });

  it('are stopped, read no more until they are started, and both are in the audit log, once', async () => {
    const admin = await anAdmin(stage.test);
    const source = stage.aSource();
    await stage.imported(source, ids('ก-1'));
    const stop = () => query(stage.test, STOP, { source }, admin);
    const [stopped] = [(await stop()).data['stopJobSource'], await stop()];
    expect(stopped).toMatchObject({ state: 'STOPPED', openPostings: 1, stoppedAt: expect.any(String) });
    const came = await stage.imported(source, ids('ก-1', 'ก-2')).catch((error: unknown) => error);
    expect(came).toMatchObject({ problem: 'STOPPED' });
    expect(await stage.openOf(source)).toEqual(['ก-1']);
    const { data } = await query(stage.test, START, { source }, admin);
    expect(data['startJobSource']).toMatchObject({ state: 'MANUAL', stoppedAt: null });
    await stage.imported(source, ids('ก-1', 'ก-2'));
    expect(await stage.openOf(source)).toEqual(['ก-1', 'ก-2']);
    const log = await stage.run(`select action, target_type, detail from audit_log where detail = $1 order by uuid`, [
      source,
    ]);
    expect(log).toEqual([
      { action: 'stopJobSource', target_type: 'job-source', detail: source },
      { action: 'startJobSource', target_type: 'job-source', detail: source },
    ]);
  });

  it('end in the middle of a feed when they are stopped, and what was written stays', async () => {
    const source = stage.aSource();
    const text = '<p>긴 글</p>'.repeat(400);
    const lines = ids(...Array.from({ length: 150 }, (_, index) => `ម-${index}`)).map(
      (each) => `${JSON.stringify({ ...each, description: text })}\n`,
    );
    /** The rest comes once something was written, and the source stopped. */
    async function* stoppedOnTheWay() {
      yield Buffer.from(lines.slice(0, 100).join(''));
      await until(async () => (await stage.openOf(source)).length > 0);
      await stage.run(`insert into job_source_stops (source) values ($1)`, [source]);
      yield Buffer.from(lines.slice(100).join(''));
    }
    const location = Readable.from(stoppedOnTheWay());
    const failed = await stage.test.app
      .get(JobImportsService)
      .import({ source, location })
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ problem: 'STOPPED' });
    const { length } = await stage.openOf(source);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(150);
    expect(await told(source)).toMatchObject({ state: 'STOPPED', failingSince: null });
  });

  it('of which something came lately go before others, and can be stopped however many there are', async () => {
    const [old, last] = [stage.aSource(), stage.aSource()];
    await stage.run(
      `insert into job_imports (source, started_at, finished_at)
       select 'much-' || n, now() - interval '1 day', now() from generate_series(1, 40) n
       union all select $1, now() - interval '60 days', now() union all select $2, now(), now()`,
      [old, last],
    );
    expect(await told(last)).toMatchObject({ state: 'MANUAL' });
    expect(await told(old)).toBeUndefined();
    const { data } = await query(stage.test, STOP, { source: old }, await anAdmin(stage.test));
    expect(data['stopJobSource']).toMatchObject({ source: old, state: 'STOPPED' });
    await stage.run(`delete from job_imports where source like 'much-%'`);
  });

  it('are read page by page, each of them once', async () => {
    await stage.run(
      `insert into job_imports (source, started_at, finished_at)
       select 'page-' || n, now(), now() from generate_series(1, 35) n`,
    );
    const admin = await anAdmin(stage.test);
    const page = async (skip: number) => {
      const call = `{ readJobSourcePage(skip: ${skip}, take: 30) { items { ${SOURCE} } hasMore totalCount } }`;
      const { data, errors } = await query(stage.test, call, {}, admin);
      expect(errors).toEqual([]);
      return data['readJobSourcePage'] as { items: Told[]; hasMore: boolean; totalCount: number };
    };
    const [first, second] = [await page(0), await page(30)];
    const names = [...first.items, ...second.items].map(({ source }) => source);
    expect([first.items.length, first.hasMore, second.hasMore]).toEqual([30, true, first.totalCount > 60]);
    expect([names[0], new Set(names).size]).toEqual(['ansan', Math.min(first.totalCount, 60)]);
    await stage.run(`delete from job_imports where source like 'page-%'`);
  });

  it('cannot be stopped where there are none of the name', async () => {
    const { errors } = await query(stage.test, STOP, { source: 'nobody' }, await anAdmin(stage.test));
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('the public employment service', () => {
  let stage: Work24Stage;
  beforeEach(async () => {
    stage = await Work24Stage.set();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await stage.close();
  });
  const told = async (): Promise<Told> => {
    const { data, errors } = await query(stage.test, SOURCES, {}, await anAdmin(stage.test));
    expect(errors).toEqual([]);
    return data['readJobSources'][0];
  };

  it('is told beside the feeds, with the postings whose kind of work is not known', async () => {
    stage.put(1);
    const unknown = aStandInPosting(2);
    stage.standIn.put({ ...unknown, entry: { ...unknown.entry, jobsCd: '999999' } });
    expect(await told()).toMatchObject({ kind: 'WORK24', state: 'RUNNING', lastImport: null, translated: 'TITLES' });
    await stage.work();
    expect(await told()).toMatchObject({
      ...{ source: 'work24', name: '고용24', openPostings: 2, postingsWithoutJob: 1, failingSince: null },
      lastImport: { created: 2, refusedCount: 0 },
    });
  });

  it('is not called while it is stopped, and goes on where it was', async () => {
    const admin = await anAdmin(stage.test);
    stage.put(1);
    await stage.work();
    const calls = stage.standIn.calls.length;
    await query(stage.test, STOP, { source: 'work24' }, admin);
    stage.put(2);
    await stage.later(7);
    expect(stage.standIn.calls.length).toBe(calls);
    expect(await stage.open()).toEqual([idOf(1)]);
    // By then the first sign-in is over.
    await query(stage.test, START, { source: 'work24' }, await anAdmin(stage.test));
    await stage.work();
    expect(await stage.open()).toEqual([idOf(1), idOf(2)]);
  });

  it('hides what nobody has looked after for two days while it is stopped, and shows what is there again', async () => {
    stage.putMany(3);
    await stage.work();
    const hidden = async () =>
      (await stage.run(`select source_id from job_postings where hidden_reason = 'SOURCE_STOPPED'`)).length;
    const hideUnseen = (hours = 0) =>
      stage.test.app.get(Work24Service).hideUnseen(new Date(Date.now() + hours * 3_600_000));
    await hideUnseen(49);
    expect(await hidden()).toBe(0);
    const [{ uuid = '' } = {}] = await stage.rows();
    await query(stage.test, STOP, { source: 'work24' }, await anAdmin(stage.test));
    await stage.later(47);
    await hideUnseen();
    expect(await hidden()).toBe(0);
    await stage.later(2);
    await hideUnseen();
    expect(await told()).toMatchObject({ state: 'STOPPED', openPostings: 0, hiddenPostings: 3 });
    const READ = 'query ($uuid: ID!) { readJobPosting(uuid: $uuid) { state } }';
    expect((await query(stage.test, READ, { uuid })).data['readJobPosting']).toBeNull();
    stage.standIn.remove(idOf(3));
    await query(stage.test, START, { source: 'work24' }, await anAdmin(stage.test));
    await stage.work();
    expect(await told()).toMatchObject({ openPostings: 2, hiddenPostings: 0 });
    expect((await query(stage.test, READ, { uuid })).data['readJobPosting']).toEqual({ state: 'OPEN' });
    expect(await stage.open()).toEqual([idOf(1), idOf(2)]);
  });

  it('hides the same where it has no key any more', async () => {
    stage.putMany(2);
    await stage.work();
    const without = await startApp({ DATABASE_URL: stage.test.databaseUrl });
    const hideUnseen = (hours: number) =>
      without.app.get(Work24Service).hideUnseen(new Date(Date.now() + hours * 3_600_000));
    await hideUnseen(47);
    expect(await told()).toMatchObject({ openPostings: 2, hiddenPostings: 0 });
    await hideUnseen(49);
    expect(await told()).toMatchObject({ openPostings: 0, hiddenPostings: 2 });
    await without.stop();
    await stage.later(50);
    expect(await told()).toMatchObject({ openPostings: 2, hiddenPostings: 0 });
  });

  it('fails since the first reading of its lists that failed, until one goes well', async () => {
    stage.put(1);
    stage.standIn.faultOf = () => 'error';
    await stage.work();
    const run = await stage.lastRun();
    const since = (run?.['started_at'] as Date).toISOString();
    expect(await told()).toMatchObject({ state: 'FAILING', problem: 'SERVICE', failingSince: since });
    stage.standIn.faultOf = () => undefined;
    await stage.later(12);
    expect(await told()).toMatchObject({ state: 'RUNNING', failingSince: null, problem: null });
  });

  it('fails since the first detail that failed, until one goes well', async () => {
    // With a pace it rests after a failure, and does not try again at once.
    await stage.restart({ WORK24_CALL_MILLISECONDS: '1' });
    stage.put(1);
    stage.standIn.faultOf = ({ kind }) => (kind === 'D' ? 'error' : undefined);
    await stage.work();
    const [row] = await stage.run<{ at: Date }>(`select problem_since as at from work24_state`);
    expect(await told()).toMatchObject({
      ...{ state: 'FAILING', problem: 'SERVICE', failingSince: row?.at.toISOString() },
    });
    const failing = async () =>
      (await query(stage.test, '{ readDeskCounts { sources } }', {}, await anAdmin(stage.test))).data['readDeskCounts'];
    expect(await failing()).toEqual({ sources: 0 });
    await stage.run(`update work24_state set problem_since = now() - interval '61 minutes'`);
    expect(await failing()).toEqual({ sources: 1 });
    stage.standIn.faultOf = () => undefined;
    await stage.later(12);
    expect(await told()).toMatchObject({ state: 'RUNNING', failingSince: null, problem: null });
  });
});

it('sources that fail make the figure that operators are told by, until they are stopped or work', async () => {
  const settings = await metricsSettings();
  const stage = await ImportStage.set(settings);
  try {
    const [failing, mended, stopped] = [stage.aSource(), stage.aSource(), stage.aSource()];
    for (const source of [failing, mended, stopped]) await stage.imported(source, 'closed').catch(() => undefined);
    await stage.imported(mended, ids('ក-1', 'ข-2', '가-3'));
    await query(stage.test, STOP, { source: stopped }, await anAdmin(stage.test));
    // Read once: the figure is kept for a while.
    expect(valueOf(await scrape(settings), 'haiko_job_sources_failing', {})).toBe(1);
  } finally {
    await stage.close();
  }
});
