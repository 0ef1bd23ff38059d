import { startApp, type TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/board-factories.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { postingFields } from '../../../test/job-posting-factories.js';

let test: TestApp;
let admin: TestUser;
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  admin = await anAdmin(test);
});
afterAll(() => test.stop());

let names = 0;
const aCity = () => ({ name: `안산시 ${(names += 1)}`, url: 'https://ansan.example/jobs', notice: '안산시 제공' });
const row = (reference: string, changes: object = {}, about: object = {}) => ({
  ...{ reference, companyName: '한강조선', ...about },
  posting: postingFields({ title: `용접 ${reference}`, ...changes }),
});
const call = (path: string, body: object, who: { token?: string } = admin) =>
  rest(test, 'post', `/api/job-tables${path}`, body, who);
const begin = async (city: object): Promise<string> => {
  const { status, body } = await call('', city);
  expect(status).toBe(201);
  return body.uuid as string;
};
const end = async (table: string, changes: object = {}) =>
  (await call(`/${table}/end`, { holdsAll: false, refused: [], refusedCount: 0, ...changes })).body as object;
/** A whole table, and what came of it. */
async function load(city: object, rows: object[], changes: object = {}): Promise<object> {
  const table = await begin(city);
  expect((await call(`/${table}/rows`, { rows })).body).toEqual({ written: rows.length });
  return end(table, changes);
}
const openOf = async ({ name }: { name: string }): Promise<string[]> => {
  const found: { id: string }[] = await test.database.manager.query(
    `select p.source_id as id from job_postings p join job_table_sources s using (source)
     where s.name = $1 and p.closed_at is null order by 1`,
    [name],
  );
  return found.map(({ id }) => id);
};
const SOURCES = `{ readJobSources { source name kind state link notice openPostings
  lastImport { created updated unchanged closed refusedCount } refused { reason count examples } } }`;
const told = async ({ name }: { name: string }): Promise<{ source: string } & Record<string, unknown>> => {
  const { data } = await query(test, SOURCES, {}, admin);
  return data['readJobSources'].find((each: { name: string }) => each.name === name);
};

