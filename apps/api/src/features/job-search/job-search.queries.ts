import { JOB_FILTER_NAMES, type JobFilters } from '@haiko/shared/jobFilters';
import { MAX_SKIP } from '@haiko/shared/limits';
import type { Reader } from '../../platform/access/caller.js';
import {
  type ParametersOf,
  type RowOf,
  type Statement,
  statement,
  statementVariant,
  type Variadic,
} from '../../platform/database/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import { found } from '../../platform/errors/app-error.js';
import { PAGE_OF_HITS, WALKED } from '../../platform/search/page-of-hits.js';
import { needleOf } from '../../platform/search/search-text.js';
import { Injectable } from '@nestjs/common';
import { RulesInForce } from '../visa-rules/rules-in-force.js';
import { facetGroups } from './job-search.facets.js';
import { JOB_LIST, JobPostingsQueries, OPEN_TO_VIEWER, postingCards } from '../job-postings/job-postings.queries.js';
import type { JobPostingView } from '../job-postings/job-postings.views.js';

export const NEWEST_FIRST = 'p.created_at desc, p.uuid desc';

/** Keys from ix_job_postings_open. */
export const NEWEST = statement(
  'jobPostings.newest',
  `
    with page as materialized (
      select p.uuid from job_postings p where ${OPEN_TO_VIEWER} order by ${NEWEST_FIRST} offset :skip limit :limit
    ) ${postingCards()}`,
);

export const NEWEST_TOTAL = statement(
  'jobPostings.newestTotal',
  `select count(*)::int as total from job_postings p where ${OPEN_TO_VIEWER}`,
);

/** What a search looks for: a list of facets a filter, then grams and patterns of a keyword. */
function conditions(groups: number, hasKeyword: boolean): { byIndex: string; byText: string } {
  const filters = Array.from({ length: groups }, (_, index) => `facets && :filter${index + 1}::int[]`);
  return {
    byIndex: [...filters, ...(hasKeyword ? ['search_grams @> :grams::int[]'] : [])].join(' and '),
    byText: hasKeyword ? 'search_text like all (:patterns::text[])' : 'true',
  };
}

/** What is common is found among the newest postings. What is rarer has few candidates in ix_job_postings_search. */
function searchText(groups: number, hasKeyword: boolean): string {
  const { byIndex, byText } = conditions(groups, hasKeyword);
  return `
    with walked as materialized (
      select uuid, created_at from (
        select p.uuid, p.created_at, p.facets, p.search_grams, p.search_text from job_postings p where ${OPEN_TO_VIEWER}
        order by ${NEWEST_FIRST} limit ${WALKED}
      ) newest
      where ${byIndex} and ${byText} order by created_at desc, uuid desc limit :skip::int + :limit::int
    ), indexed as (
      select uuid, created_at from (
        select p.uuid, p.created_at, p.search_text from job_postings p where ${OPEN_TO_VIEWER} and ${byIndex} offset 0
      ) candidate
      where ${byText} order by created_at desc, uuid desc limit :skip::int + :limit::int
    ), ${PAGE_OF_HITS} ${postingCards()}`;
}

/** Counts what is found, as far as anybody can page. */
function totalText(groups: number, hasKeyword: boolean): string {
  const { byIndex, byText } = conditions(groups, hasKeyword);
  return `
    select count(*)::int as total from (
      select from (
        select p.search_text from job_postings p where ${OPEN_TO_VIEWER} and ${byIndex} offset 0
      ) candidate where ${byText} limit ${MAX_SKIP}
    ) hits`;
}

// What every search takes and gives; the others are variants of these.
statement('jobSearch.page', searchText(1, true));
statement('jobSearch.total', totalText(1, true));

interface Search {
  page: Statement<Variadic<ParametersOf<'jobSearch.page'>>, RowOf<'jobSearch.page'>>;
  total: Statement<Variadic<ParametersOf<'jobSearch.total'>>, RowOf<'jobSearch.total'>>;
}

function search(groups: number, hasKeyword: boolean): Search {
  if (groups === 0 && !hasKeyword) return { page: NEWEST, total: NEWEST_TOTAL };
  const variant = `Of${groups}${hasKeyword ? 'Words' : ''}`;
  return {
    page: statementVariant('jobSearch.page', `jobSearch.page${variant}`, searchText(groups, hasKeyword)),
    total: statementVariant('jobSearch.total', `jobSearch.total${variant}`, totalText(groups, hasKeyword)),
  };
}

/** A statement for each number of filters, with and without a keyword. */
export const SEARCHES = Array.from({ length: JOB_FILTER_NAMES.length + 1 }, (_, groups) => ({
  plain: search(groups, false),
  withKeyword: search(groups, true),
}));

export type KeywordPage = PageArgs & { keyword?: string | null };

/** The search of open postings. */
@Injectable()
export class JobSearchQueries {
  constructor(
    private readonly postings: JobPostingsQueries,
    private readonly rules: RulesInForce,
  ) {}

  /** Open postings that match every filter and hold every word of the keyword, newest first. */
  open(
    reader: Reader,
    { keyword, ...page }: KeywordPage & TotalOption,
    filters: JobFilters,
  ): Promise<Page<JobPostingView>> {
    const groups = facetGroups(filters, this.rules.all);
    const { patterns, grams } = needleOf(JOB_LIST, keyword ?? '');
    const { plain, withKeyword } = found(SEARCHES[groups.length]);
    const { page: statement, total } = patterns.length > 0 ? withKeyword : plain;
    return this.postings.page(reader, {
      ...page,
      statement,
      total,
      values: searchValues(groups, { patterns, grams }),
    });
  }
}

/** What is looked for, as the statements call it: a list of facets for each filter, and the keyword. */
export function searchValues<Keyword extends object>(groups: readonly number[][], keyword: Keyword) {
  const filters: Record<`filter${number}`, number[]> = {};
  for (const [index, facets] of groups.entries()) filters[`filter${index + 1}`] = facets;
  return Object.assign(filters, keyword);
}

export interface TotalOption {
  wantsTotal: boolean;
}
