import type { Language } from '@haiko/shared/i18n/languages';
import { JOB_FILTER_NAMES } from '@haiko/shared/jobFilters';
import { searchOf, searchText } from '@haiko/shared/jobSearch';
import type { TFunction } from 'i18next';
import { choiceName, FILTER_LABELS } from '#/features/job-search/filterNames.ts';

export interface FilterInWords {
  /** '' where no word is looked for. */
  keyword: string;
  /** What is chosen, in the reader's language. */
  names: readonly string[];
  /** Whether it holds something that cannot be chosen any more, or that never could. */
  isOutdated: boolean;
}

/** What a kept filter looks for, in words. It is text that may be older than what can be chosen today. */
export function filterInWords(t: TFunction, filter: string, language: Language): FilterInWords {
  const search = searchOf(new URLSearchParams(filter));
  const names = JOB_FILTER_NAMES.flatMap((name) => {
    const chosen = search.filters[name].map((id) => choiceName(t, name, id, language));
    // "Korean" alone could mean anything; the other names speak for themselves.
    const isLabelled = name === 'language' && chosen.length > 0;
    return isLabelled ? [t('jobAlerts.named', { label: t(FILTER_LABELS[name]), names: chosen.join(', ') })] : chosen;
  });
  return { keyword: search.keyword, names, isOutdated: searchText(search) !== filter };
}

/** The same as one plain text, for labels and questions. */
export function wordsText(t: TFunction, { keyword, names }: FilterInWords): string {
  const words = keyword ? [keyword, ...names] : names;
  return words.length > 0 ? words.join(' · ') : t('jobSearch.list.all');
}
