import type { Statement } from '../../platform/database/database.js';

// The upkeep of what the keyword search looks through.

const TEXTS = `
  p.uuid,
  array(
    select value from jsonb_each_text(p.title) union all select value from jsonb_each_text(p.description)
    union all select value from jsonb_each_text(p.extra_info)
    union all select coalesce(c.company_name, p.source_company_name)
    union all select text.value from job_posting_regions r, jsonb_each_text(r.region_original) text
      where r.posting_uuid = p.uuid
    union all select text.value from job_posting_regions r, jsonb_each_text(r.detail_region) text
      where r.posting_uuid = p.uuid
  ) as texts`;

/** $1 postings, which the transaction has written or locked. */
export const TEXTS_OF_POSTINGS: Statement = {
  name: 'jobPostingSearch.textsOfPostings',
  text: `
    select ${TEXTS} from job_postings p left join companies c on c.uuid = p.company_uuid where p.uuid = any($1::uuid[])`,
};

/** $1 version, $2 how many: those that another version of the server made, or nobody yet. */
export const TEXTS_TO_FILL: Statement = {
  name: 'jobPostingSearch.textsToFill',
  text: `
    select ${TEXTS} from job_postings p left join companies c on c.uuid = p.company_uuid
    where p.search_version < $1::smallint and p.deleted_at is null
    limit $2 for no key update of p skip locked`,
};

/** $1 entries as JSON, $2 version. */
export const SAVE_SEARCH: Statement = {
  name: 'jobPostingSearch.save',
  text: `
    update job_postings p set search_text = entry.text, search_grams = entry.grams, search_version = $2
    from jsonb_to_recordset($1) as entry(uuid uuid, text text, grams int[])
    where p.uuid = entry.uuid`,
};
