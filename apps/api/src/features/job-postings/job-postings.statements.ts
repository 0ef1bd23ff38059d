import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import { asSeen } from '../../platform/database/as-seen.js';
import type { Statement } from '../../platform/database/database.js';
import { TODAY, visiblePosting } from './job-postings.queries.js';

// The writes of job postings.

/** $1 user: the company that may write postings, held so that no review or closing overtakes the posting. */
export const WRITING_COMPANY: Statement = {
  name: 'jobPostings.writingCompany',
  text: `
    select uuid from companies where owner_uuid = $1 and deleted_at is null and status = 'approved' for share`,
};

// The columns that a person fills in, besides the texts.
const PLAIN = [
  'salary_type_id smallint',
  'salary_amount_min integer',
  'salary_amount_max integer',
  'working_time smallint',
  'education_id smallint',
  'career smallint',
  'employment_type smallint',
  'deadline_date date',
  'is_remote boolean',
  'is_public boolean',
  'contact_name varchar',
  'contact_phone varchar',
  'contact_mobile varchar',
  'contact_email varchar',
  'facets integer[]',
];
const PLAIN_NAMES = PLAIN.map((column) => column.split(' ')[0] ?? '');
const GIVEN = `jsonb_to_record($2) as given(
  original_language varchar, title text, description text, extra_info text, ${PLAIN.join(', ')})`;
const textIn = (column: string) => `jsonb_build_object(given.original_language, given.${column})`;
const EXTRA_INFO = `case when given.extra_info is null then '{}' else ${textIn('extra_info')} end`;

/** $1 company, $2 the posting as JSON, $3 its uuid; a new one where it is null. */
export const INSERT_POSTING: Statement = {
  name: 'jobPostings.insert',
  text: `
    insert into job_postings (
      uuid, company_uuid, original_language, title, description, extra_info, ${PLAIN_NAMES.join(', ')})
    select coalesce($3::uuid, uuidv7()), $1, given.original_language, ${textIn('title')}, ${textIn('description')},
      ${EXTRA_INFO},
      ${PLAIN_NAMES.map((name) => `given.${name}`).join(', ')}
    from ${GIVEN}
    returning uuid`,
};

const kept = (column: string, text: string) => `
  ${column} = case
    when p.original_language = given.original_language
      and p.${column} ->> p.original_language is not distinct from given.${column} then p.${column}
    else ${text} end`;

/**
 * $1 posting, $2 the posting as JSON, $3 when what its company has seen was saved, or null. A text that says the same keeps its
 * translations.
 */
export const UPDATE_POSTING: Statement = {
  name: 'jobPostings.update',
  text: `
    update job_postings p set updated_at = now(), expired_at = null, original_language = given.original_language,
      ${kept('title', textIn('title'))}, ${kept('description', textIn('description'))},
      ${kept('extra_info', EXTRA_INFO)}, ${PLAIN_NAMES.map((name) => `${name} = given.${name}`).join(', ')}
    from ${GIVEN}
    where p.uuid = $1 and ${asSeen('p.updated_at', '$3')}
    returning p.uuid`,
};

const corrected = (column: string, row: string) =>
  `${column} = jsonb_build_object($2::text, ${row}.${column} ->> p.original_language)`;

/** $1 posting, $2 the language that its texts are really in; what was translated from the other one is dropped. */
export const CORRECT_LANGUAGE: Statement = {
  name: 'jobPostings.correctLanguage',
  text: `
    with places as (
      update job_posting_regions r set ${corrected('region_original', 'r')}, ${corrected('detail_region', 'r')}
      from job_postings p where p.uuid = $1 and r.posting_uuid = $1 and p.original_language <> $2
    )
    update job_postings p set updated_at = now(), original_language = $2::varchar,
      ${corrected('title', 'p')}, ${corrected('description', 'p')},
      extra_info = case when p.extra_info ? p.original_language
        then jsonb_build_object($2::text, p.extra_info ->> p.original_language) else '{}' end
    where p.uuid = $1 and p.original_language <> $2`,
};

/** $1 posting, $2 its language, $3 the regions as JSON, in order. */
export const SET_REGIONS: Statement = {
  name: 'jobPostings.setRegions',
  text: `
    with gone as (delete from job_posting_regions where posting_uuid = $1 and position >= jsonb_array_length($3))
    insert into job_posting_regions as r (posting_uuid, position, level_one_id, level_two_id, region_original, detail_region)
    select $1, given.position - 1, (value ->> 'levelOneId')::smallint, (value ->> 'levelTwoId')::smallint,
      jsonb_build_object($2::text, value ->> 'region'), jsonb_build_object($2::text, value ->> 'detailRegion')
    from jsonb_array_elements($3) with ordinality as given(value, position)
    on conflict (posting_uuid, position) do update set
      level_one_id = excluded.level_one_id, level_two_id = excluded.level_two_id,
      region_original = case when r.region_original ->> $2 = excluded.region_original ->> $2 then r.region_original
        else excluded.region_original end,
      detail_region = case when r.detail_region ->> $2 = excluded.detail_region ->> $2 then r.detail_region
        else excluded.detail_region end`,
};

