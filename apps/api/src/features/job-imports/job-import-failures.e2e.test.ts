import { asOwner } from '../../../test/as-owner.js';
import { countStatements } from '../../../test/count-statements.js';
import { aJob, aRecord, type FeedServer, packed, records } from '../../../test/feed-server.js';
import { ids, ImportStage } from '../../../test/import-stage.js';
import { planOf } from '../../../test/plans.js';
import { found } from '../../platform/errors/app-error.js';
import type { JobImportProgress } from './job-imports.service.js';
import { COUNT_MISSING, MISSING_POSTINGS } from './job-imports.statements.js';

let stage: ImportStage;
beforeAll(async () => {
  stage = await ImportStage.set();
});
afterAll(() => stage.close());

describe('a feed that cannot be read to its end', () => {
  const whole = JSON.stringify(ids('A', 'B'));
  it.each<[string, Parameters<FeedServer['put']>[1], string]>([
    ['breaks off', whole.slice(0, -40), 'TRUNCATED'],
    ['breaks off packed', packed(whole).subarray(0, 200), 'TRUNCATED'],
    ['is no feed', 'We are closed today.', 'UNKNOWN_FORMAT'],
    ['declares entities', `<!DOCTYPE source [<!ENTITY a "b">]><source>${aJob()}</source>`, 'DOCTYPE'],
    ['is too large', JSON.stringify(records(1_500)), 'TOO_LARGE'],
    ['unpacks to too much', packed(`[${' '.repeat(3_000_000)}]`), 'TOO_LARGE'],
    ['is gone', (response) => response.writeHead(404).end(), 'STATUS'],
    ['says nothing', () => undefined, 'TIMEOUT'],
    ['stops in the middle', (response) => response.write(whole.slice(0, 50)), 'TIMEOUT'],
    [
      'loses its connection',
      (response) => response.writeHead(200, { 'Content-Length': 9_999 }).write(whole, () => response.destroy()),
      'TRUNCATED',
    ],
  ])('because it %s closes nothing and is remembered', async (_name, content, problem) => {
    const source = stage.aSource();
    await stage.imported(source, ids('X', 'Y', 'Z'));
    await expect(stage.imported(source, content)).rejects.toMatchObject({ problem });
    expect(await stage.openOf(source)).toEqual(expect.arrayContaining(['X', 'Y', 'Z']));
    expect(await stage.lastRun(source)).toMatchObject({ error: problem, finished_at: null, closed: 0 });
    expect(await stage.imported(source, ids('X', 'Y', 'Z'))).toMatchObject({ finishedAt: expect.any(Date) });
  });

  it.each([
    ['nobody', 'http://127.0.0.1:1/feed', 'UNREACHABLE'],
    ['a private network', 'https://10.1.2.3/feed', 'ADDRESS'],
    ['another protocol', 'ftp://127.0.0.1/feed', 'ADDRESS'],
    ['a file that is not there', '/nowhere/feed.json', 'UNREACHABLE'],
  ])('because it is at the address of %s is not asked for', async (_name, location, problem) => {
    await expect(stage.read(stage.aSource(), location)).rejects.toMatchObject({ problem });
  });

  it('follows redirects, but not many, and into no private network', async () => {
    const target = stage.feeds.put('/moved', ids('A'));
    const once = stage.feeds.redirect('/once', '/moved', 308);
    expect(await stage.read(stage.aSource(), stage.feeds.redirect('/twice', once))).toMatchObject({ created: 1 });
    await expect(stage.read(stage.aSource(), stage.feeds.redirect('/round', '/round'))).rejects.toMatchObject({
      problem: 'REDIRECTS',
    });
    expect(stage.feeds.asked.filter((path) => path === '/round')).toHaveLength(4);
    for (const inside of [
      'http://10.0.0.1/feed',
      'https://192.168.1.1/feed',
      'file:///etc/passwd',
      target.replace('http', 'ftp'),
    ])
      await expect(stage.read(stage.aSource(), stage.feeds.redirect('/inside', inside))).rejects.toMatchObject({
        problem: 'ADDRESS',
      });
  });
});

