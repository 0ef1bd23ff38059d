import { idOfAll } from '@haiko/shared/reference/named';
import type { Filters, Selection } from '../job-search/job-search.facets.js';

/**
 * A search as the address of the list of postings holds it (`q=welding&region=1101.2600`), and always in the same order, so
 * that the same search is the same text.
 */
export function filterText(filters: Filters, keyword: string | null): string {
  const chosen: [name: string, ids: readonly number[]][] = [
    ['region', filters.regions.flatMap(choiceOf)],
    ['job', filters.jobCategories.flatMap(choiceOf)],
    ['language', filters.languageIds],
    ['visa', filters.visas.flatMap(choiceOf)],
    ['type', filters.employmentTypes],
  ];
  const used = chosen.filter(([, ids]) => ids.length > 0);
  return new URLSearchParams({
    ...(keyword && { q: keyword }),
    ...Object.fromEntries(used.map(([name, ids]) => [name, inOrder(ids).join('.')])),
  }).toString();
}

/** Where a notice of it leads. */
export function pathOf(filter: string): string {
  return filter ? `/announcement?${filter}` : '/announcement';
}

/** In an address a whole group is its item "all". */
function choiceOf({ mainId, subId }: Selection): number[] {
  if (subId !== null) return [subId];
  return mainId === null ? [] : [idOfAll(mainId)];
}

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other);
