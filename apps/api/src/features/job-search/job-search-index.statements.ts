import { statement } from '../../platform/database/statement.js';

// The upkeep of what the keyword search looks through.

const TEXTS = `
  p.uuid,
  array(
    select value from jsonb_each_text(p.title) union all select value from jsonb_each_text(p.description)
    union all select value from jsonb_each_text(p.extra_info)
    union all select coalesce(c.company_name, p.source_company_name, '')
    union all select text.value from job_posting_regions r, jsonb_each_text(r.region_original) text
      where r.posting_uuid = p.uuid
    union all select text.value from job_posting_regions r, jsonb_each_text(r.detail_region) text
      where r.posting_uuid = p.uuid
  ) as texts`;

/** The transaction has written or locked them. */
export const POSTINGS_TO_INDEX = statement(
  'jobPostingSearch.textsOfPostings',
  `
    select ${TEXTS} from job_postings p left join companies c on c.uuid = p.company_uuid where p.uuid = any(:postings::uuid[])`,
);

/** Those that another version of the server made, or nobody yet. */
export const POSTINGS_TO_FILL = statement(
  'jobPostingSearch.textsToFill',
  `
    select ${TEXTS} from job_postings p left join companies c on c.uuid = p.company_uuid
    where p.search_version < :version::smallint and p.deleted_at is null
    limit :limit for no key update of p skip locked`,
);

export const SAVE_SEARCH = statement(
  'jobPostingSearch.save',
  `
    update job_postings p set search_text = entry.text, search_grams = entry.grams, search_version = :version
    from jsonb_to_recordset(:entries) as entry(uuid uuid, text text, grams int[])
    where p.uuid = entry.uuid`,
);
