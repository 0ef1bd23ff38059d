import { argumentsOf, JOB_FILTER_NAMES, type JobFilterArgument } from '@haiko/shared/jobFilters';
import { inOrder, type JobSearch } from '@haiko/shared/jobSearch';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { fitsLimit, hasForbiddenCharacters } from '@haiko/shared/rules/text';
import type { JobPostingsQueryVariables } from '#/api/generated.ts';

/** Whether anything is searched for: a word, or by a filter. */
export function isSearching({ keyword, filters }: JobSearch): boolean {
  return keyword !== '' || JOB_FILTER_NAMES.some((name) => filters[name].length > 0);
}

/** Whether the server takes the keyword. */
export function isSearchable({ keyword }: JobSearch): boolean {
  return fitsLimit(keyword, KEYWORD_MAX) && !hasForbiddenCharacters(keyword);
}

/** What the server takes of a search, the same for the same search: variables of the list's query, and what is kept. */
export function searchVariables({ keyword, filters }: JobSearch) {
  const sent = { ...(keyword && { keyword }), ...argumentsOf(inOrder(filters)) };
  // A filter that the query does not name does not compile here.
  return sent satisfies Pick<JobPostingsQueryVariables, JobFilterArgument | 'keyword'>;
}
