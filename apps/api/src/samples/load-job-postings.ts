import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { mainIdOf } from '@haiko/shared/reference/named';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { resolveRegion } from '@haiko/shared/rules/region';
import { facetsOf } from '../features/job-postings/job-postings.facets.js';
import { companies as sampleCompanies } from './companies.js';
import { insertRows, type Row } from './insert-rows.js';
import { jobPostings, savedPostings } from './job-postings.js';
import { postingTranslations } from './job-postings.translations.js';
import type { SamplePosting } from './job-postings.types.js';
import { personByKey } from './people.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a sample posting comes to. */
interface Resolved {
  uuid: string;
  posting: SamplePosting;
  region: { levelOneId: number; levelTwoId: number };
  jobCategories: { mainId: number; subId: number }[];
  visas: { mainId: number; subId: number }[];
}

/** Loads the sample postings; their companies are there by now. */
export async function loadJobPostings(manager: EntityManager): Promise<void> {
  const companies = await companiesByOwner(manager);
  const resolved = jobPostings.map(resolve);
  await insertRows(
    manager,
    'job_postings',
    resolved.map((each) => postingRow(each, companies)),
  );
  await insertRows(manager, 'job_posting_regions', resolved.map(regionRow));
  await insertRows(
    manager,
    'job_posting_categories',
    resolved.flatMap(({ uuid, jobCategories }) => pairRows(uuid, jobCategories)),
  );
  await insertRows(
    manager,
    'job_posting_visas',
    resolved.flatMap(({ uuid, visas }) => pairRows(uuid, visas)),
  );
  await insertRows(
    manager,
    'job_posting_language_levels',
    resolved.flatMap(({ uuid, posting }) =>
      posting.levels.map((level, position) => ({ posting_uuid: uuid, position, level_id: level })),
    ),
  );
  await savePostings(manager, resolved);
}

async function companiesByOwner(manager: EntityManager): Promise<Map<string, string>> {
  const rows = await manager.query<{ email: string; uuid: string }[]>(
    `select i.sub as email, c.uuid from companies c
     join identities i on i.user_uuid = c.owner_uuid and i.provider = 'password'`,
  );
  return new Map(rows.map(({ email, uuid }) => [email, uuid]));
}

function resolve(posting: SamplePosting): Resolved {
  const region = resolveRegion(posting.region);
  if (!region) throw new Error(`No region in ${posting.region}`);
  const pair = (subId: number) => ({ mainId: mainIdOf(subId), subId });
  return {
    uuid: randomUUID(),
    posting,
    region: { levelOneId: region.levelOne.id, levelTwoId: region.levelTwo.id },
    jobCategories: posting.jobs.map(pair),
    visas: posting.visas.map(pair),
  };
}

function postingRow({ uuid, posting, region, jobCategories, visas }: Resolved, companies: Map<string, string>): Row {
  const { owner, pay, language, state } = posting;
  const languageIds = posting.levels.flatMap((id) => LANGUAGE_LEVEL_BY_ID.get(id)?.languageId ?? []);
  const created = new Date(Date.now() - posting.days * DAY_MS - 3 * 60 * 60 * 1_000).toISOString();
  return {
    uuid,
    created_at: created,
    updated_at: created,
    company_uuid: companies.get(personByKey(owner).email),
    original_language: language,
    ...textsOf(posting),
    salary_type_id: pay[0],
    salary_amount_min: pay[1],
    salary_amount_max: pay[2],
    working_time: posting.hours,
    education_id: posting.education ?? 1,
    career: posting.career ?? 4,
    employment_type: posting.employment,
    deadline_date: seoulDayAfter(posting.left, new Date()),
    is_remote: posting.remote ?? false,
    is_public: state !== 'hidden',
    is_listed: true,
    closed_at: state === 'closed' ? created : null,
    ...contactOf(posting),
    facets: facetsOf({ regions: [region], jobCategories, visas, languageIds, employmentType: posting.employment }),
    scrap_count: 0,
    search_text: '',
    search_grams: [],
    search_version: 0,
  };
}

function textsOf({ language, title, description, extraInfo }: SamplePosting): Row {
  const texts = Object.entries({ ...postingTranslations[title], [language]: { title, description, extraInfo } });
  return {
    title: Object.fromEntries(texts.map(([code, text]) => [code, text.title])),
    description: Object.fromEntries(texts.map(([code, text]) => [code, text.description])),
    extra_info: Object.fromEntries(texts.flatMap(([code, text]) => (text.extraInfo ? [[code, text.extraInfo]] : []))),
  };
}

// Numbers of a range that no network gives out.
function contactOf({ owner }: SamplePosting): Row {
  return {
    contact_name: sampleCompanies.find((company) => company.owner === owner)?.manager ?? '',
    contact_phone: '0200000000',
    contact_mobile: '01000000000',
    contact_email: `${owner}@company.example`,
  };
}

function regionRow({ uuid, posting, region }: Resolved): Row {
  return {
    posting_uuid: uuid,
    position: 0,
    level_one_id: region.levelOneId,
    level_two_id: region.levelTwoId,
    region_original: { [posting.language]: posting.region },
    detail_region: { [posting.language]: posting.detail },
  };
}

function pairRows(postingUuid: string, pairs: { mainId: number; subId: number }[]): Row[] {
  return pairs.map(({ mainId, subId }, position) => ({
    posting_uuid: postingUuid,
    position,
    main_id: mainId,
    sub_id: subId,
  }));
}

async function savePostings(manager: EntityManager, resolved: Resolved[]): Promise<void> {
  for (const [person, positions] of Object.entries(savedPostings)) {
    await manager.query(
      `insert into job_posting_scraps (posting_uuid, user_uuid)
       select saved.uuid, i.user_uuid from unnest($1::uuid[]) as saved(uuid), identities i
       where i.provider = 'password' and i.sub = $2`,
      [positions.map((position) => resolved[position]?.uuid), personByKey(person).email],
    );
  }
  await manager.query(`
    update job_postings p set scrap_count = (select count(*) from job_posting_scraps s where s.posting_uuid = p.uuid)`);
}
