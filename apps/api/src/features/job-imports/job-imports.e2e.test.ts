import { seoulDay } from '@haiko/shared/format';
import { daysLeft, seoulDayAfter } from '@haiko/shared/rules/deadline';
import { query } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aJob, aRecord, packed, records, xmlFeed } from '../../../test/feed-server.js';
import { ids, ImportStage } from '../../../test/import-stage.js';
import { aPosting, LIST, readPosting } from '../../../test/job-posting-factories.js';
import { JobSearchIndex } from '../job-search/job-search-index.service.js';

let stage: ImportStage;
beforeAll(async () => {
  stage = await ImportStage.set();
});
afterAll(() => stage.close());

async function found(variables: Record<string, unknown>): Promise<string[]> {
  const { data } = await query(stage.test, LIST, { take: 50, ...variables });
  return (data['readJobPostings'].items as { uuid: string }[]).map(({ uuid }) => uuid);
}

describe('a feed', () => {
  it('brings postings that are read and found at once, and lead to where they come from', async () => {
    const source = stage.aSource();
    const report = await stage.imported(source, [aRecord({ title: '거제 조선소 용접 Zirkonlicht' })]);
    expect(report).toMatchObject({ source, created: 1, updated: 0, unchanged: 0, closed: 0, refusedCount: 0 });
    expect(report.finishedAt.getTime()).toBeGreaterThanOrEqual(report.startedAt.getTime());
    const [row] = await stage.rowsOf(source);
    expect(await found({ keyword: 'zirkonlicht' })).toEqual([row?.uuid]);
    expect(await readPosting(stage.test, row?.uuid ?? '')).toMatchObject({
      url: 'https://jobs.example/postings/1',
      company: { uuid: null, companyName: '한빛조선', logoFileUrl: null },
      description: '선박 블록을 용접합니다.\n\n• 기숙사 제공\n• 주 5일',
      originalLanguage: 'ko',
      state: 'OPEN',
      salaryTypeId: 5,
      salaryAmountMin: 2_800_000,
      salaryAmountMax: 3_400_000,
      employmentType: 1,
      regions: [
        {
          regionLevelOne: { nameKo: '경남' },
          regionLevelTwo: { nameKo: '거제시' },
          regionOriginal: '경상남도 거제시',
          detailRegion: '장평로 12',
        },
      ],
      visas: [],
      contactPhone: '',
    });
  });

  const two = [aRecord({ identifier: 'A' }), aRecord({ identifier: 'B' })];
  const lines = two.map((record) => JSON.stringify(record)).join('\n');
  it.each([
    ['an array', two, ['A', 'B']],
    ['an object with @graph', JSON.stringify({ '@context': 'https://schema.org', '@graph': two }), ['A', 'B']],
    [
      'an ItemList',
      JSON.stringify({ itemListElement: two.map((item) => ({ '@type': 'ListItem', item })) }),
      ['A', 'B'],
    ],
    ['one object a line', lines, ['A', 'B']],
    ['one object', JSON.stringify(aRecord({ identifier: 'A' })), ['A']],
    ['JSON after a byte order mark', `\ufeff${lines}`, ['A', 'B']],
    ['packed JSON', packed(two), ['A', 'B']],
    ['JSON that is packed twice', packed(packed(two)), ['A', 'B']],
    ['XML', xmlFeed(aJob(), aJob({ referencenumber: 'X-2' })), ['X-1', 'X-2']],
    ['packed XML', packed(xmlFeed(aJob())), ['X-1']],
  ])('may be %s', async (_name, content, wanted) => {
    const source = stage.aSource();
    expect(await stage.imported(source, content)).toMatchObject({ created: wanted.length, refusedCount: 0 });
    expect(await stage.openOf(source)).toEqual(wanted);
  });

  it('in XML says the same as one in JSON', async () => {
    const source = stage.aSource();
    await stage.imported(source, xmlFeed(aJob()));
    const [row] = await stage.rowsOf(source);
    expect(await readPosting(stage.test, row?.uuid ?? '')).toMatchObject({
      url: 'https://jobs.example/xml/1?from=a&to=b',
      company: { companyName: '가온물류 & 친구들' },
      description: '상자를 분류합니다.',
      employmentType: 5,
      salaryTypeId: 2,
      salaryAmountMin: 11_500,
      regions: [{ regionLevelOne: { nameKo: '경기' }, regionLevelTwo: { nameKo: '이천시' } }],
    });
  });
});

