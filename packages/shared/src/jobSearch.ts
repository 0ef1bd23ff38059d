import {
  JOB_FILTER_NAMES,
  JOB_FILTERS,
  type JobFilterName,
  type JobFilters,
  jobFiltersBy,
  NO_FILTERS,
  toggleChoice,
} from './jobFilters.ts';
import { keywordOf } from './rules/text.ts';

/** What postings are searched by. */
export interface JobSearch {
  /** '' when no word is looked for. */
  keyword: string;
  filters: JobFilters;
}

export const NO_SEARCH: JobSearch = { keyword: '', filters: NO_FILTERS };

// Stands in an address as it is.
const SEPARATOR = '.';

/** What an address asks for. It can hold anything: choices that are unknown or too many are left out. */
export function searchOf(parameters: URLSearchParams): JobSearch {
  const filters = jobFiltersBy((name) => choicesOf(name, parameters.get(JOB_FILTERS[name].parameter) ?? ''));
  return { keyword: keywordOf(parameters.get('q') ?? ''), filters };
}

/** The part of an address that asks for it (`q=welding&region=1101.2600`); empty for no search. */
export function parametersOf({ keyword, filters }: JobSearch): URLSearchParams {
  const used = JOB_FILTER_NAMES.filter((name) => filters[name].length > 0);
  return new URLSearchParams([
    ...(keyword ? [['q', keyword] satisfies [string, string]] : []),
    ...used.map((name): [string, string] => [JOB_FILTERS[name].parameter, filters[name].join(SEPARATOR)]),
  ]);
}

/** A search as it is kept: its address with the choices in order, so that the same search is the same text. */
export function searchText({ keyword, filters }: JobSearch): string {
  return parametersOf({ keyword, filters: inOrder(filters) }).toString();
}

/** The same filters with the choices of each in order, whichever was made first. */
export function inOrder(filters: JobFilters): JobFilters {
  return jobFiltersBy((name) => [...filters[name]].sort((one, other) => one - other));
}

function choicesOf(name: JobFilterName, text: string): readonly number[] {
  const { isKnown, limit } = JOB_FILTERS[name];
  return text
    .split(SEPARATOR)
    .map(Number)
    .reduce<readonly number[]>((chosen, id) => {
      if (!isKnown(id) || chosen.includes(id)) return chosen;
      const next = toggleChoice(chosen, id, limit);
      return next === 'full' ? chosen : next;
    }, []);
}
