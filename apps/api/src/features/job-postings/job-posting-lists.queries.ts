import { MAX_HOT_POSTINGS, MAX_SKIP } from '@haiko/shared/limits';
import type { JobPostingState } from '@haiko/shared/jobPostings';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import type { Statement } from '../../platform/database/database.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import { PAGE_OF_HITS, WALKED } from '../../platform/search/page-of-hits.js';
import { needleOf } from '../../platform/search/search-text.js';
import { Injectable } from '@nestjs/common';
import { type Filters, facetGroups } from './job-postings.facets.js';
import {
  JOB_LIST,
  JobPostingsQueries,
  OPEN_POSTING,
  postingCards,
  STATE,
  visiblePosting,
} from './job-postings.queries.js';
import type { JobPostingView } from './job-postings.views.js';

const NEWEST_FIRST = 'p.created_at desc, p.uuid desc';

/** Keys from ix_job_postings_open. $1 viewer, $2 skip, $3 limit. */
export const NEWEST: Statement = {
  name: 'jobPostings.newest',
  text: `
    with page as materialized (
      select p.uuid from job_postings p where ${OPEN_POSTING} order by ${NEWEST_FIRST} offset $2 limit $3
    ) ${postingCards()}`,
};

export const NEWEST_TOTAL: Statement = {
  name: 'jobPostings.newestTotal',
  text: `select count(*)::int as total from job_postings p where ${OPEN_POSTING}`,
};

/** The parameters of a search from `first` on: one list of facets a filter, then grams and patterns of a keyword. */
function conditions(groups: number, hasKeyword: boolean, first: number): { byIndex: string; byText: string } {
  const filters = Array.from({ length: groups }, (_, index) => `facets && $${first + index}::int[]`);
  const grams = `search_grams @> $${first + groups}::int[]`;
  return {
    byIndex: [...filters, ...(hasKeyword ? [grams] : [])].join(' and '),
    byText: hasKeyword ? `search_text like all ($${first + groups + 1}::text[])` : 'true',
  };
}

/**
 * One statement for each number of filters, with and without a keyword; `$1` viewer, `$2` skip, `$3` limit. What is common
 * is found among the newest postings. What is rarer has few candidates in ix_job_postings_search.
 */
export function searchStatement(groups: number, hasKeyword: boolean): Statement {
  const { byIndex, byText } = conditions(groups, hasKeyword, 4);
  return {
    name: `jobPostings.search${groups}${hasKeyword ? 'Words' : ''}`,
    text: `
      with walked as materialized (
        select uuid, created_at from (
          select p.uuid, p.created_at, p.facets, p.search_grams, p.search_text from job_postings p where ${OPEN_POSTING}
          order by ${NEWEST_FIRST} limit ${WALKED}
        ) newest
        where ${byIndex} and ${byText} order by created_at desc, uuid desc limit $2::int + $3::int
      ), indexed as (
        select uuid, created_at from (
          select p.uuid, p.created_at, p.search_text from job_postings p where ${OPEN_POSTING} and ${byIndex} offset 0
        ) candidate
        where ${byText} order by created_at desc, uuid desc limit $2::int + $3::int
      ), ${PAGE_OF_HITS} ${postingCards()}`,
  };
}

/** Counts what `searchStatement` finds, as far as anybody can page; its parameters without the first three. */
export function searchTotal(groups: number, hasKeyword: boolean): Statement {
  const { byIndex, byText } = conditions(groups, hasKeyword, 1);
  return {
    name: `jobPostings.searchTotal${groups}${hasKeyword ? 'Words' : ''}`,
    text: `
      select count(*)::int as total from (
        select from (
          select p.search_text from job_postings p where ${OPEN_POSTING} and ${byIndex} offset 0
        ) candidate where ${byText} limit ${MAX_SKIP}
      ) hits`,
  };
}

const OF_COMPANY = (user: string, rest: string) => `
  from job_postings p join companies c on c.uuid = p.company_uuid
  where c.owner_uuid = ${user} and c.deleted_at is null and p.deleted_at is null ${rest}`;