describe('the age of a posting', () => {
  it('is what its feed says, in lists as well, and no news where the feed says another one later', async () => {
    const source = stage.aSource();
    const named = (identifier: string, datePosted?: string) =>
      aRecord({ identifier, title: 'Kupferlicht 용접', datePosted });
    const days = (count: number) => seoulDayAfter(-count, new Date());
    const feed = [named('C', days(9)), named('A'), named('D', '1970-01-01'), named('B', `${days(2)}T10:00:00+09:00`)];
    await stage.imported(source, feed);
    const { data } = await query(
      stage.test,
      `{ readJobPostings(keyword: "kupferlicht") { items { uuid createdAt deadlineDate } } }`,
    );
    const items = data['readJobPostings'].items as { uuid: string; createdAt: string }[];
    const rows = await stage.rowsOf(source);
    expect(items.map(({ uuid }) => rows.find((row) => row.uuid === uuid)?.source_id)).toEqual(['A', 'B', 'C', 'D']);
    const ages = items.map(({ createdAt }) => daysLeft(seoulDay(createdAt), new Date()));
    expect(ages).toEqual([0, -2, -9, -365]);
    const later = feed.map((record) => ({ ...record, datePosted: days(1), title: 'Kupferlicht 새 용접' }));
    expect(await stage.imported(source, later)).toMatchObject({ updated: 4 });
    expect((await stage.rowsOf(source)).map(({ created_at }) => created_at)).toEqual(
      rows.map(({ created_at }) => created_at),
    );
  });
});

