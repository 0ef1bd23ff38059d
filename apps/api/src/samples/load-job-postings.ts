import { mainIdOf } from '@haiko/shared/reference/named';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { resolveRegion } from '@haiko/shared/rules/region';
import { columnsOf, type WrittenPosting } from '../features/job-postings/job-posting.columns.js';
import { FACETS_VERSION, facetsOf } from '../features/job-search/job-search.facets.js';
import { DAY, HOUR, inLanguages, type Loading, type Row } from './loading.js';
import { numbersOf } from './load-companies.js';
import type { SampleJobPosting } from './read-samples.js';

interface Contact {
  manager: string;
  phone: string;
  mobile: string;
}

/** Loads the postings of the sample companies, which are there by now. */
export async function loadJobPostings(loading: Loading): Promise<void> {
  const { uuidOf, insert } = loading;
  const load = (table: string, rowsOf: (posting: SampleJobPosting) => Row[]) =>
    insert(table, loading.samples.jobPostings, (posting) =>
      rowsOf(posting).map((row) => ({ posting_uuid: uuidOf('job posting', posting.key), ...row })),
    );
  await insert('job_postings', loading.samples.jobPostings, (posting) => postingRow(posting, loading));
  await load('job_posting_regions', regionRows);
  await load('job_posting_categories', ({ jobs }) => pairs(jobs));
  await load('job_posting_visas', ({ visas }) => pairs(visas));
  await load('job_posting_language_levels', ({ levels }) => levels.map((id, position) => ({ position, level_id: id })));
  await load('job_posting_scraps', ({ savedBy }) => savedBy.map((person) => ({ user_uuid: uuidOf('person', person) })));
}

function postingRow(posting: SampleJobPosting, { samples, uuidOf, moment }: Loading): Row {
  const { key, company, state } = posting;
  const created = moment(posting.daysAgo * DAY + 3 * HOUR);
  const { manager = '', number = '' } = samples.companies.find((one) => one.key === company) ?? {};
  return {
    ...{ uuid: uuidOf('job posting', key), company_uuid: uuidOf('company', company) },
    ...{ created_at: created, updated_at: created, closed_at: state === 'closed' ? created : null },
    ...columnsOf(writtenPosting(posting, { manager, ...numbersOf(number) })),
    ...{
      is_listed: true,
      is_business_closed: false,
      scrap_count: posting.savedBy.length,
      search_text: '',
      search_grams: [],
      search_version: 0,
    },
  };
}

function writtenPosting(posting: SampleJobPosting, { manager, phone, mobile }: Contact): WrittenPosting {
  const { company, language, state, salary, texts, levels } = posting;
  const said = {
    ...{ salaryTypeId: salary.type, salaryAmountMin: salary.min, salaryAmountMax: salary.max },
    ...{ workingTime: posting.hours, workingDays: posting.days, hasProbation: false, isPieceRate: false },
    ...{ educationId: posting.education, career: posting.career },
    ...{ employmentType: posting.employment, isRemote: posting.isRemote, housing: posting.housing },
  };
  const parts = {
    regions: [regionOf(posting)],
    jobCategories: posting.jobs.map(pairOf),
    visas: posting.visas.map(pairOf),
  };
  const text = Object.values(texts[language] ?? {}).join('\n');
  return {
    ...said,
    originalLanguage: language,
    title: inLanguages(texts, ({ title }) => title),
    description: inLanguages(texts, ({ description }) => description),
    extraInfo: inLanguages(texts, ({ extraInfo }) => extraInfo),
    ...{ isPublic: state !== 'hidden', deadlineDate: seoulDayAfter(posting.daysLeft, new Date()) },
    ...{ contactName: manager, contactPhone: phone, contactMobile: mobile },
    contactEmail: `${company}@company.example`,
    ...{ facets: facetsOf({ ...said, ...parts, text, languageLevels: levels }), facetsVersion: FACETS_VERSION },
  };
}

function regionOf({ region }: SampleJobPosting) {
  const resolved = resolveRegion(region);
  if (!resolved) throw new Error(`No region in ${region}`);
  return { levelOneId: resolved.levelOne.id, levelTwoId: resolved.levelTwo.id };
}

function regionRows(posting: SampleJobPosting): Row[] {
  const { levelOneId, levelTwoId } = regionOf(posting);
  return [
    {
      ...{ position: 0, level_one_id: levelOneId, level_two_id: levelTwoId },
      region_original: { [posting.language]: posting.region },
      detail_region: { [posting.language]: posting.detail },
    },
  ];
}

const pairOf = (id: number) => ({ mainId: mainIdOf(id), subId: id });
const pairs = (ids: number[]): Row[] => ids.map((id, position) => ({ position, main_id: mainIdOf(id), sub_id: id }));
