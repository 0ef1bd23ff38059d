import { JOB_FILTER_NAMES, type JobFilters, jobFiltersBy } from '@haiko/shared/jobFilters';
import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { genericPlanOf, planOf } from '../../../test/plans.js';
import { found } from '../../platform/errors/app-error.js';
import { needleOf } from '../../platform/search/search-text.js';
import { searchValues, NEWEST, NEWEST_TOTAL, SEARCHES } from './job-search.queries.js';
import { SCRAPPED_POSTINGS } from '../job-posting-engagement/job-posting-engagement.queries.js';
import { COMPANY_POSTINGS, WISHING_POSTINGS } from '../job-postings/job-posting-lists.queries.js';
import { facetGroups } from './job-search.facets.js';
import { JOB_LIST } from '../job-postings/job-postings.queries.js';

/** A use of each filter. */
const USED: JobFilters = {
  region: [1100],
  jobCategory: [103],
  language: [1, 2, 3],
  // This one also finds postings for any visa.
  visa: [2600],
  employmentType: [1],
  housing: [2, 3],
  pay: [12_000],
};
const [WORD, ...OTHERS] = ['keyword', ...JOB_FILTER_NAMES] as const;
/** Every combination of the filters, with and without a word. */
const COMBINATIONS = Array.from({ length: 2 ** (OTHERS.length + 1) }, (_, bits) => {
  const used = OTHERS.filter((__, index) => bits & (2 << index));
  const hasKeyword = (bits & 1) !== 0;
  const name = [...used, ...(hasKeyword ? [WORD] : [])].join(' + ');
  const filters = jobFiltersBy((filter) => (used.includes(filter) ? USED[filter] : []));
  return { name, groups: facetGroups(filters), hasKeyword };
}).slice(1);

const POSTINGS = 20_000;
const PART = 1_000;
/** $1 a posting to copy, $2 and $3 the numbers of the first and the last copy. */
const FILL = `
  insert into job_postings select made.* from job_postings p, generate_series($2::int, $3::int) n,
    lateral jsonb_populate_record(p, jsonb_build_object('uuid', uuidv7(), 'created_at', now() - n * interval '1 minute',
      'source', 'feed', 'source_id', n, 'source_company_name', 'x', 'company_uuid', null, 'description', '{"ko": "x"}'::jsonb,
      'facets', array[100011 + n % 17, 200101 + n % 90, 300001 + n % 30, 400001 + n % 15, 500001 + n % 6],
      'search_text', 'x', 'search_grams', array[n % 100, n % 7], 'expired_at', case when n % 10 = 0 then now() end)) made
  where p.uuid = $1`;

let test: TestApp;
let owner: { uuid: string };
let seeker: { uuid: string };

// A table of the size that matters: with a hundred rows any plan is as good.
beforeAll(async () => {
  test = await startApp();
  const company = await anApprovedCompany(test);
  owner = company.owner;
  seeker = await aUser(test);
  const { uuid } = await aPosting(test, company);
  // In parts: a busy machine takes longer for so many rows than a request may.
  for (let first = 1; first < POSTINGS; first += PART) {
    await run(FILL, [uuid, first, first + PART - 1]);
  }
  await run(
    `insert into job_posting_scraps (posting_uuid, user_uuid)
     select uuid, $1 from job_postings order by uuid limit 3000`,
    [seeker.uuid],
  );
  await settle();
});
afterAll(() => test.stop());

const run = (statement: string, values: unknown[] = []) => test.database.manager.query(statement, values);

/**
 * Waits until the table is like one of some age: rows that another connection may still look past cannot be marked as
 * visible to all, and without such marks an index alone answers nothing.
 */
async function settle(): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    await asOwner(test, 'vacuum analyze job_postings, job_posting_scraps');
    const [table] = await run(
      `select relallvisible >= relpages * 0.9 as "isSettled" from pg_class where oid = 'job_postings'::regclass`,
    );
    if (table.isSettled) return;
  }
  throw new Error('The table never settled');
}

const SCAN = /"Node Type":"Seq Scan"[^}]*"Relation Name":"job_postings"/;

describe('a search of postings', () => {
  it.each(COMBINATIONS)('by $name answers from its indexes, page and total alike', async ({ groups, hasKeyword }) => {
    const { page, total } = found(SEARCHES[groups.length])[hasKeyword ? 'withKeyword' : 'plain'];
    const values = searchValues(groups, { ...needleOf(JOB_LIST, '취업'), viewer: null, skip: 0, limit: 11 });
    const pagePlan = await planOf(test, page, values);
    expect(pagePlan).toContain('"Index Name":"ix_job_postings_search"');
    expect(pagePlan).toContain('"Index Name":"ix_job_postings_open"');
    expect(pagePlan).not.toMatch(SCAN);
    const totalPlan = await planOf(test, total, values);
    expect(totalPlan).toContain('"Index Name":"ix_job_postings_search"');
    expect(totalPlan).not.toMatch(SCAN);
  });
});

/** Every number of filters, with and without a word: a statement each. */
const STATEMENTS = SEARCHES.flatMap(({ plain, withKeyword }, groups) => [
  { groups, hasKeyword: false, ...plain },
  { groups, hasKeyword: true, ...withKeyword },
]).slice(1);

describe('a search that has come often', () => {
  it.each(STATEMENTS)(
    'with $groups filters, word: $hasKeyword, keeps to the indexes',
    async ({ groups, page, total }) => {
      const nothing = Array<number[]>(groups).fill([]);
      const values = searchValues(nothing, { grams: [], patterns: [], viewer: null, skip: 0, limit: 11 });
      const plan = await genericPlanOf(test, page, values);
      expect(plan).toContain('ix_job_postings_open');
      for (const each of [plan, await genericPlanOf(test, total, values)]) {
        expect(each).toContain('ix_job_postings_search');
        expect(each).not.toContain('Seq Scan on job_postings');
      }
    },
  );
});

describe('the keys of a page', () => {
  it.each<[string, () => Promise<string>, string]>([
    ['all open postings', () => planOf(test, NEWEST, { viewer: null, skip: 20, limit: 11 }), 'ix_job_postings_open'],
    ['their total', () => planOf(test, NEWEST_TOTAL, { viewer: null }), 'ix_job_postings_open'],
    [
      "a company's postings",
      () => planOf(test, COMPANY_POSTINGS, { viewer: owner.uuid, skip: 0, limit: 11, state: null, patterns: [] }),
      'ix_job_postings_company',
    ],
    [
      'saved postings',
      () => planOf(test, SCRAPPED_POSTINGS, { viewer: seeker.uuid, skip: 20, limit: 11, patterns: [] }),
      'ix_job_posting_scraps_user',
    ],
    [
      'those with forbidden wishes',
      () => planOf(test, WISHING_POSTINGS, { viewer: null, skip: 0, limit: 31 }),
      'ix_job_postings_search',
    ],
  ])('of %s come from an index made for it', async (_, explain, index) => {
    const plan = await explain();
    expect(plan).toContain(`"Index Name":"${index}"`);
    expect(plan).not.toMatch(SCAN);
  });
});
