import { KEYWORD_MAX } from '@haiko/shared/limits';
import { fitsLimit, hasForbiddenCharacters } from '@haiko/shared/rules/text';
import { keywordOf } from '#/features/post-search/postSearch.ts';
import {
  choicesOf,
  choicesText,
  FILTER_NAMES,
  filterVariables,
  NO_FILTERS,
  type FilterName,
  type JobFilters,
} from './jobFilters.ts';

export interface JobSearch {
  /** '' when no word is looked for. */
  keyword: string;
  filters: JobFilters;
}

export const NO_SEARCH: JobSearch = { keyword: '', filters: NO_FILTERS };

/** The names of filters in an address. */
const PARAMETERS: Record<FilterName, string> = {
  region: 'region',
  jobCategory: 'job',
  language: 'language',
  visa: 'visa',
  employmentType: 'type',
};

/** What an address asks for; it can hold anything. */
export function searchOf(parameters: URLSearchParams): JobSearch {
  const chosen = (name: FilterName) => choicesOf(name, parameters.get(PARAMETERS[name]));
  const filters = Object.fromEntries(FILTER_NAMES.map((name) => [name, chosen(name)])) as unknown as JobFilters;
  return { keyword: keywordOf(parameters.get('q') ?? ''), filters };
}

/** The part of an address that asks for it; empty for no search. */
export function parametersOf({ keyword, filters }: JobSearch): URLSearchParams {
  const used = FILTER_NAMES.filter((name) => filters[name].length > 0);
  return new URLSearchParams([
    ...(keyword ? [['q', keyword]] : []),
    ...used.map((name) => [PARAMETERS[name], choicesText(filters[name])]),
  ]);
}

/** Whether anything is searched for: a word, or by a filter. */
export function isSearching({ keyword, filters }: JobSearch): boolean {
  return keyword !== '' || FILTER_NAMES.some((name) => filters[name].length > 0);
}

/** Whether the server takes the keyword. */
export function isSearchable({ keyword }: JobSearch): boolean {
  return fitsLimit(keyword, KEYWORD_MAX) && !hasForbiddenCharacters(keyword);
}

/** The variables of the list's query. */
export function searchVariables(search: JobSearch) {
  return {
    ...(search.keyword && { keyword: search.keyword }),
    ...filterVariables(search.filters),
  };
}
