import { statement } from '../../platform/database/statement.js';
import { shownColumns } from '../job-postings/job-posting.columns.js';

// The upkeep of what postings are filtered by.

const parts = (table: string, columns: string) => `
  coalesce((select json_agg(json_build_object(${columns})) from ${table} part where part.posting_uuid = p.uuid), '[]')`;
const PAIR = `'mainId', part.main_id, 'subId', part.sub_id`;
const PLACE = `'levelOneId', part.level_one_id, 'levelTwoId', part.level_two_id`;

/** Those that other rules were applied to, or none yet. */
export const POSTINGS_WITH_OLD_FACETS = statement(
  'jobFacets.postingsToFill',
  `
    select p.uuid, ${parts('job_posting_regions', PLACE)} as regions,
      ${parts('job_posting_categories', PAIR)} as "jobCategories", ${parts('job_posting_visas', PAIR)} as visas,
      array(select part.level_id::int from job_posting_language_levels part where part.posting_uuid = p.uuid) as "languageLevels",
      concat_ws(E'\\n', p.title ->> p.original_language, p.description ->> p.original_language,
        p.extra_info ->> p.original_language) as text,
      ${shownColumns('p')}, p.source is null as "saysHours"
    from job_postings p where p.facets_version < :version::smallint and p.deleted_at is null
    limit :limit for no key update of p skip locked`,
);

export const SAVE_FACETS = statement(
  'jobFacets.save',
  `
    update job_postings p set facets = entry.facets, facets_version = :version
    from jsonb_to_recordset(:entries) as entry(uuid uuid, facets int[])
    where p.uuid = entry.uuid`,
);
