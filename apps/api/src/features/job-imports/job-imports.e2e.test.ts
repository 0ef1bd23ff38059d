import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { aJob, aRecord, FeedServer, packed, xmlFeed } from '../../../test/feed-server.js';
import { LIST, readPosting } from '../../../test/job-posting-factories.js';
import { type JobImportOptions, JobImportsService } from './job-imports.service.js';

let test: TestApp;
let feeds: FeedServer;
let sources = 0;
beforeAll(async () => {
  test = await startApp({ JOB_FEED_PATIENCE_SECONDS: '1', JOB_FEED_MEGABYTES: '1' });
  feeds = await new FeedServer().start();
});
afterAll(async () => {
  feeds.stop();
  await test.stop();
});

const run = <Row>(statement: string, values: unknown[] = []) => test.database.manager.query<Row[]>(statement, values);
const aSource = () => `source-${(sources += 1)}`;
const read = (source: string, location: string, options?: JobImportOptions) =>
  test.app.get(JobImportsService).import({ source, location }, options);
/** Imports what a feed of its own holds. */
const imported = (source: string, content: Parameters<FeedServer['put']>[1], options?: JobImportOptions) =>
  read(source, feeds.put(`/${source}`, content), options);

interface Row {
  uuid: string;
  source_id: string;
  title: Record<string, string>;
  updated_at: Date;
  closed_at: Date | null;
  deadline: string;
}
const rowsOf = (source: string) =>
  run<Row>(
    `select uuid, source_id, title, updated_at, closed_at, to_char(deadline_date, 'YYYY-MM-DD') as deadline
     from job_postings where source = $1 order by source_id`,
    [source],
  );
const openOf = async (source: string) =>
  (await rowsOf(source)).filter(({ closed_at }) => closed_at === null).map(({ source_id }) => source_id);
async function found(variables: Record<string, unknown>): Promise<string[]> {
  const { data } = await query(test, LIST, { take: 50, ...variables });
  return (data['readJobPostings'].items as { uuid: string }[]).map(({ uuid }) => uuid);
}

describe('a feed', () => {
  it('brings postings that are read and found at once, and lead to where they come from', async () => {
    const source = aSource();
    const report = await imported(source, [aRecord({ title: '거제 조선소 용접 Zirkonlicht' })]);
    expect(report).toMatchObject({ source, created: 1, updated: 0, unchanged: 0, closed: 0, refusedCount: 0 });
    expect(report.finishedAt.getTime()).toBeGreaterThanOrEqual(report.startedAt.getTime());
    const [row] = await rowsOf(source);
    expect(await found({ keyword: 'zirkonlicht' })).toEqual([row?.uuid]);
    expect(await readPosting(test, row?.uuid ?? '')).toMatchObject({
      url: 'https://jobs.example/postings/1',
      company: { uuid: null, companyName: '한빛조선', logoFileUrl: null },
      description: '선박 블록을 용접합니다.\n\n• 기숙사 제공\n\n• 주 5일',
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
  ])('may be %s', async (_name, content, ids) => {
    const source = aSource();
    expect(await imported(source, content)).toMatchObject({ created: ids.length, refusedCount: 0 });
    expect(await openOf(source)).toEqual(ids);
  });

  it('in XML says the same as one in JSON', async () => {
    const source = aSource();
    await imported(source, xmlFeed(aJob()));
    const [row] = await rowsOf(source);
    expect(await readPosting(test, row?.uuid ?? '')).toMatchObject({
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
