import { JOB_VIEWS_KEPT_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';
import { companyOf } from '../users/users.queries.js';
import { OPEN_POSTING, TODAY, visiblePosting } from '../job-postings/job-postings.queries.js';

export const MAX_HOT_POSTINGS = 10;

// What readers do with postings: save them and open them.

/** Returns a row where the posting was saved before. */
export const UNSCRAP_POSTING = statement(
  'jobPostingScraps.remove',
  `
    with gone as (delete from job_posting_scraps where posting_uuid = :posting and user_uuid = :user returning 1)
    update job_postings set scrap_count = scrap_count - 1 where uuid = :posting and exists (select from gone) returning uuid`,
);

export const SCRAP_POSTING = statement(
  'jobPostingScraps.add',
  `
    with added as (
      insert into job_posting_scraps (posting_uuid, user_uuid) values (:posting, :user) on conflict do nothing returning 1
    )
    update job_postings set scrap_count = scrap_count + (select count(*) from added) where uuid = :posting`,
);

/** Views of its own company do not count. */
export const COUNT_POSTING_VIEW = statement(
  'jobPostingViews.count',
  `
    insert into job_posting_views (posting_uuid, day, reader)
    select p.uuid, ${TODAY}, :reader from job_postings p
    where p.uuid = :posting and ${visiblePosting('p')} and coalesce(p.company_uuid <> ${companyOf(':user?')}, true)
    on conflict do nothing`,
);

/** Two rankings at once follow each other; reading goes on. */
export const LOCK_HOT = statement('hotJobPostings.lock', 'lock table hot_job_postings in share row exclusive mode');

export const CLEAR_HOT = statement('hotJobPostings.clear', 'delete from hot_job_postings');

/** Ranked in spare of those shown: what closes before the next ranking leaves no gap. */
const RANKED = MAX_HOT_POSTINGS * 3;

/** The open ones with the most scraps and views of the last days; then the newest. */
export const RANK_HOT = statement(
  'hotJobPostings.rank',
  `
    with heat as (
      select posting_uuid, count(*) as amount from (
        select posting_uuid from job_posting_scraps where created_at > now() - interval '${JOB_VIEWS_KEPT_DAYS} days'
        union all
        select posting_uuid from job_posting_views where day > ${TODAY} - ${JOB_VIEWS_KEPT_DAYS}
      ) marks group by posting_uuid
    ), warm as (
      select p.uuid, p.created_at, heat.amount from heat join job_postings p on p.uuid = heat.posting_uuid
      where ${OPEN_POSTING} order by heat.amount desc, p.created_at desc, p.uuid desc limit ${RANKED}
    ), newest as (
      select p.uuid, p.created_at, 0 as amount from job_postings p where ${OPEN_POSTING}
      order by p.created_at desc, p.uuid desc limit ${RANKED * 2}
    )
    insert into hot_job_postings (position, posting_uuid)
    select row_number() over (order by amount desc, created_at desc, uuid desc), uuid from (
      select * from warm union all select * from newest where uuid not in (select uuid from warm)
      order by amount desc, created_at desc, uuid desc limit ${RANKED}
    ) ranked`,
);

export const DELETE_OLD_POSTING_VIEWS = statement(
  'jobPostingViews.forget',
  `delete from job_posting_views where day <= ${TODAY} - ${JOB_VIEWS_KEPT_DAYS}`,
);
