import type { JobPostingState } from '@haiko/shared/jobPostings';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { statement } from '../../platform/database/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import { needleOf } from '../../platform/search/search-text.js';
import { Injectable } from '@nestjs/common';
import {
  JOB_LIST,
  JobPostingsQueries,
  OPEN_POSTING,
  OPEN_TO_VIEWER,
  postingCards,
  SHOWS_CONTACT,
  STATE,
  visibleToSavers,
} from './job-postings.queries.js';
import type { JobPostingView } from './job-postings.views.js';

import { FORBIDDEN_WISH } from '../job-search/job-search.facets.js';
import { type KeywordPage, NEWEST_FIRST, type TotalOption } from '../job-search/job-search.queries.js';
import { companyOf, notReported } from '../users/users.queries.js';
import { MAX_HOT_POSTINGS } from './job-posting-engagement.statements.js';

const OF_COMPANY = (rest: string) => `
  from job_postings p where p.company_uuid = ${companyOf(':viewer?')} and p.deleted_at is null ${rest}`;

/** Keys from ix_job_postings_company. */
export const COMPANY_POSTINGS = statement(
  'jobPostings.companyPostings',
  `
    with page as materialized (
      select p.uuid ${OF_COMPANY(`and (:state?::text is null or ${STATE} = :state?) and p.search_text like all (:patterns::text[])`)}
      order by ${NEWEST_FIRST} offset :skip limit :limit
    ) ${postingCards()}`,
);

export const COMPANY_POSTINGS_TOTAL = statement(
  'jobPostings.companyPostingsTotal',
  `
    select count(*)::int as total
    ${OF_COMPANY(`and (:state?::text is null or ${STATE} = :state?) and p.search_text like all (:patterns::text[])`)}`,
);

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

const WISHING = `
  from job_postings p where ${OPEN_POSTING} and p.facets && array[${FORBIDDEN_WISH}]`;

/** Candidates from ix_job_postings_search. */
export const WISHING_POSTINGS = statement(
  'jobPostings.wishing',
  `
    with page as materialized (
      select p.uuid ${WISHING} order by ${NEWEST_FIRST} offset :skip limit :limit
    ) ${postingCards()}`,
);

const WISHING_TOTAL = statement('jobPostings.wishingTotal', `select count(*)::int as total ${WISHING}`);

const HOT = statement(
  'jobPostings.hot',
  `
    with page as materialized (
      select p.uuid, hot.position from hot_job_postings hot join job_postings p on p.uuid = hot.posting_uuid
      where ${OPEN_TO_VIEWER} order by hot.position limit ${MAX_HOT_POSTINGS}
    ) ${postingCards('page.position')}`,
);

/** The lists beside the search. */
@Injectable()
export class JobPostingListsQueries {
  constructor(private readonly postings: JobPostingsQueries) {}

  /** The postings of the viewer's company in whatever state, newest first. */
  ofCompany(
    reader: Reader<Viewer>,
    args: KeywordPage & TotalOption & { state?: JobPostingState | null },
  ): Promise<Page<JobPostingView>> {
    const { keyword, state, ...page } = args;
    const values = { state: state ?? null, patterns: needleOf(JOB_LIST, keyword ?? '').patterns };
    return this.postings.page(reader, {
      ...page,
      values,
      statement: COMPANY_POSTINGS,
      total: COMPANY_POSTINGS_TOTAL,
    });
  }

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

  /** The open postings that surely wish for what the law forbids, newest first. */
  wishing(reader: Reader<Viewer>, page: PageArgs & TotalOption): Promise<Page<JobPostingView>> {
    return this.postings.page(reader, {
      ...page,
      values: {},
      statement: WISHING_POSTINGS,
      total: WISHING_TOTAL,
    });
  }

  /** The open postings that people save and open most at the moment. */
  hot(reader: Reader): Promise<JobPostingView[]> {
    return this.postings.all(reader, HOT);
  }
}