describe('the table of a city', () => {
  it('is loaded by administrators alone', async () => {
    const table = await begin(aCity());
    const bodies = { '': aCity(), [`/${table}/rows`]: { rows: [row('1')] }, [`/${table}/end`]: { holdsAll: true } };
    for (const [path, body] of Object.entries(bodies)) {
      expect(await codeOf(call(path, body, {}))).toEqual([401, 'UNAUTHENTICATED']);
      expect(await codeOf(call(path, body, await aUser(test)))).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('becomes postings of its companies, with its name, link and notice beside them', async () => {
    const city = aCity();
    const own = { link: 'https://ansan.example/jobs/2', companyName: 'ដំណើរថ្មី' };
    expect(await load(city, [row('1', { languageLevels: [113] }), row('2', {}, own)])).toEqual({
      ...{ created: 2, updated: 0, unchanged: 0, closed: 0 },
    });
    const uuids: { uuid: string }[] = await test.database.manager.query(
      `select p.uuid from job_postings p join job_table_sources s using (source) where s.name = $1 order by source_id`,
      [city.name],
    );
    const read = async (uuid = '') =>
      (
        await query(
          test,
          `query ($uuid: ID!) { readJobPosting(uuid: $uuid) { title contactName salaryAmountMin company { companyName }
            source { name url notice } languageLevels { id } regions { detailRegion } } }`,
          { uuid },
        )
      ).data['readJobPosting'];
    const { name, notice } = city;
    expect(await read(uuids[0]?.uuid)).toMatchObject({
      ...{ title: '용접 1', contactName: '', salaryAmountMin: 2_600_000, company: { companyName: '한강조선' } },
      source: { name, url: city.url, notice },
      languageLevels: [{ id: 113 }],
      regions: [{ detailRegion: '2층 기숙사 옆' }],
    });
    expect(await read(uuids[1]?.uuid)).toMatchObject({
      company: { companyName: own.companyName },
      source: { name, url: own.link, notice },
    });
  });

  it('needs nobody to call, and keeps no name and no mobile of one', async () => {
    const { contactName, contactMobile, contactPhone, contactEmail, ...asked } = postingFields();
    const regions = postingFields().regions.map(({ region }) => ({ region }));
    const city = aCity();
    const bare = { reference: '1', companyName: '한강조선', posting: { ...asked, regions } };
    const said = { contactName, contactMobile, contactPhone, contactEmail };
    await load(city, [bare, { ...bare, reference: '2', posting: { ...asked, regions, ...said } }]);
    const kept: unknown = await test.database.manager.query(
      `select contact_name, contact_mobile, contact_phone, contact_email from job_postings p
         join job_table_sources s using (source) where s.name = $1 order by source_id`,
      [city.name],
    );
    const nobody = { contact_name: '', contact_mobile: '' };
    expect(kept).toEqual([
      { ...nobody, contact_phone: '', contact_email: '' },
      { ...nobody, contact_phone: contactPhone, contact_email: contactEmail.toLowerCase() },
    ]);
    const wrong = { ...asked, regions, contactPhone: '12', contactEmail: 'nobody' };
    expect(await call(`/${await begin(aCity())}/rows`, { rows: [{ ...bare, posting: wrong }] })).toMatchObject({
      status: 400,
      body: {
        fields: [
          { path: 'rows.0.posting.contactPhone', code: 'INVALID' },
          { path: 'rows.0.posting.contactEmail', code: 'INVALID' },
        ],
      },
    });
  });

  it('changes what is other than it was, and closes what is missing only where it holds everything', async () => {
    const city = aCity();
    await load(city, [row('1'), row('2'), row('3')]);
    expect(await load(city, [row('1'), row('2', { title: '조립' })])).toEqual({
      ...{ created: 0, updated: 1, unchanged: 1, closed: 0 },
    });
    expect(await openOf(city)).toEqual(['1', '2', '3']);
    const wrong = { holdsAll: true, refused: [{ record: '7', reason: 'REQUIRED title' }], refusedCount: 1 };
    expect(await load(city, [row('1')], wrong)).toMatchObject({ closed: 0 });
    expect(await load(city, [row('1')], { holdsAll: true })).toMatchObject({ unchanged: 1, closed: 2 });
    expect(await openOf(city)).toEqual(['1']);
    expect(await load(city, [row('3')])).toMatchObject({ updated: 1 });
    expect(await openOf(city)).toEqual(['1', '3']);
  });

  it('counts a row once, however often it is sent, and takes no more once another one has begun', async () => {
    const city = aCity();
    const table = await begin(city);
    const rows = [row('1'), row('2')];
    await Promise.all([1, 2, 3].map(() => call(`/${table}/rows`, { rows })));
    expect(await end(table)).toEqual({ created: 2, updated: 0, unchanged: 0, closed: 0 });
    expect(await codeOf(call(`/${table}/rows`, { rows }))).toEqual([404, 'NOT_FOUND']);
    const [first, second] = [await begin(city), await begin(city)];
    expect(await codeOf(call(`/${first}/rows`, { rows }))).toEqual([404, 'NOT_FOUND']);
    expect((await call(`/${second}/rows`, { rows })).status).toBe(200);
  });

  it('stands among the sources, with what was refused, and is stopped and started there', async () => {
    const city = aCity();
    const refused = [{ record: '3', reason: 'REQUIRED title' }];
    const refusedReasons = [
      { reason: 'REQUIRED title', count: 119 },
      { reason: 'UNKNOWN visas', count: 1 },
    ];
    await load(city, [row('1')], { refused, refusedCount: 120, refusedReasons });
    const { source, ...shown } = await told(city);
    expect(shown).toEqual({
      ...{ name: city.name, kind: 'TABLE', state: 'MANUAL', link: city.url, notice: city.notice, openPostings: 1 },
      lastImport: { created: 1, updated: 0, unchanged: 0, closed: 0, refusedCount: 120 },
      refused: [
        { reason: 'REQUIRED title', count: 119, examples: ['3'] },
        { reason: 'UNKNOWN visas', count: 1, examples: [] },
      ],
    });
    const table = await begin(city);
    await query(test, 'mutation ($source: String!) { stopJobSource(source: $source) { state } }', { source }, admin);
    const stopped = [409, 'SOURCE_STOPPED'];
    expect(await codeOf(call('', city))).toEqual(stopped);
    expect(await codeOf(call(`/${table}/rows`, { rows: [row('2')] }))).toEqual(stopped);
    await query(test, 'mutation ($source: String!) { startJobSource(source: $source) { state } }', { source }, admin);
    expect((await call(`/${table}/rows`, { rows: [row('2')] })).status).toBe(200);
    const log: { action: string }[] = await test.database.manager.query(
      `select action from audit_log where actor_uuid = $1 order by uuid`,
      [admin.uuid],
    );
    const acts = ['startJobTable', 'startJobTable', 'stopJobSource', 'startJobSource'];
    expect(log.map(({ action }) => action)).toEqual(acts);
  });

  it.each<[string, object, string, string]>([
    [
      'pays too little',
      { salaryAmountMin: 900_000, salaryAmountMax: 900_000 },
      'salaryAmountMin',
      'BELOW_MINIMUM_WAGE',
    ],
    ['wishes for what the law forbids', { title: '여성만 모집합니다' }, 'title', 'FORBIDDEN_WISH'],
  ])('is refused where a row %s, as the form refuses it', async (_, changes, path, code) => {
    const city = aCity();
    const table = await begin(city);
    const { status, body } = await call(`/${table}/rows`, { rows: [row('1'), row('2', changes)] });
    expect([status, body.fields]).toEqual([400, [{ path: `rows.1.posting.${path}`, code }]]);
    expect(await openOf(city)).toEqual([]);
  });

  it('is refused where a row names no region of Korea', async () => {
    const table = await begin(aCity());
    const rows = [row('1', { regions: [{ region: '달', detailRegion: '' }] })];
    expect(await codeOf(call(`/${table}/rows`, { rows }))).toEqual([400, 'REGION_NOT_FOUND']);
  });

  it('needs a name, a link with https, and of each row a company and a reference', async () => {
    const fieldsOf = async (path: string, body: object) => (await call(path, body)).body.fields;
    expect(await fieldsOf('', { name: ' ', url: 'http://ansan.example' })).toEqual([
      { path: 'name', code: 'REQUIRED' },
      { path: 'url', code: 'INVALID' },
    ]);
    const rows = [row('', {}, { companyName: '', link: 'javascript:alert(1)' })];
    expect(await fieldsOf(`/${await begin(aCity())}/rows`, { rows })).toEqual([
      { path: 'rows.0.reference', code: 'REQUIRED' },
      { path: 'rows.0.companyName', code: 'REQUIRED' },
      { path: 'rows.0.link', code: 'INVALID' },
    ]);
  });
});
