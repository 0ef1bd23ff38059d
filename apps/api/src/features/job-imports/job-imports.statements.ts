import type { Statement } from '../../platform/database/database.js';
import { OPEN_POSTING, TODAY } from '../job-postings/job-postings.queries.js';

// The writes of imports. A batch is a handful of statements, however many postings it holds.

/** $1 source: what is still said to be running when its lock is free was killed. Its sightings are no use to anybody. */
export const ABANDON_IMPORTS: Statement = {
  name: 'jobImports.abandon',
  text: `
    with dead as (
      update job_imports set error = 'INTERRUPTED' where source = $1 and finished_at is null and error is null returning uuid
    )
    delete from job_import_sightings where import_uuid in (select uuid from dead)`,
};

/** $1 source, $2 for how many days imports are remembered. */
export const START_IMPORT: Statement = {
  name: 'jobImports.start',
  text: `
    with old as (delete from job_imports where started_at < now() - make_interval(days => $2))
    insert into job_imports (source) values ($1) returning uuid, started_at as "startedAt"`,
};

/** $1 import, $2 its figures as JSON, $3 why it ended before its time, or null. */
export const END_IMPORT: Statement = {
  name: 'jobImports.end',
  text: `
    with gone as (delete from job_import_sightings where import_uuid = $1)
    update job_imports set finished_at = case when $3::varchar is null then now() end, error = $3,
      created = figures.created, updated = figures.updated, unchanged = figures.unchanged, closed = figures.closed,
      kept_open = figures."keptOpen", refused_count = figures."refusedCount", refused = figures.refused
    from jsonb_to_record($2) as figures(created int, updated int, unchanged int, closed int, "keptOpen" int,
      "refusedCount" int, refused jsonb)
    where uuid = $1
    returning finished_at as "finishedAt"`,
};

/**
 * $1 import, $2 source, $3 ids, $4 their hashes: answers those that this import has not met before, and whether there is
 * anything to write. What an administrator deleted stays deleted.
 */
export const SIGHT: Statement = {
  name: 'jobImports.sight',
  text: `
    with sighted as (
      insert into job_import_sightings (import_uuid, source_id) select $1, unnest($3::varchar[])
      on conflict do nothing returning source_id
    )
    select given.source_id as "sourceId",
      p.uuid is null
        or (p.deleted_at is null and (p.source_hash is distinct from given.hash or p.closed_at is not null)) as "isNews"
    from unnest($3::varchar[], $4::varchar[]) as given(source_id, hash)
    join sighted using (source_id)
    left join job_postings p on p.source = $2 and p.source_id = given.source_id`,
};

const COLUMNS = [
  'url varchar',
  'source_company_name varchar',
  'original_language varchar',
  'salary_type_id smallint',
  'salary_amount_min integer',
  'salary_amount_max integer',
  'education_id smallint',
  'career smallint',
  'employment_type smallint',
  'is_remote boolean',
  'facets integer[]',
  'created_at timestamptz',
  'search_text text',
  'search_grams integer[]',
  'search_version smallint',
];
/** What stays as it was when a posting comes again; the search is told of its new texts afterwards, and of their translations. */
const ONLY_AT_FIRST = ['created_at', 'search_text', 'search_grams', 'search_version'];
const NAMES = COLUMNS.map((column) => column.split(' ')[0] ?? '');
const textIn = (column: string) => `jsonb_build_object(given.original_language, given.${column})`;

/** A text that says the same keeps its translations. */
const kept = (column: string) => `
  ${column} = case when p.${column} ->> p.original_language = excluded.${column} ->> excluded.original_language
    and p.original_language = excluded.original_language then p.${column} else excluded.${column} end`;

// A feed says nothing about the hours of a day: eight, as most have.
const HOURS_A_DAY = 8;

/**
 * $1 source, $2 postings as JSON: writes those that are new or other than they were, and opens again what had left the feed.
 * Only rows of this source can be met, because that is what makes them conflict. A deadline that nobody said stays what it
 * was, unless the posting comes back after it.
 */
