import fs from 'node:fs';
import path from 'node:path';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type GraphQLEnumType, NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'graphql';
import { DataSource } from 'typeorm';
import { REQUIRED_CONSENTS } from '@haiko/shared/consents';
import { VISAS } from '@haiko/shared/reference/visas';
import { migrate } from '../src/commands/migrations.js';
import { JobFacets } from '../src/features/job-search/job-facets.service.js';
import { JobSearchIndex } from '../src/features/job-search/job-search-index.service.js';
import { PostSearchIndex } from '../src/features/post-search/post-search-index.service.js';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { createEmptyDatabase, startApp, type TestApp } from './app.js';
import { query, rest } from './client.js';
import { DETAIL, LIST, postingFields } from './job-posting-factories.js';

/** When the last migration of the first release was written, which their names end with. */
const FIRST_RELEASE = 1763969510000;
const PASSWORD = 'haiko-demo-2026';
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Haiko <no-reply@haiko.test>' };

const REASONS_OF_THEN = [
  ...['CHECK_JOB_LIST', 'GOVERNMENT_ONLY', 'JOB_NOT_ALLOWED', 'NEEDS_PERMISSION', 'NEEDS_SPONSOR'],
  ...['NOT_LISTED', 'NO_WORK', 'OPEN'],
];
const folder = path.join(import.meta.dirname, 'upgrade');

type Row = Record<string, unknown>;

/** What the first release's server had written, by table: its samples, thinned out, and what some of them did there. */
const rows = new Map<string, Row[]>();
for (const line of fs.readFileSync(path.join(folder, 'first-release.jsonl'), 'utf8').trimEnd().split('\n')) {
  const [table, row] = JSON.parse(line) as [string, Row];
  rows.set(table, [...(rows.get(table) ?? []), row]);
}
const rowsOf = (table: string) => rows.get(table) ?? [];
/** Of a company; the others are read as they are. */
const saved = rowsOf('job_postings').find(({ source }) => source === null);
const idOf = (code: string) => VISAS.find((visa) => visa.code === code)?.id;

const open = (url: string, migrations?: DataSource['options']['migrations']) =>
  new DataSource({
    ...dataSourceOptions({ url, poolSize: 2 }, 'migrations'),
    entities: [],
    ...(migrations && { migrations }),
  }).initialize();

