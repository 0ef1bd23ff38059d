import * as v from 'valibot';
import { statement } from '../../platform/database/statement.js';
import { WRITTEN_COLUMNS } from '../job-postings/job-posting.columns.js';
import { OPEN_POSTING, TODAY } from '../job-postings/job-postings.queries.js';

// The writes of imports. A batch is a handful of statements, however many postings it holds.

/** Its sightings are no use to anybody. */
export const ABANDON_IMPORTS = statement(
  'jobImports.abandon',
  `
    with dead as (
      update job_imports set error = 'INTERRUPTED' where source = :source and finished_at is null and error is null returning uuid
    )
    delete from job_import_sightings where import_uuid in (select uuid from dead)`,
);

export const START_IMPORT = statement(
  'jobImports.start',
  `
    with old as (delete from job_imports where started_at < now() - make_interval(days => :days))
    insert into job_imports (source) values (:source) returning uuid, started_at as "startedAt"`,
);

export const STOPPED_SOURCE = statement(
  'jobImports.stoppedSource',
  `select source from job_source_stops where source = :source`,
);

/** `error` says why it ended before its time. */
export const END_IMPORT = statement(
  'jobImports.end',
  `
    with gone as (delete from job_import_sightings where import_uuid = :import)
    update job_imports set finished_at = case when :error?::varchar is null then now() end, error = :error?,
      created = figures.created, updated = figures.updated, unchanged = figures.unchanged, closed = figures.closed,
      kept_open = figures."keptOpen", refused_count = figures."refusedCount", refused = figures.refused,
      refused_reasons = figures."refusedReasons"
    from jsonb_to_record(:figures) as figures(created int, updated int, unchanged int, closed int, "keptOpen" int,
      "refusedCount" int, refused jsonb, "refusedReasons" jsonb)
    where uuid = :import
    returning finished_at as "finishedAt"`,
);

/** Of `ids`, those that this import had not met. */
const NOTED = `
    insert into job_import_sightings (import_uuid, source_id) select :import, unnest(:ids::varchar[])
    on conflict do nothing`;

/** Notes that this import has met these. */
export const SIGHT = statement('jobImports.sightUnread', NOTED);

/**
 * Of ids and their hashes, those that this import has not met before, and whether there is
 * anything to write. What an administrator deleted stays deleted.
 */
export const RECORD_SIGHTINGS = statement(
  'jobImports.sight',
  `
    with sighted as (${NOTED} returning source_id)
    select given.source_id as "sourceId",
      p.uuid is null
        or (p.deleted_at is null and (p.source_hash is distinct from given.hash or p.closed_at is not null)) as "isNews"
    from unnest(:ids::varchar[], :hashes::varchar[]) as given(source_id, hash)
    join sighted using (source_id)
    left join job_postings p on p.source = :source and p.source_id = given.source_id`,
);

/** What stays as it was when a posting comes again; the search is told of its new texts afterwards, and of their translations. */
const ONLY_AT_FIRST = ['created_at', 'search_text', 'search_grams', 'search_version'];
const NAMES = ['source_id', 'source_hash', 'source_company_name', 'url', ...WRITTEN_COLUMNS, ...ONLY_AT_FIRST];

const TEXTS = ['title', 'description', 'extra_info'];
/** A text that says the same keeps its translations. */
const kept = (column: string) => `
  case when p.${column} ->> p.original_language is not distinct from excluded.${column} ->> p.original_language
    and p.original_language = excluded.original_language then p.${column} else excluded.${column} end`;

const DEADLINE = `
  case when excluded.source_id = any(:dated::varchar[]) or (p.closed_at is not null and p.deadline_date < ${TODAY})
    then excluded.deadline_date else p.deadline_date end`;

/** What a column becomes when its posting comes again. */
function changed(column: string): string {
  if (TEXTS.includes(column)) return kept(column);
  return column === 'deadline_date' ? DEADLINE : `excluded.${column}`;
}

/**
 * Writes those that are new or other than they were, and opens again what had left the feed.
 * Only rows of this source can be met, because that is what makes them conflict. Each is as new as its own write, not as the beginning
 * of its batch. A deadline that nobody said stays what it was, unless the posting comes back after it.
 */
export const WRITE_POSTINGS = statement(
  'jobImports.writePostings',
  `
    insert into job_postings as p (source, ${NAMES.join(', ')})
    select :source, ${NAMES.map((name) => `given.${name}`).join(', ')}
    from jsonb_populate_recordset(null::job_postings, :postings) as given
    on conflict (source, source_id) where source is not null do update set
      updated_at = clock_timestamp(), closed_at = null, expired_at = null, hidden_reason = null,
      ${NAMES.filter((name) => !ONLY_AT_FIRST.includes(name))
        .map((name) => `${name} = ${changed(name)}`)
        .join(', ')}
    where p.deleted_at is null
    returning p.uuid, p.source_id as "sourceId", old.uuid is null as "isNew",
      old.title is distinct from new.title as "hasOtherTitle", old.description is distinct from new.description as "hasOtherDescription"`,
  { sourceId: v.string() },
);