export const WRITE_POSTINGS: Statement = {
  name: 'jobImports.writePostings',
  text: `
    insert into job_postings as p (source, source_id, source_hash, title, description, deadline_date, working_time,
      contact_name, contact_phone, contact_mobile, contact_email, ${NAMES.join(', ')})
    select $1, given."sourceId", given.hash, ${textIn('title')}, ${textIn('description')}, given."deadlineDate", ${HOURS_A_DAY},
      '', '', '', '', ${NAMES.map((name) => `given.${name}`).join(', ')}
    from jsonb_to_recordset($2) as given("sourceId" varchar, hash varchar, title text, description text,
      "deadlineDate" date, ${COLUMNS.join(', ')})
    on conflict (source, source_id) where source is not null do update set
      updated_at = now(), closed_at = null, expired_at = null, source_hash = excluded.source_hash,
      ${kept('title')}, ${kept('description')},
      deadline_date = case
        when excluded.source_id = any($3::varchar[]) or (p.closed_at is not null and p.deadline_date < ${TODAY})
          then excluded.deadline_date
        else p.deadline_date end,
      ${NAMES.filter((name) => !ONLY_AT_FIRST.includes(name))
        .map((name) => `${name} = excluded.${name}`)
        .join(', ')}
    where p.deleted_at is null
    returning p.uuid, p.source_id as "sourceId", old.uuid is null as "isNew"`,
};

const setParts = (table: string, columns: string, shape: string) => `
  with gone as (
    delete from ${table} old where posting_uuid = any($1::uuid[]) and not exists (
      select from jsonb_to_recordset($2) as given(posting_uuid uuid, position smallint)
      where given.posting_uuid = old.posting_uuid and given.position = old.position)
  )
  insert into ${table} as part (posting_uuid, position, ${columns})
  select posting_uuid, position, ${columns} from jsonb_to_recordset($2) as given(posting_uuid uuid, position smallint, ${shape})
  on conflict (posting_uuid, position) do update set
    ${columns
      .split(', ')
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`;

/** $1 postings, $2 their places as JSON, in order. */
export const SET_PLACES: Statement = {
  name: 'jobImports.setPlaces',
  text: setParts(
    'job_posting_regions',
    'level_one_id, level_two_id, region_original, detail_region',
    'level_one_id smallint, level_two_id smallint, region_original jsonb, detail_region jsonb',
  ),
};

const PAIRS = ['main_id, sub_id', 'main_id smallint, sub_id smallint'] as const;

/** $1 postings, $2 their kinds of job as JSON, in order. */
export const SET_JOB_CATEGORIES: Statement = {
  name: 'jobImports.setJobCategories',
  text: setParts('job_posting_categories', ...PAIRS),
};

/** $1 postings, $2 their visas as JSON, in order. */
export const SET_VISAS: Statement = { name: 'jobImports.setVisas', text: setParts('job_posting_visas', ...PAIRS) };

const OPEN_OF_SOURCE = `
  from job_postings p
  where p.source = $2 and p.closed_at is null and p.deleted_at is null and p.deadline_date >= ${TODAY}`;
// Not "not exists": that becomes a join, and what the database knows of the sightings of imports before lets it expect none
// of this one and go through all of them for each posting. This is one look into an index for each, whatever it expects.
const IS_GONE = `
  (select s.source_id from job_import_sightings s where s.import_uuid = $1 and s.source_id = p.source_id) is null`;

/** $1 import, $2 source: how many postings of the source are open, and how many of them the feed had no more. */
export const COUNT_GONE: Statement = {
  name: 'jobImports.countGone',
  text: `select count(*)::int as open, count(*) filter (where ${IS_GONE})::int as gone ${OPEN_OF_SOURCE}`,
};

/** $1 import, $2 source: what the feed had no more. */
export const GONE: Statement = { name: 'jobImports.gone', text: `select p.uuid ${OPEN_OF_SOURCE} and ${IS_GONE}` };

/** $1 postings. */
export const CLOSE: Statement = {
  name: 'jobImports.close',
  text: `update job_postings set closed_at = now(), updated_at = now() where uuid = any($1::uuid[]) and closed_at is null`,
};

const HAS_ORIGINAL_TITLE_ALONE = `p.title - p.original_language::text = '{}'`;

/**
 * $1 how many: open imported postings whose titles nobody has asked to be translated, the newest first. Those that cannot be
 * translated have been asked for, too.
 */
export const UNTRANSLATED: Statement = {
  name: 'jobImports.untranslated',
  text: `
    select p.uuid from job_postings p
    where p.source is not null and ${HAS_ORIGINAL_TITLE_ALONE} and ${OPEN_POSTING}
      and not exists (
        select from translations t
        where t.subject_type = 'job-posting' and t.subject_uuid = p.uuid and t.field = 'title')
    order by p.created_at desc, p.uuid desc limit $1`,
};

/** $1 postings that were changed: whose title is another one now is to be asked for again. */
export const FORGET_TRANSLATIONS: Statement = {
  name: 'jobImports.forgetTranslations',
  text: `
    delete from translations t using job_postings p
    where p.uuid = any($1::uuid[]) and ${HAS_ORIGINAL_TITLE_ALONE}
      and t.subject_type = 'job-posting' and t.subject_uuid = p.uuid`,
};
