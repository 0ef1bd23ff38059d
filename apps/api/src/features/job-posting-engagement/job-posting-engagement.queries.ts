import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { statement } from '../../platform/database/statement.js';
import type { Page } from '../../platform/graphql/page.js';
import { needleOf } from '../../platform/search/search-text.js';
import {
  JOB_LIST,
  JobPostingsQueries,
  OPEN_TO_VIEWER,
  postingCards,
  SHOWS_CONTACT,
  visibleToSavers,
} from '../job-postings/job-postings.queries.js';
import type { JobPostingView } from '../job-postings/job-postings.views.js';
import type { KeywordPage, TotalOption } from '../job-search/job-search.queries.js';
import { notReported } from '../users/users.queries.js';
import { MAX_HOT_POSTINGS } from './job-posting-engagement.statements.js';

const SAVED = `
  from job_posting_scraps s join job_postings p on p.uuid = s.posting_uuid and ${visibleToSavers('p')}
  where s.user_uuid = :viewer? and ${notReported('job-posting', 'p.uuid', ':viewer?')} and p.search_text like all (:patterns::text[])`;

/** Keys from ix_job_posting_scraps_user, the last saved first; with whom to call, so that phones keep it for times without a network. */
export const SCRAPPED_POSTINGS = statement(
  'jobPostings.scrapped',
  `
    with page as materialized (
      select p.uuid, s.created_at as saved_at, s.uuid as scrap_uuid ${SAVED}
      order by s.created_at desc, s.uuid desc offset :skip limit :limit
    ) ${postingCards('page.saved_at desc, page.scrap_uuid desc', SHOWS_CONTACT)}`,
);

export const SCRAPPED_POSTINGS_TOTAL = statement('jobPostings.scrappedTotal', `select count(*)::int as total ${SAVED}`);

const HOT = statement(
  'jobPostings.hot',
  `
    with page as materialized (
      select p.uuid, hot.position from hot_job_postings hot join job_postings p on p.uuid = hot.posting_uuid
      where ${OPEN_TO_VIEWER} order by hot.position limit ${MAX_HOT_POSTINGS}
    ) ${postingCards('page.position')}`,
);

/** What readers have saved, and what is hot. */
@Injectable()
export class JobPostingEngagementQueries {
  constructor(private readonly postings: JobPostingsQueries) {}

  /** What the viewer saved, the last saved first; closed, expired and hidden by law, too. */
  scrapped(reader: Reader<Viewer>, { keyword, ...page }: KeywordPage & TotalOption): Promise<Page<JobPostingView>> {
    const values = { patterns: needleOf(JOB_LIST, keyword ?? '').patterns };
    return this.postings.page(reader, {
      ...page,
      values,
      statement: SCRAPPED_POSTINGS,
      total: SCRAPPED_POSTINGS_TOTAL,
    });
  }

  /** The open postings that people save and open most at the moment. */
  hot(reader: Reader): Promise<JobPostingView[]> {
    return this.postings.all(reader, HOT);
  }
}