const setPairs = (table: string) => `
  with gone as (delete from ${table} where posting_uuid = $1 and position >= cardinality($2::smallint[]))
  insert into ${table} (posting_uuid, position, main_id, sub_id)
  select $1, given.position - 1, given.main_id, given.sub_id
  from unnest($2::smallint[], $3::smallint[]) with ordinality as given(main_id, sub_id, position)
  on conflict (posting_uuid, position) do update set main_id = excluded.main_id, sub_id = excluded.sub_id`;

/** $1 posting, $2 mains, $3 subs, in order. */
export const SET_CATEGORIES: Statement = {
  name: 'jobPostings.setCategories',
  text: setPairs('job_posting_categories'),
};

/** $1 posting, $2 mains, $3 subs, in order. */
export const SET_VISAS: Statement = { name: 'jobPostings.setVisas', text: setPairs('job_posting_visas') };

/** $1 posting, $2 levels, in order. */
export const SET_LANGUAGE_LEVELS: Statement = {
  name: 'jobPostings.setLanguageLevels',
  text: `
    with gone as (
      delete from job_posting_language_levels where posting_uuid = $1 and position >= cardinality($2::smallint[])
    )
    insert into job_posting_language_levels (posting_uuid, position, level_id)
    select $1, given.position - 1, given.level_id
    from unnest($2::smallint[]) with ordinality as given(level_id, position)
    on conflict (posting_uuid, position) do update set level_id = excluded.level_id`,
};

/** $1 posting. Whoever changes the posting or its counters takes this lock first, so that they queue instead of colliding. */
export const LOCK_POSTING: Statement = {
  name: 'jobPostings.lock',
  text: `
    select p.uuid, c.owner_uuid as "ownerUuid", ${visiblePosting('p')} as "isVisible", p.is_listed as "isListed",
      p.original_language as "originalLanguage",
      (p.title ->> p.original_language) || E'\n' || (p.description ->> p.original_language) as text,
      p.deadline_date < ${TODAY} as "isOver"
    from job_postings p left join companies c on c.uuid = p.company_uuid
    where p.uuid = $1 and p.deleted_at is null for no key update of p`,
};

/** $1 posting, $2 whether it is closed. */
export const CLOSE_POSTING: Statement = {
  name: 'jobPostings.close',
  text: `
    update job_postings set updated_at = now(), closed_at = case when $2::boolean then coalesce(closed_at, now()) end
    where uuid = $1`,
};

/** $1 posting, $2 whether nobody but its company sees it any more. */
export const BLOCK_POSTING: Statement = {
  name: 'jobPostings.block',
  text: `update job_postings set blocked_at = case when $2::boolean then coalesce(blocked_at, now()) end where uuid = $1`,
};

/** $1 posting. */
export const DELETE_POSTING: Statement = {
  name: 'jobPostings.delete',
  text: `update job_postings set deleted_at = now() where uuid = $1 and deleted_at is null`,
};

/** Takes the postings whose last day is over out of the index of the open ones; how many is answered. */
export const EXPIRE_POSTINGS: Statement = {
  name: 'jobPostings.expire',
  text: `
    update job_postings set expired_at = now()
    where expired_at is null and deleted_at is null and deadline_date < ${TODAY}`,
};

/** $1 posting, $2 viewer: what somebody can report, which is what they see and is not their own. */
export const REPORTED_POSTING: Statement = {
  name: 'jobPostings.reported',
  text: `
    select c.owner_uuid as "authorUuid", p.updated_at as "changedAt",
      left((p.title ->> p.original_language) || E'\\n' || (p.description ->> p.original_language),
        ${REPORT_EXCERPT_LENGTH}) as excerpt
    from job_postings p left join companies c on c.uuid = p.company_uuid
    where p.uuid = $1 and ${visiblePosting('p')} and $2::uuid is not null`,
};

/** $1 company, which is deleted. */
export const CLOSE_POSTINGS_OF_COMPANY: Statement = {
  name: 'jobPostings.closeOfCompany',
  text: `
    update job_postings set updated_at = now(), closed_at = now()
    where company_uuid = $1 and closed_at is null and deleted_at is null`,
};
