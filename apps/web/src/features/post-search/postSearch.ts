import { KEYWORD_MAX } from '@haiko/shared/limits';
import { fitsLimit, hasForbiddenCharacters, keywordOf } from '@haiko/shared/rules/text';

export interface Search {
  /** '' when nothing is looked for. */
  keyword: string;
  tab: 'community' | 'haikoNews';
  /** Whether the server would take it; an address can hold anything. */
  isSearchable: boolean;
}

/** What an address's `?q=` and `?tab=` ask for. */
export function searchOf(parameters: URLSearchParams): Search {
  const keyword = keywordOf(parameters.get('q') ?? '');
  const tab = parameters.get('tab') === 'haikoNews' ? 'haikoNews' : 'community';
  return { keyword, tab, isSearchable: fitsLimit(keyword, KEYWORD_MAX) && !hasForbiddenCharacters(keyword) };
}
