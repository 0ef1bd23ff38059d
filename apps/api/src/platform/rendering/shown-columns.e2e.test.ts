import { GraphQLSchemaHost } from '@nestjs/graphql';
import { execute } from 'graphql';
import pg from 'pg';
import { aCompanyFile, anApprovedCompany } from '../../../test/company-factories.js';
import { anAdmin, answer, category, CREATE, notice, SAVE } from '../../../test/board-factories.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { changedBy, columnsOf } from '../../../test/changed-columns.js';
import { aUser } from '../../../test/factories.js';
import { aPosting, readPosting } from '../../../test/job-posting-factories.js';
import { aComment, aPicture, aPost } from '../../../test/post-factories.js';
import { screenQueries } from '../../../test/screen-queries.js';
import { concernedBy, tagsOf } from './page-tags.js';
import { visitorRequest } from './visitor-request.js';

// Whatever an open page shows, a change of it has to be told to the processes that keep that page, else it is shown for a minute more.
// Here each column of the database is changed, and each kind of page asked by its screen's own queries: where one says something else
// than before, that was to be told, in the words that the page is found by.

/** The operations of the web app's screens by which each kind of page asks. */
const KINDS = {
  '/main': ['Feed', 'PopularPosts'],
  '/notice': ['Notices'],
  '/info': ['InformationBoard', 'InformationCategories'],
  '/place': ['PlaceBoard', 'PlaceCategories'],
  '/announcement': ['JobPostings', 'HotJobPostings'],
  '/announcement?…': ['JobPostings'],
  '/info?category=…': ['InformationBoard', 'InformationCategories'],
  '/searchresult': ['SearchPosts'],
  '/postdetail': ['PostDetail', 'Comments'],
  '/placedetail': ['PostDetail', 'Comments'],
  '/announcementdetail': ['JobPostingDetailScreen'],
};
type Kind = keyof typeof KINDS;

const columnsIn = (table: string, columns: string) => columns.split(' ').map((column) => `${table}.${column}`);

/** What is not told by itself, and why that is no gap. */
const EXCUSED: Record<string, readonly string[]> = {
  'written with its post alone, whose `updated_at` tells; of a logo its company does': [
    ...columnsIn('files', 'path thumbnail_path width height'),
    ...columnsIn('post_files', 'name alt'),
    'hashtags.name',
  ],
  'written with its posting alone, whose `updated_at` tells': [
    ...columnsIn('job_posting_categories', 'main_id sub_id'),
    ...columnsIn('job_posting_language_levels', 'level_id'),
    ...columnsIn('job_posting_regions', 'level_one_id level_two_id region_original detail_region'),
    ...columnsIn('job_posting_visas', 'main_id sub_id'),
    ...columnsIn(
      'job_postings',
      'url salary_type_id salary_amount_min salary_amount_max working_time working_days education_id',
    ),
    ...columnsIn('job_postings', 'career employment_type is_remote has_probation is_piece_rate'),
    ...columnsIn('job_postings', 'contact_name contact_phone contact_mobile contact_email'),
  ],
  'written with `text`, which tells': ['post_search.grams'],
  'written with `is_listed`, which tells': ['job_postings.is_business_closed'],
  'never written again': ['posts.created_at', 'job_postings.created_at'],
  'may be a minute old': ['posts.view_count'],
};

let test: TestApp;
let owner: pg.Client;
let told: Set<string>;
let about: Record<Kind, Record<string, unknown>>;
beforeAll(async () => {
  test = await startApp();
  about = await content();
  owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
  await owner.query('listen pages');
  owner.on('notification', ({ payload = '' }) => void told.add(payload));
  told = new Set();
});
afterAll(async () => {
  await owner.end();
  await test.stop();
});