describe('an import', () => {
  it('runs once at a time for a source, and side by side for others', async () => {
    const source = stage.aSource();
    let goOn = () => {};
    const begun = new Promise<void>((resolve) => {
      stage.feeds.put('/slow', (response) => {
        response.write('[');
        goOn = () => response.end(`${JSON.stringify(aRecord())}]`);
        resolve();
      });
    });
    const first = stage.read(source, stage.feeds.put('/other', []).replace('/other', '/slow'));
    await begun;
    await expect(stage.imported(source, ids('B'))).rejects.toMatchObject({ problem: 'RUNNING' });
    expect(await stage.imported(stage.aSource(), ids('B'))).toMatchObject({ created: 1 });
    goOn();
    expect(await first).toMatchObject({ created: 1 });
    expect(await stage.openOf(source)).toEqual(['HB-1']);
  });

  it('that was killed is remembered as interrupted, and does not stand in the way', async () => {
    const source = stage.aSource();
    await stage.run(`insert into job_imports (source) values ($1)`, [source]);
    await stage.imported(source, ids('A'));
    const runs = await stage.run(`select error, created from job_imports where source = $1 order by uuid`, [source]);
    expect(runs).toEqual([
      { error: 'INTERRUPTED', created: 0 },
      { error: null, created: 1 },
    ]);
    expect(await stage.run(`select from job_import_sightings`)).toEqual([]);
  });

  it('ends when it is told to, keeping what it has written for the next one to go on', async () => {
    const source = stage.aSource();
    const abort = new AbortController();
    const feed = records(1_200, () => ({ description: '짧은 글' })).map((record) => JSON.stringify(record));
    const running = stage.read(
      source,
      stage.feeds.put('/endless', (response) => void response.write(feed.join('\n'))),
      { signal: abort.signal, onProgress: () => abort.abort() },
    );
    await expect(running).rejects.toMatchObject({ problem: 'INTERRUPTED' });
    const written = (await stage.rowsOf(source)).length;
    expect(written).toBeGreaterThanOrEqual(500);
    expect(await stage.lastRun(source)).toMatchObject({ error: 'INTERRUPTED', finished_at: null });
    // The next one goes on from there.
    expect(await stage.imported(source, feed.join('\n'))).toMatchObject({
      unchanged: written,
      created: feed.length - written,
    });
  });

  it('tells how far it is', async () => {
    const reports: JobImportProgress[] = [];
    const content = JSON.stringify(records(600, () => ({ description: '짧은 글' })));
    await stage.imported(stage.aSource(), Buffer.from(content), { onProgress: (progress) => reports.push(progress) });
    const bytes = Buffer.byteLength(content);
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.at(-1)).toEqual({ bytes, totalBytes: bytes, records: 600, refused: 0 });
  });

  it('takes a handful of statements a batch, however many postings it holds', async () => {
    const source = stage.aSource();
    const few = await countStatements(() => stage.imported(source, records(3)));
    const many = await countStatements(() => stage.imported(source, records(60)));
    const same = await countStatements(() => stage.imported(source, records(60)));
    expect([many - few, same < many]).toEqual([0, true]);
    expect(same).toBeLessThanOrEqual(11);
  });

  it('finds what has left by an index, whatever the database expects of sightings', async () => {
    const source = stage.aSource();
    await stage.imported(source, records(60));
    const insert = `insert into job_imports (source) values ($1) returning uuid`;
    const run = found((await stage.run<{ uuid: string }>(insert, [source]))[0]);
    await asOwner(stage.test, 'analyze job_postings, job_import_sightings');
    const values = { import: run.uuid, source };
    for (const plan of [
      await planOf(stage.test, COUNT_MISSING, values),
      await planOf(stage.test, MISSING_POSTINGS, values),
    ]) {
      expect(plan).toContain('"Parent Relationship":"SubPlan"');
      expect(plan).not.toContain('"Join Type"');
    }
  });
});