describe('the same feed again', () => {
  it('changes nothing, whenever the postings say it', async () => {
    const source = stage.aSource();
    const feed = [...ids('A'), aRecord({ identifier: 'B', validThrough: undefined, datePosted: undefined })];
    await stage.imported(source, feed);
    const before = await stage.rowsOf(source);
    expect(await stage.imported(source, feed)).toMatchObject({ created: 0, updated: 0, unchanged: 2, closed: 0 });
    expect(await stage.rowsOf(source)).toEqual(before);
  });

  it('changes what is new in it, keeps the deadline that nobody said, and is found by its new words', async () => {
    const source = stage.aSource();
    const record = { identifier: 'A', validThrough: undefined, datePosted: undefined };
    await stage.imported(source, [aRecord({ ...record, haikoVisas: 'E-7 F-2 F-5' })]);
    await stage.run(`update job_postings set deadline_date = deadline_date - 7 where source = $1`, [source]);
    const [before] = await stage.rowsOf(source);
    const changed = [aRecord({ ...record, title: 'Quartzlicht 용접공', haikoVisas: 'F-6' })];
    expect(await stage.imported(source, changed)).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    const [after] = await stage.rowsOf(source);
    expect(after).toMatchObject({
      uuid: before?.uuid,
      deadline: before?.deadline,
      title: { ko: 'Quartzlicht 용접공' },
    });
    expect(after?.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? Infinity);
    expect(await found({ keyword: 'quartzlicht' })).toEqual([before?.uuid]);
    const { visas } = await readPosting(stage.test, before?.uuid ?? '');
    expect(visas).toHaveLength(1);
  });

  it('finds a posting by the same texts, whether it is new, changed, or looked at by the upkeep of the search', async () => {
    const [source, other] = [stage.aSource(), stage.aSource()];
    const texts = { title: '베어링 조립 ការងារ', description: '<p>প্রতিদিন ৮ ঘণ্টা</p>', hiringOrganization: '한빛조선' };
    await stage.imported(source, [aRecord(texts)]);
    await stage.imported(other, [aRecord({ ...texts, title: '다른 제목' })]);
    await stage.imported(other, [aRecord(texts)]);
    const found = () =>
      stage.run<{ search_version: number }>(
        `select distinct search_text, array(select unnest(search_grams) order by 1) as grams, search_version
         from job_postings where source = any($1)`,
        [[source, other]],
      );
    const written = await found();
    await stage.run(`update job_postings set search_version = 0 where source = $1`, [source]);
    await stage.test.app.get(JobSearchIndex).fill();
    expect([written, await found()]).toEqual([[expect.anything()], written]);
    expect(written[0]?.search_version).toBeGreaterThan(0);
  });

  it('closes what has left it, and opens again what comes back', async () => {
    const source = stage.aSource();
    await stage.imported(source, ids('A', 'B', 'C'));
    const [, , { uuid = '' } = {}] = await stage.rowsOf(source);
    expect(await stage.imported(source, ids('A', 'B'))).toMatchObject({ unchanged: 2, closed: 1, keptOpen: 0 });
    expect(await stage.openOf(source)).toEqual(['A', 'B']);
    expect(await readPosting(stage.test, uuid)).toMatchObject({ state: 'CLOSED' });
    expect(await stage.imported(source, ids('A', 'B', 'C'))).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
    expect(await readPosting(stage.test, uuid)).toMatchObject({ state: 'OPEN' });
  });

  it('leaves what stands in it but cannot be read as it is, and closes what it says is over', async () => {
    const source = stage.aSource();
    await stage.imported(source, ids('A', 'B', 'C', 'D'));
    const [noPlace, over] = [{ jobLocation: 'Atlantis' }, { validThrough: '2020-01-01' }];
    const feed = [...ids('A', 'B'), aRecord({ ...noPlace, identifier: 'C' }), aRecord({ ...over, identifier: 'D' })];
    expect(await stage.imported(source, feed)).toMatchObject({ unchanged: 2, closed: 1, refusedCount: 2 });
    expect(await stage.openOf(source)).toEqual(['A', 'B', 'C']);
  });

  it('gives what comes back after its deadline a new one', async () => {
    const source = stage.aSource();
    const record = { validThrough: undefined, datePosted: undefined };
    await stage.imported(source, [...ids('A', 'B'), aRecord({ ...record, identifier: 'C' })]);
    await stage.run(
      `update job_postings set deadline_date = current_date - 3, closed_at = now() where source = $1 and source_id = 'C'`,
      [source],
    );
    await stage.imported(source, [...ids('A', 'B'), aRecord({ ...record, identifier: 'C' })]);
    const [, , row] = await stage.rowsOf(source);
    expect(await readPosting(stage.test, row?.uuid ?? '')).toMatchObject({ state: 'OPEN' });
  });

  it.each([
    ['lost most of its postings', ids('A'), 3],
    ['is empty', [], 4],
  ])('closes nothing when it %s, and says so', async (_name, feed, keptOpen) => {
    const source = stage.aSource();
    await stage.imported(source, ids('A', 'B', 'C', 'D'));
    expect(await stage.imported(source, feed)).toMatchObject({ closed: 0, keptOpen });
    expect(await stage.openOf(source)).toEqual(['A', 'B', 'C', 'D']);
    expect(await stage.lastRun(source)).toMatchObject({
      kept_open: keptOpen,
      error: null,
      finished_at: expect.any(Date),
    });
  });

  it('leaves alone what moderators blocked and administrators deleted', async () => {
    const source = stage.aSource();
    await stage.imported(source, ids('A', 'B'));
    await stage.run(`update job_postings set blocked_at = now() where source = $1 and source_id = 'A'`, [source]);
    await stage.run(`update job_postings set deleted_at = now() where source = $1 and source_id = 'B'`, [source]);
    const news = ids('A', 'B').map((record) => ({ ...record, title: '새 제목' }));
    expect(await stage.imported(source, news)).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const rows = await stage.run(
      `select blocked_at is not null as blocked, deleted_at is not null as deleted, title ->> 'ko' as title
       from job_postings where source = $1 order by source_id`,
      [source],
    );
    expect(rows).toEqual([
      { blocked: true, deleted: false, title: '새 제목' },
      { blocked: false, deleted: true, title: '용접 기능공 모집' },
    ]);
  });
});

