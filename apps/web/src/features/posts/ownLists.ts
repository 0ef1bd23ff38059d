import type { ApolloCache, Reference } from '@apollo/client';

// The reader's own lists, kept right in the cache while posts are liked, saved and deleted elsewhere. What is taken back
// stays in its list until the list is opened anew (useMarkedPosts): a slip of the finger can be mended.

interface StoredList {
  items: readonly Reference[];
  totalCount?: number;
}

/** Puts a post on top of a list of marked posts, where that list has been loaded and does not hold it yet. */
export function putOnTop(cache: ApolloCache, field: 'readLikedPosts' | 'readScrappedPosts', uuid: string): void {
  const id = `Post:${uuid}`;
  change(cache, field, (list) =>
    list.items.some((row) => row.__ref === id) ? list : { ...list, items: [{ __ref: id }, ...list.items] },
  );
}

/** Counts one post less among the reader's own. Call it before the post leaves the cache. */
export function countOneLess(cache: ApolloCache, uuid: string): void {
  change(cache, 'readOwnedPosts', (list) => {
    const isOwn = list.items.some((row) => row.__ref === `Post:${uuid}`);
    return isOwn && list.totalCount ? { ...list, totalCount: list.totalCount - 1 } : list;
  });
}

function change(cache: ApolloCache, field: string, update: (list: StoredList) => StoredList): void {
  cache.modify<Record<string, unknown>>({
    id: 'ROOT_QUERY',
    fields: { [field]: (list) => update(list as StoredList) },
  });
}
