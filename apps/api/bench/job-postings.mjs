// Measures the list of postings of the built server with its seven filters and keywords, among 200,000 open ones. Every page
// is compared with a plain look at all of them. Needs TEST_DATABASE_URL and `pnpm --filter @haiko/api build`; `npm run bench`
// gives both.
import { jobFiltersBy } from '@haiko/shared/jobFilters';
import { MAX_SKIP } from '@haiko/shared/limits';
import { HOUSINGS } from '@haiko/shared/reference/housings';
import { idOfAll } from '@haiko/shared/reference/named';
import { HOURLY } from '@haiko/shared/reference/salaryTypes';
import { hold } from '../../../scripts/lib/targets.mjs';
import { JobSearchIndex } from '../dist/features/job-search/job-search-index.service.js';
import { SEARCHES, searchValues } from '../dist/features/job-search/job-search.queries.js';
import { facetGroups, facetsOf } from '../dist/features/job-search/job-search.facets.js';
import { needleOf } from '../dist/platform/search/search-text.js';
import { Database } from '../dist/platform/database/database.js';
import { valuesOf } from '../dist/platform/database/statement.js';
import { withDatabase } from './database.mjs';
import { at, circumstances, onStage, timed } from './stage.mjs';

const POSTINGS = Number(process.env.BENCH_POSTINGS ?? 200_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const BARE = {
  regions: [],
  jobCategories: [],
  visas: [],
  languageLevels: [],
  salaryTypeId: HOURLY,
  workingTime: null,
  text: '',
};
/** Of what it takes to look at 200,000 postings for the same: the run fails by these alone. */
const MOST = { page: 0.3, total: 0.8 };
/** Said beside the figures: milliseconds depend on the machine and on what else it does. */
const WISHED_MS = { page: 20, total: 60 };

/** The names of filters, as in packages/shared/src/jobFilters.ts; what is left out filters nothing. */
const SEARCHED = [
  ['one wide filter', { employmentType: [1] }],
  ['a region', { region: [idOfAll(11)] }],
  ['three regions, three visas', { region: [11, 31, 23].map(idOfAll), visa: [18, 25, 99].map(idOfAll) }],
  ['a district, a job, a visa', { region: [1101], jobCategory: [103], visa: [idOfAll(18)] }],
  ['at least 12,000 won an hour', { pay: [12_000] }],
  [
    'all seven, wide',
    {
      region: [11, 31, 23].map(idOfAll),
      jobCategory: [1, 5, 6].map(idOfAll),
      visa: [18, 25, 26].map(idOfAll),
      language: [1, 2, 99],
      employmentType: [1, 2, 5],
      housing: [2, 3],
      pay: [10_500],
    },
  ],
  ['five, narrow', { region: [3915], jobCategory: [1202], visa: [idOfAll(7)], language: [15], employmentType: [6] }],
  ['취업, in every second', {}, '취업'],
  ['비자 in a region', { region: [idOfAll(26)] }, '비자'],
  ['빚, in every 5,000th', {}, '빚'],
  ['퀑, nowhere', {}, '퀑'],
];

/** One use of each filter, and a word; every combination of them is looked at, too. */
const USES = [
  { region: [idOfAll(11)] },
  { jobCategory: [103] },
  { visa: [idOfAll(26)] },
  { language: [1, 2, 3] },
  { employmentType: [1] },
  { housing: [2, 3] },
  { pay: [12_000] },
  { keyword: '취업' },
];
const COMBINATIONS = Array.from({ length: 2 ** USES.length }, (_, bits) =>
  Object.assign({}, ...USES.filter((_use, index) => bits & (1 << index))),
).slice(1);

/** Facets of every employment type with every housing and 32 amounts of hourly pay; a posting has those of its number. */
const DETAILS = [1, 2, 3, 4, 5, 6].flatMap((employmentType) =>
  HOUSINGS.flatMap(({ code: housing }) =>
    Array.from({ length: 32 }, (_, step) =>
      facetsOf({ ...BARE, employmentType, housing, salaryAmountMin: 10_320 + step * 200 }),
    ),
  ),
);

const FILL = `
  insert into job_postings (created_at, source, source_id, source_company_name, original_language, title, description,
    salary_type_id, salary_amount_min, salary_amount_max, working_time, education_id, career, employment_type, deadline_date,
    contact_name, contact_phone, contact_mobile, contact_email, facets)
  select now() - n * interval '30 seconds', 'bench', n, 'Bench', 'ko',
    jsonb_build_object('ko', '구인 ' || n), jsonb_build_object('ko', concat(
      case when n % 2 = 0 then '취업 ' end, case when n % 9 = 0 then '비자 ' end, case when n % 5000 = 11 then '빚 ' end, n)),
    5, 2500000, 3000000, 8, 1, 4, 1 + n % 6, current_date + 1 + n % 60, '-', '-', '-', '-',
    array[100000 + region, 100000 + region * 100 + 1 + h % 25, 200000 + job, 200000 + job * 100 + 1 + h % 6,
      300000 + visa, 300000 + visa * 100, 400000 + case when h % 3 = 0 then 99 else 1 + h % 15 end]
      || array(select jsonb_array_elements_text($2::jsonb -> (h % jsonb_array_length($2::jsonb)))::int)
  from generate_series(1, $1::int) n
  cross join lateral (select abs(hashint4(n)) as h) hashed
  cross join lateral (select
    (array[11,11,11,31,31,31,21,22,23,24,25,26,29,32,33,34,35,36,37,38,39])[1 + h % 21] as region,
    1 + (h / 21) % 14 as job, 1 + (h / 294) % 30 as visa) chosen`;

await onStage(() => withDatabase('haiko_bench_jobs', main));

async function main({ dataSource, client }) {
  await fill(dataSource, client);
  // The search takes one processor, and so does what it is compared with.
  await client.query('set max_parallel_workers_per_gather = 0');
  for (const { keyword, ...filters } of COMBINATIONS) await demandIndexes(client, filters, keyword);
  console.log(`All ${COMBINATIONS.length} combinations of filters and a word are answered from the indexes.`);
  const results = [];
  for (const [name, filters, keyword] of SEARCHED) results.push({ name, ...(await measure(client, filters, keyword)) });
  report(results);
}

async function fill(dataSource, client) {
  console.log(`Building ${POSTINGS.toLocaleString('en')} postings …`);
  await client.query(FILL, [POSTINGS, JSON.stringify(DETAILS)]);
  const started = performance.now();
  const filled = await new JobSearchIndex(new Database(dataSource)).fill();
  const seconds = (performance.now() - started) / 1_000;
  await client.query('vacuum analyze');
  const { rows } = await client.query(`select pg_size_pretty(pg_relation_size('ix_job_postings_search')) as gin`);
  console.log(`Indexed ${filled} postings in ${seconds.toFixed(0)} s; search index ${rows[0].gin}`);
}

/** What a search asks the database, as the server does. */
function searchOf(filters, keyword = '') {
  const groups = facetGroups(jobFiltersBy((name) => filters[name] ?? []));
  const needle = needleOf('JOBS', keyword);
  const { page, total } = SEARCHES[groups.length][needle.patterns.length > 0 ? 'withKeyword' : 'plain'];
  const values = searchValues(groups, { ...needle, viewer: null, skip: 0, limit: 11 });
  return { groups, patterns: needle.patterns, page, total, values };
}

/** Fails where the page or the total would be looked for in the whole table. */
async function demandIndexes(client, filters, keyword) {
  const { values, page, total } = searchOf(filters, keyword);
  for (const searched of [page, total]) {
    const { rows } = await client.query(`explain ${searched.text}`, valuesOf(searched, values));
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (!plan.includes('ix_job_postings_search') || plan.includes('Seq Scan on job_postings'))
      throw new Error(
        `${searched.name} is not answered from the indexes for ${JSON.stringify({ ...filters, keyword })}:\n${plan}`,
      );
  }
}

/** Medians of the first page and of the total, and of a look at all postings beside them; all must say the same. */
async function measure(client, filters, keyword) {
  const { groups, patterns, values, page, total } = searchOf(filters, keyword);
  const expected = await plain(client, groups, patterns);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await timed(client, asked(page, values));
    const counted = await timed(client, asked(total, values));
    const look = await timed(client, lookAtAll(groups, patterns));
    if (
      found.rows.map(({ uuid }) => uuid).join() !== expected.slice(0, 11).join() ||
      counted.rows[0].total !== Math.min(expected.length, MAX_SKIP)
    )
      throw new Error(`${JSON.stringify(filters)} ${keyword}: the search and a plain look differ`);
    rounds.push({ page: found.took, total: counted.took, look: look.took });
  }
  const median = (figure) => at(rounds.map(figure), 0.5);
  return {
    hits: expected.length,
    ms: { page: median(({ page }) => page), total: median(({ total }) => total) },
    ratio: { page: median(({ page, look }) => page / look), total: median(({ total, look }) => total / look) },
  };
}