describe('a feed touches nobody else', () => {
  it("neither a company's postings nor those of another source", async () => {
    const company = await anApprovedCompany(stage.test);
    const own = await aPosting(stage.test, company);
    const [one, other] = [stage.aSource(), stage.aSource()];
    await stage.imported(one, ids(own.uuid, 'A'));
    const before = await stage.rowsOf(one);
    await stage.imported(other, [
      aRecord({ identifier: own.uuid, title: '남의 것' }),
      aRecord({ identifier: 'A', title: '남의 것' }),
    ]);
    await stage.imported(other, []);
    expect(await stage.rowsOf(one)).toEqual(before);
    expect(await readPosting(stage.test, own.uuid)).toMatchObject({
      state: 'OPEN',
      url: '',
      updatedAt: own['updatedAt'],
    });
  });

  it('and its postings answer to no visa that they do not name', async () => {
    const source = stage.aSource();
    await stage.imported(source, [aRecord({ identifier: 'A' }), aRecord({ identifier: 'B', haikoVisas: 'E-7-4' })]);
    const [silent, named] = (await stage.rowsOf(source)).map(({ uuid }) => uuid);
    const answering = await found({ visas: [{ visaMainId: 18, visaSubId: 1804 }] });
    expect([answering.includes(named ?? ''), answering.includes(silent ?? '')]).toEqual([true, false]);
    const inRegion = await found({ regions: [{ regionLevelOneId: 38 }] });
    expect(inRegion).toEqual(expect.arrayContaining([silent, named]));
  });
});

describe('what is refused', () => {
  it('is counted, and the first hundred are named', async () => {
    const source = stage.aSource();
    const broken = records(105, (number) => ({
      title: number === 1 ? '' : '좋은 자리',
      url: number === 1 ? undefined : 'http://a.example',
    }));
    const nameless = aRecord({ identifier: undefined, url: undefined });
    const feed = [nameless, ...ids('A', 'A'), aRecord({ identifier: 'B', title: 'x'.repeat(300_000) }), ...broken];
    const report = await stage.imported(source, feed);
    expect(report).toMatchObject({ created: 1, refusedCount: 108 });
    expect(report.refused).toHaveLength(100);
    expect(report.refused.slice(0, 5)).toEqual([
      { record: '#1', reason: 'REQUIRED url' },
      { record: 'A', reason: 'DUPLICATE identifier' },
      { record: '#4', reason: 'TOO_LARGE' },
      { record: 'R-1', reason: 'REQUIRED title' },
      { record: 'R-2', reason: 'INVALID url' },
    ]);
    expect(await stage.lastRun(source)).toMatchObject({
      ...{ refused_count: 108, refused: report.refused, refused_reasons: report.refusedReasons },
    });
    expect(Object.values(report.refusedReasons).reduce((sum, count) => sum + count)).toBe(108);
  });

  it('also when an id stands in another batch of the same feed', async () => {
    const source = stage.aSource();
    const feed = [...ids('A'), ...records(510, () => ({ description: '짧은 글' })), ...ids('A')];
    expect(await stage.imported(source, feed)).toMatchObject({
      created: 511,
      refused: [{ record: 'A', reason: 'DUPLICATE identifier' }],
    });
  });
});