/** Brings an empty database to what the first release left. */
async function installFirstRelease(url: string): Promise<void> {
  const all = await open(url);
  const migrations = all.migrations
    .map((migration) => migration.constructor as () => void)
    .filter(({ name }) => Number(name.slice(-13)) <= FIRST_RELEASE);
  await all.destroy();
  const first = await open(url, migrations);
  await first.runMigrations({ transaction: 'each' });
  await first.transaction(async (manager) => {
    await manager.query('set local session_replication_role = replica');
    for (const [table, written] of rows) {
      const names = Object.keys(written[0] ?? {}).map((name) => `"${name}"`);
      const values = `select ${names.join()} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
      await manager.query(`insert into ${table} (${names.join()}) overriding system value ${values}`, [
        JSON.stringify(written),
      ]);
    }
    // Whenever this runs, they are open.
    await manager.query(`update job_postings set deadline_date = current_date + 30, expired_at = null`);
  });
  await first.destroy();
}

let test: TestApp;
let again: string[];
const kept: [table: string, count: number][] = [];
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createEmptyDatabase();
  drop = database.drop;
  await installFirstRelease(database.ownerUrl);
  const owner = await open(database.ownerUrl);
  await migrate(owner, database.url);
  again = await migrate(owner, database.url);
  for (const table of rows.keys()) {
    const [found] = await owner.query<{ count: number }[]>(`select count(*)::int as count from ${table}`);
    kept.push([table, found?.count ?? 0]);
  }
  await owner.destroy();
  test = await startApp({ DATABASE_URL: database.url, ...MAIL });
  // As its jobs do after a start.
  await test.app.get(PostSearchIndex).fill();
  await test.app.get(JobSearchIndex).fill();
  await test.app.get(JobFacets).fill();
});
afterAll(async () => {
  await test.stop();
  await drop();
});

async function signIn(name: string): Promise<{ token: string }> {
  const reply = await rest(test, 'post', '/api/user/signin', { email: `${name}@haiko.test`, password: PASSWORD });
  expect(reply.status).toBe(200);
  return { token: (reply.body as { accessToken: string }).accessToken };
}

describe('a database of the first release, upgraded', () => {
  it('is upgraded once, and keeps every row', () => {
    expect(again).toEqual([]);
    expect(kept).toEqual([...rows].map(([table, written]) => [table, written.length]));
  });

  it('has people who log in as before, whose address counts as confirmed, and who are asked for what is new', async () => {
    const linh = await signIn('linh');
    const me = '{ readUserInformation { isEmailConfirmed confirmEmailBy dueConsents friendsCount } }';
    const { readUserInformation } = (await query(test, me, {}, linh)).data;
    expect(readUserInformation).toMatchObject({ isEmailConfirmed: true, confirmEmailBy: null });
    expect(readUserInformation.friendsCount).toBeGreaterThan(0);
    expect(readUserInformation.dueConsents).toEqual(REQUIRED_CONSENTS);
    const stranger = rowsOf('users').find(({ nickname }) => nickname === 'Dewi.Sari');
    const asked = await rest(test, 'post', `/api/friend/request/${String(stranger?.['uuid'])}`, undefined, linh);
    expect(asked.status).toBe(201);
  });

  it('shows visitors its posts, and finds them in their scripts', async () => {
    const { readPosts } = (await query(test, '{ readPosts(take: 20) { items { title commentsCount } } }')).data;
    expect(readPosts.items).toContainEqual({ title: '첫 눈', commentsCount: 1 });
    const search = '{ readPostsByKeyword(keyword: "서울") { items { title } } }';
    expect((await query(test, search)).data['readPostsByKeyword'].items).toContainEqual({ title: '첫 눈' });
  });

  it('shows its postings, which have no days a week, and finds them by filters that are new', async () => {
    const linh = await signIn('linh');
    expect((await rest(test, 'put', '/api/user', { visaMainId: idOf('F-4') }, linh)).status).toBe(200);
    for (const { uuid, title, description } of rowsOf('job_postings').filter((each) => each !== saved)) {
      const { readJobPosting: found } = (await query(test, DETAIL, { uuid }, { ...linh, language: 'ko' })).data;
      expect(found).toMatchObject({
        state: 'OPEN',
        workingDays: null,
        visaFit: { reason: expect.any(String) as string },
      });
      expect(Object.values(title as Row)).toContain(found.title);
      expect(Object.values(description as Row)).toContain(found.description);
    }
    const all = (await query(test, LIST, { take: 20 })).data['readJobPostings'];
    expect(all.items.map(({ uuid }: Row) => uuid).toSorted()).toEqual(
      rowsOf('job_postings')
        .map(({ uuid }) => uuid)
        .toSorted(),
    );
    const paid = (await query(test, LIST, { take: 20, minHourlyPay: 10_320 })).data['readJobPostings'];
    expect(paid.totalCount).toBeGreaterThan(0);
    expect(paid.totalCount).toBeLessThan(all.totalCount);
  });

  it('lets a company save a posting of then again, by a client that knows nothing of days', async () => {
    const { owner_uuid: owner } = rowsOf('companies').find(({ uuid }) => uuid === saved?.['company_uuid']) ?? {};
    const identity = rowsOf('identities').find(({ user_uuid: user }) => user === owner);
    const { workingDays: _, ...body } = postingFields();
    const who = await signIn(String(identity?.['email']).replace('@haiko.test', ''));
    expect((await rest(test, 'put', `/api/job-posting/${String(saved?.['uuid'])}`, body, who)).status).toBe(200);
  });
});

it('takes every query that the web of the first release asks, and tells every reason that it knows', () => {
  const schema = test.app.get(GraphQLSchemaHost).schema;
  const asked = fs.readFileSync(path.join(folder, 'first-release.graphql'), 'utf8');
  // Some of its fragments served its cache alone.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  expect(validate(schema, parse(asked), rules)).toEqual([]);
  const reasons = (schema.getType('VisaFitReason') as GraphQLEnumType).getValues().map(({ name }) => name);
  expect(reasons).toEqual(expect.arrayContaining(REASONS_OF_THEN));
});