function asked(searched, values) {
  return { name: searched.name, text: searched.text, values: valuesOf(searched, values) };
}

/** No index helps it. */
function lookAtAll(groups, patterns) {
  const filters = groups.map((_, index) => `and facets && $${index + 2}::int[]`).join(' ');
  const text = `select count(*) filter (where search_text like all ($1::text[]) ${filters})::int as hits from job_postings`;
  return { name: `look.${groups.length}`, text, values: [patterns, ...groups] };
}

async function plain(client, groups, patterns) {
  const filters = groups.map((_, index) => `and facets && $${index + 2}::int[]`).join(' ');
  const { rows } = await client.query(
    `select uuid from job_postings where search_text like all ($1::text[]) ${filters} order by created_at desc, uuid desc`,
    [patterns, ...groups],
  );
  return rows.map(({ uuid }) => uuid);
}

function report(rows) {
  console.log(
    `\nFirst page and total, medians of ${ROUNDS}, and their parts of a look at all postings, ${circumstances()}\n`,
  );
  for (const { name, hits, ms, ratio } of rows) {
    const figures = ['page', 'total']
      .map((what) => `${ms[what].toFixed(1)} ms ${ratio[what].toFixed(3)}`.padStart(17))
      .join('');
    console.log(`${name.padEnd(30)} ${String(hits).padStart(7)} hits ${figures}`);
  }
  const worst = (kind, what) => Math.max(...rows.map((row) => row[kind][what]));
  console.log('');
  for (const what of ['page', 'total']) {
    hold(`filters of postings, the worst ${what}: ms`, worst('ms', what), { atMost: WISHED_MS[what], isWish: true });
    hold(`filters of postings, the worst ${what} ÷ a look at all`, worst('ratio', what), { atMost: MOST[what] });
  }
}
