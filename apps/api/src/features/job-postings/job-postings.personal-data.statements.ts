import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';
import { contentPairs } from './job-posting.columns.js';
import { WITHOUT_CONTACT } from './job-postings.statements.js';

const partsOf = (table: string, item: string) =>
  `(select json_agg(${item} order by part.position) from ${table} part where part.posting_uuid = p.uuid)`;

export const EXPORT_POSTINGS = statement(
  'jobPostings.exportPostings',
  `
    select p.uuid as key, json_build_object('uuid', p.uuid, 'createdAt', p.created_at, 'deletedAt', p.deleted_at,
      ${contentPairs('p')},
      'regions', ${partsOf('job_posting_regions', `json_build_object('region', part.region_original, 'detailRegion', part.detail_region)`)},
      'jobCategories', ${partsOf('job_posting_categories', `json_build_object('jobCategoryMainId', part.main_id, 'jobCategorySubId', part.sub_id)`)},
      'visas', ${partsOf('job_posting_visas', `json_build_object('visaMainId', part.main_id, 'visaSubId', part.sub_id)`)},
      'languageLevels', ${partsOf('job_posting_language_levels', 'part.level_id')})::text as item
    from job_postings p join companies c on c.uuid = p.company_uuid
    where c.owner_uuid = :user ${exportPage('p.uuid')}`,
);

/** A review locks the company before its postings, too. */
export const LOCK_COMPANY_OF_WITHDRAWN = statement(
  'jobPostings.lockCompanyOfLeaving',
  'select uuid from companies where owner_uuid = :user and deleted_at is null for update',
);

/** Whom to ask about a job may be the person who leaves. */
export const FORGET_CONTACTS = statement(
  'jobPostings.forgetContacts',
  `
    update job_postings p set ${WITHOUT_CONTACT}, closed_at = coalesce(p.closed_at, now())
    from companies c where c.uuid = p.company_uuid and c.owner_uuid = :user`,
);
