import type { ReactNode } from 'react';
import type { ApplicationRowFragment } from '#/api/generated.ts';
import type { PagedList } from '#/api/usePagedList.ts';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';

interface ApplicationListProps {
  list: PagedList<ApplicationRowFragment>;
  renderRow: (application: ApplicationRowFragment) => ReactNode;
  empty: ReactNode;
}

/** Applications, one below the other. */
export function ApplicationList({ list, renderRow, empty }: ApplicationListProps) {
  return (
    <PullToRefresh onRefresh={list.refresh}>
      <InfiniteList
        items={list.items}
        keyOf={({ uuid }) => uuid}
        renderItem={renderRow}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={empty}
      />
    </PullToRefresh>
  );
}