/** One thing of each kind, with all that is shown of such; what each kind of page asks about. */
async function content(): Promise<typeof about> {
  const [writer, admin, company] = [await aUser(test), await anAdmin(test), await anApprovedCompany(test)];
  const files = [{ name: '사진.png', path: await aPicture(test, writer), alt: 'ផ្សារ' }];
  const post = await aPost(test, writer, { originalLanguage: 'km', hashtagNames: ['ផ្សារ'], files, region: 1104 });
  await aComment(test, writer, { postUuid: post.uuid });
  const place = await board(admin, 'PLACE');
  const guide = await board(admin, 'INFORMATION');
  await answer(test, admin, CREATE, { input: notice() });
  const logoFileUrl = await aCompanyFile(test, company.owner, 'company-logo');
  await test.database.execute(`update companies set logo_file_uuid = (select uuid from files where path = $1)`, [
    logoFileUrl,
  ]);
  const posting = await aPosting(test, company);
  const language = { language: 'km' };
  const [region] = (await readPosting(test, posting.uuid)).regions;
  return {
    ...{ '/main': language, '/notice': language, '/info': language, '/place': language },
    '/searchresult': { ...language, keyword: 'ផ្សារ' },
    '/announcement': { ...language, wantsCount: false },
    '/announcement?…': {
      ...{ ...language, wantsCount: true, keyword: '용접', regions: [{ regionLevelOneId: region.regionLevelOne.id }] },
      ...{ jobCategories: [{ jobCategorySubId: 103 }], visas: [{ visaSubId: 1804 }], languageIds: [1] },
      ...{ employmentTypes: [1], minHourlyPay: 11_000 },
    },
    '/info?category=…': { ...language, subBoardUuid: guide.category },
    '/postdetail': { ...language, uuid: post.uuid, postUuid: post.uuid },
    '/placedetail': { ...language, uuid: place.uuid, postUuid: place.uuid },
    '/announcementdetail': { ...language, uuid: posting.uuid },
  };
}

async function board(admin: { token: string }, of: 'PLACE' | 'INFORMATION') {
  const { uuid: subBoardUuid } = await answer(test, admin, SAVE, { input: category({ board: of }) });
  const address = of === 'PLACE' && { address: '경기 안산시 단원구 1', mapUrl: 'https://naver.me/a' };
  const { uuid } = await answer(test, admin, CREATE, { input: notice({ board: of, subBoardUuid, ...address }) });
  return { uuid: uuid as string, category: subBoardUuid as string };
}

const queries = screenQueries();

/** What a kind of page is answered now, and what it is found by. */
async function pageOf(kind: Kind): Promise<{ said: string; tags: Set<string> }> {
  const { schema } = test.app.get(GraphQLSchemaHost, { strict: false });
  const roots: Record<string, unknown> = {};
  const things: Record<string, object> = {};
  for (const name of KINDS[kind]) {
    const document = queries.get(name);
    if (!document) throw new Error(`No screen asks ${name}`);
    const contextValue = { req: visitorRequest('km') };
    const { data, errors } = await execute({ schema, document, contextValue, variableValues: about[kind] });
    // What is gone is refused: the page is another one then.
    roots[name + '!'] = errors?.map(({ message }) => message);
    const asked = JSON.stringify(about[kind]);
    for (const [field, value] of Object.entries(data ?? {})) roots[`${name}.${field}:${asked}`] = stored(value, things);
  }
  return {
    said: JSON.stringify([roots, things]),
    tags: tagsOf({ ROOT_QUERY: roots, ...things } as Record<string, object>),
  };
}

/** As Apollo's cache has it: whatever has a uuid once, by its type and uuid. */
function stored(value: unknown, things: Record<string, object>): unknown {
  if (Array.isArray(value)) return value.map((one) => stored(one, things));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stored(one, things)]));
  const { __typename: type, uuid } = fields;
  if (typeof type !== 'string' || typeof uuid !== 'string') return fields;
  things[`${type}:${uuid}`] = { ...things[`${type}:${uuid}`], ...fields };
  return { __ref: `${type}:${uuid}` };
}

const kinds = Object.keys(KINDS) as Kind[];
const allPages = async () => new Map(await Promise.all(kinds.map(async (kind) => [kind, await pageOf(kind)] as const)));

it('each kind of page shows something', async () => {
  for (const [kind, { tags }] of await allPages()) {
    expect([kind, [...tags].some((tag) => /^\w+:[\da-f]{8}-/.test(tag))]).toEqual([kind, true]);
  }
});

it('each column that an open page shows tells of its change', async () => {
  const untold: string[] = [];
  const shown = new Set<string>();
  const excused = Object.values(EXCUSED).flat();
  let pages = await allPages();
  for (const column of await columnsOf(owner)) {
    const name = `${column.table}.${column.name}`;
    if (excused.includes(name)) continue;
    told.clear();
    await changedBy(owner, column, async () => {
      const changes = [...told].flatMap(concernedBy);
      for (const [kind, { said }] of await allPages()) {
        const kept = pages.get(kind);
        if (!kept || said === kept.said) continue;
        shown.add(name);
        if (!changes.some((change) => kept.tags.has(change))) untold.push(`${name} on ${kind}`);
      }
    });
    if (shown.has(name)) pages = await allPages();
  }
  expect(untold).toEqual([]);
  expect(shown.size).toBeGreaterThan(25);
});
