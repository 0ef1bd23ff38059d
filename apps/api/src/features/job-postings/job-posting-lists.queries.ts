import type { JobPostingState } from '@haiko/shared/jobPostings';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { statement } from '../../platform/database/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import { needleOf } from '../../platform/search/search-text.js';
import { Injectable } from '@nestjs/common';
import { JOB_LIST, JobPostingsQueries, OPEN_POSTING, postingCards, STATE } from './job-postings.queries.js';
import type { JobPostingView } from './job-postings.views.js';

import { FORBIDDEN_WISH } from '../job-search/job-search.facets.js';
import { type KeywordPage, NEWEST_FIRST, type TotalOption } from '../job-search/job-search.queries.js';
import { companyOf } from '../users/users.queries.js';

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

/** The lists of who answers for postings: their company, and administrators. */
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

  /** The open postings that surely wish for what the law forbids, newest first. */
  wishing(reader: Reader<Viewer>, page: PageArgs & TotalOption): Promise<Page<JobPostingView>> {
    return this.postings.page(reader, {
      ...page,
      values: {},
      statement: WISHING_POSTINGS,
      total: WISHING_TOTAL,
    });
  }
}
