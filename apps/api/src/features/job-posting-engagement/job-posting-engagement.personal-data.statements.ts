import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_SCRAPPED_POSTINGS = statement(
  'jobPostings.exportScrapped',
  `
    select s.uuid as key, json_build_object('createdAt', s.created_at, 'jobPostingUuid', p.uuid,
      'title', p.title ->> p.original_language)::text as item
    from job_posting_scraps s join job_postings p on p.uuid = s.posting_uuid
    where s.user_uuid = :user ${exportPage('s.uuid')}`,
);

export const FORGET_SCRAPPED_POSTINGS = statement(
  'jobPostings.forgetScrapped',
  `
    with gone as (delete from job_posting_scraps where user_uuid = :user returning posting_uuid)
    update job_postings set scrap_count = scrap_count - 1 where uuid in (select posting_uuid from gone)`,
);
