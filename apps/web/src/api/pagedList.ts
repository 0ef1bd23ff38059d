import type { FieldPolicy, Reference } from '@apollo/client';

interface PagedList {
  items: readonly Reference[];
  totalCount?: number;
  hasMore: boolean;
}

type Merge = Exclude<FieldPolicy<PagedList>['merge'], boolean | undefined>;
type ReadField = Parameters<Merge>[2]['readField'];

/** All arguments but those of paging tell lists apart. */
const keyArgs = (args: Record<string, unknown> | null) =>
  Object.keys(args ?? {}).filter((name) => name !== 'skip' && name !== 'take');

/**
 * Policy of every `skip`/`take` field that returns `{ items, totalCount, hasMore }`: pages append in order, rows that are
 * already there are dropped by their identity, `skip: 0` starts over.
 */
export function pagedList(): FieldPolicy<PagedList> {
  return {
    keyArgs,
    merge(existing, incoming, { args, canRead }) {
      if (!existing || !args?.skip) return incoming;
      return appended(
        existing.items.filter((row) => canRead(row)),
        existing,
        incoming,
      );
    },
  };
}

/**
 * The same for a list that grows at its top while it is read: `skip: 0` brings what is new there and keeps the older pages
 * that were loaded already. `time` is the field by which the list is sorted, newest first.
 */
export function liveList(time: string): FieldPolicy<PagedList> {
  return {
    keyArgs,
    merge(existing, incoming, { args, canRead, readField }) {
      if (!existing) return incoming;
      const known = existing.items.filter((row) => canRead(row));
      if (args?.skip) return appended(known, existing, incoming);
      const older = incoming.hasMore && olderThan(incoming.items, known, timeReader(readField, time));
      if (!older) return incoming;
      return { ...existing, ...incoming, hasMore: existing.hasMore, items: [...incoming.items, ...older] };
    },
  };
}

function appended(known: readonly Reference[], existing: PagedList, incoming: PagedList): PagedList {
  const seen = new Set(known.map((row) => row.__ref));
  const added = incoming.items.filter((row) => row.__ref === undefined || !seen.has(row.__ref));
  return { ...existing, ...incoming, items: [...known, ...added] };
}

/**
 * The known rows that belong below the newest page: those older than all of it. What stands among the page's times and
 * is not on it is gone. Undefined when the page does not reach the known rows, so that some in between may be missing.
 */
function olderThan(
  page: readonly Reference[],
  known: readonly Reference[],
  timeOf: (row: Reference) => string,
): Reference[] | undefined {
  const onPage = new Set(page.map((row) => row.__ref));
  const last = page.at(-1);
  if (last === undefined || !known.some((row) => onPage.has(row.__ref))) return undefined;
  const oldest = timeOf(last);
  return known.filter((row) => !onPage.has(row.__ref) && timeOf(row) <= oldest);
}

function timeReader(readField: ReadField, time: string): (row: Reference) => string {
  return (row) => readField<string>(time, row) ?? '';
}
