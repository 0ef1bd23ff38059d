import type { ApolloCache, Reference } from '@apollo/client';

interface UserPage {
  items: readonly Reference[];
  totalCount?: number | null;
}

/** Takes somebody out of the lists of friends that are loaded, searched or not. */
export function removeFriendFromLists(cache: ApolloCache, userUuid: string): void {
  cache.modify<{ readFriendsList: UserPage }>({
    fields: {
      readFriendsList(page, { readField }) {
        const list = page as UserPage;
        const items = list.items.filter((ref) => readField('uuid', ref) !== userUuid);
        const totalCount = (list.totalCount ?? 0) - (list.items.length - items.length);
        return { ...list, items, totalCount };
      },
    },
  });
}

/** By what a record says whose it is. */
const AUTHOR_FIELDS = ['user', 'fromUser', 'requester', 'addressee', 'partnerUser'];

/** Takes what somebody wrote and caused out of the cache, and so out of every list that shows it. */
export function forgetContentOf(cache: ApolloCache, userUuid: string): void {
  const person = `User:${userUuid}`;
  const records = Object.entries(cache.extract() as Record<string, Record<string, unknown> | undefined>);
  cache.batch({
    update: () => {
      for (const [id, record] of records) {
        if (AUTHOR_FIELDS.some((field) => (record?.[field] as Reference | null | undefined)?.__ref === person))
          cache.evict({ id });
      }
      removeFriendFromLists(cache, userUuid);
    },
  });
  cache.gc();
}