const setParts = (table: string, columns: string, shape: string) => `
  with gone as (
    delete from ${table} old where posting_uuid = any(:postings::uuid[]) and not exists (
      select from jsonb_to_recordset(:parts) as given(posting_uuid uuid, position smallint)
      where given.posting_uuid = old.posting_uuid and given.position = old.position)
  )
  insert into ${table} as part (posting_uuid, position, ${columns})
  select posting_uuid, position, ${columns} from jsonb_to_recordset(:parts) as given(posting_uuid uuid, position smallint, ${shape})
  on conflict (posting_uuid, position) do update set
    ${columns
      .split(', ')
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`;

export const SET_IMPORTED_PLACES = statement(
  'jobImports.setPlaces',
  setParts(
    'job_posting_regions',
    'level_one_id, level_two_id, region_original, detail_region',
    'level_one_id smallint, level_two_id smallint, region_original jsonb, detail_region jsonb',
  ),
);

const PAIRS = ['main_id, sub_id', 'main_id smallint, sub_id smallint'] as const;

export const SET_IMPORTED_JOB_CATEGORIES = statement(
  'jobImports.setJobCategories',
  setParts('job_posting_categories', ...PAIRS),
);

export const SET_IMPORTED_LANGUAGE_LEVELS = statement(
  'jobImports.setLanguageLevels',
  setParts('job_posting_language_levels', 'level_id', 'level_id smallint'),
);

export const SET_IMPORTED_VISAS = statement('jobImports.setVisas', setParts('job_posting_visas', ...PAIRS));

const OPEN_OF_SOURCE = `
  from job_postings p
  where p.source = :source and p.closed_at is null and p.deleted_at is null and p.deadline_date >= ${TODAY}`;
// Not "not exists": that becomes a join, and what the database knows of the sightings of imports before lets it expect none
// of this one and go through all of them for each posting. This is one look into an index for each, whatever it expects.
const IS_MISSING = `
  (select s.source_id from job_import_sightings s where s.import_uuid = :import and s.source_id = p.source_id) is null`;

/** How many postings of the source are open, and how many of them the feed had no more. */
export const COUNT_MISSING = statement(
  'jobImports.countGone',
  `select count(*)::int as open, count(*) filter (where ${IS_MISSING})::int as gone ${OPEN_OF_SOURCE}`,
);

export const MISSING_POSTINGS = statement('jobImports.gone', `select p.uuid ${OPEN_OF_SOURCE} and ${IS_MISSING}`);

export const CLOSE_MISSING_POSTINGS = statement(
  'jobImports.close',
  `update job_postings set closed_at = now(), updated_at = now() where uuid = any(:postings::uuid[]) and closed_at is null`,
);

const HAS_ORIGINAL_TITLE_ALONE = `p.title - p.original_language::text = '{}'`;

/**
 * Open imported postings whose titles nobody has asked to be translated, the newest first. Those that cannot be
 * translated have been asked for, too.
 */
export const UNTRANSLATED = statement(
  'jobImports.untranslated',
  `
    select p.uuid from job_postings p
    where p.source is not null and p.source <> all(:untranslated::varchar[]) and ${HAS_ORIGINAL_TITLE_ALONE} and ${OPEN_POSTING}
      and not exists (
        select from translations t
        where t.subject_type = 'job-posting' and t.subject_uuid = p.uuid and t.field = 'title')
    order by p.created_at desc, p.uuid desc limit :limit`,
);

/**
 * The texts of an imported posting whose description nobody has asked to be translated, under the lock that keeps imports from changing
 * it. No row for those of a source that allows none.
 */
export const LOCK_UNTRANSLATED_DESCRIPTION = statement(
  'jobImports.lockUntranslatedDescription',
  `
    select p.original_language as "originalLanguage", p.title, p.description from job_postings p
    where p.uuid = :posting and p.source <> all(:untranslated::varchar[]) and ${OPEN_POSTING}
      and not exists (
        select from translations t
        where t.subject_type = 'job-posting' and t.subject_uuid = p.uuid and t.field = 'description')
    for no key update of p`,
);

/** Forgets what was asked for by texts before these, whatever became of it: nothing else says that it has to be asked for again. */
export const FORGET_TRANSLATIONS = statement(
  'jobImports.forgetTranslations',
  `
    delete from translations where subject_type = 'job-posting'
      and (subject_uuid = any(:titled::uuid[]) and field = 'title' or subject_uuid = any(:described::uuid[]) and field = 'description')`,
);
