import { searchOf as jobSearchOf, searchText } from '@haiko/shared/jobSearch';
import type { RenderedBy } from '#/app/handle.ts';
import { screenOf } from '#/app/routes.tsx';
import { categoryOf } from '#/features/boards/categoryOf.ts';
import { isSearchable } from '#/features/job-search/jobSearch.ts';
import { searchOf as postSearchOf } from '#/features/post-search/postSearch.ts';

/** An address as far as its page is another than those of others. */
export interface RenderedAddress {
  /** From the slash on. */
  address: string;
  /** Whether it searches: of such there are as many as people think of. */
  isSearch: boolean;
}

/**
 * What is rendered of what stands behind the `?` of an address, written in one way whoever writes it; '' where it asks for nothing, and
 * undefined where no server would take it.
 */
const ASKED_FOR: Record<RenderedBy, (asked: URLSearchParams) => string | undefined> = {
  category(asked) {
    const category = categoryOf(asked);
    return category ? `category=${category}` : '';
  },
  tab: (asked) => (asked.get('tab') === 'qualification' ? 'tab=qualification' : ''),
  postSearch(asked) {
    const { keyword, tab, isSearchable: isTaken } = postSearchOf(asked);
    const said = { ...(keyword && { q: keyword }), ...(tab === 'haikoNews' && { tab }) };
    return isTaken ? new URLSearchParams(said).toString() : undefined;
  },
  jobSearch(asked) {
    const search = jobSearchOf(asked);
    return isSearchable(search) ? searchText(search) : undefined;
  },
};
const SEARCHES: readonly RenderedBy[] = ['postSearch', 'jobSearch'];

/**
 * What of an address tells its page from others, undefined where the app shows it alone; `query` is what it says beside the
 * language, from the `?` on.
 */
export function addressToRender(path: string, query: string): RenderedAddress | undefined {
  const by = screenOf(path)?.handle.isRendered;
  if (!by) return undefined;
  const asked = by === true ? '' : ASKED_FOR[by](new URLSearchParams(query));
  if (asked === undefined) return undefined;
  return asked === ''
    ? { address: path, isSearch: false }
    : { address: `${path}?${asked}`, isSearch: by !== true && SEARCHES.includes(by) };
}

/** Whether there is what such an address asks for: a page of a category that nobody has made would be one of any number. */
export function isThere(address: string, answers: Record<string, object>): boolean {
  const [, query] = address.split('?');
  const category = categoryOf(new URLSearchParams(query));
  return category === undefined || `SubBoard:${category}` in answers;
}