/** $1 viewer, $4 state or null, $5 patterns of a keyword. Keys from ix_job_postings_company. */
export const COMPANY_POSTINGS: Statement = {
  name: 'jobPostings.companyPostings',
  text: `
    with page as materialized (
      select p.uuid ${OF_COMPANY('$1', `and ($4::text is null or ${STATE} = $4) and p.search_text like all ($5::text[])`)}
      order by ${NEWEST_FIRST} offset $2 limit $3
    ) ${postingCards()}`,
};

export const COMPANY_POSTINGS_TOTAL: Statement = {
  name: 'jobPostings.companyPostingsTotal',
  text: `
    select count(*)::int as total
    ${OF_COMPANY('$1', `and ($2::text is null or ${STATE} = $2) and p.search_text like all ($3::text[])`)}`,
};

const saved = (patterns: string) => `
  from job_posting_scraps s join job_postings p on p.uuid = s.posting_uuid and ${visiblePosting('p')}
  where s.user_uuid = $1 and p.search_text like all (${patterns}::text[])`;

/** $1 viewer, $4 patterns of a keyword. Keys from ix_job_posting_scraps_user, the last saved first. */
export const SCRAPPED_POSTINGS: Statement = {
  name: 'jobPostings.scrapped',
  text: `
    with page as materialized (
      select p.uuid, s.created_at as saved_at, s.uuid as scrap_uuid ${saved('$4')}
      order by s.created_at desc, s.uuid desc offset $2 limit $3
    ) ${postingCards('page.saved_at desc, page.scrap_uuid desc')}`,
};

export const SCRAPPED_POSTINGS_TOTAL: Statement = {
  name: 'jobPostings.scrappedTotal',
  text: `select count(*)::int as total ${saved('$2')}`,
};

/** $1 viewer. */
const HOT: Statement = {
  name: 'jobPostings.hot',
  text: `
    with page as materialized (
      select p.uuid, hot.position from hot_job_postings hot join job_postings p on p.uuid = hot.posting_uuid
      where ${OPEN_POSTING} order by hot.position limit ${MAX_HOT_POSTINGS}
    ) ${postingCards('page.position')}`,
};

type KeywordPage = PageArgs & { keyword?: string | null };

/** The lists of postings. */
@Injectable()
export class JobPostingListsQueries {
  constructor(private readonly postings: JobPostingsQueries) {}

  /** Open postings that match every filter and hold every word of the keyword, newest first. */
  open(reader: Reader, { keyword, ...page }: KeywordPage & Wanted, filters: Filters): Promise<Page<JobPostingView>> {
    const groups = facetGroups(filters);
    const { patterns, grams } = needleOf(JOB_LIST, keyword ?? '');
    const hasKeyword = patterns.length > 0;
    const values = [...groups, ...(hasKeyword ? [grams, patterns] : [])];
    const isSearch = values.length > 0;
    return this.postings.page(reader, {
      ...page,
      values,
      statement: isSearch ? searchStatement(groups.length, hasKeyword) : NEWEST,
      total: { statement: isSearch ? searchTotal(groups.length, hasKeyword) : NEWEST_TOTAL, values },
    });
  }

  /** The postings of the viewer's company in whatever state, newest first. */
  ofCompany(
    reader: Reader<Viewer>,
    args: KeywordPage & Wanted & { state?: JobPostingState | null },
  ): Promise<Page<JobPostingView>> {
    const { keyword, state, ...page } = args;
    const values = [state ?? null, needleOf(JOB_LIST, keyword ?? '').patterns];
    return this.postings.page(reader, {
      ...page,
      values,
      statement: COMPANY_POSTINGS,
      total: { statement: COMPANY_POSTINGS_TOTAL, values: [reader.viewer.uuid, ...values] },
    });
  }

  /** What the viewer saved, the last saved first; closed and expired ones, too. */
  scrapped(reader: Reader<Viewer>, { keyword, ...page }: KeywordPage & Wanted): Promise<Page<JobPostingView>> {
    const values = [needleOf(JOB_LIST, keyword ?? '').patterns];
    return this.postings.page(reader, {
      ...page,
      values,
      statement: SCRAPPED_POSTINGS,
      total: { statement: SCRAPPED_POSTINGS_TOTAL, values: [reader.viewer.uuid, ...values] },
    });
  }

  /** The open postings that people save and open most at the moment. */
  hot(reader: Reader): Promise<JobPostingView[]> {
    return this.postings.all(reader, HOT);
  }
}

interface Wanted {
  wantsTotal: boolean;
}
