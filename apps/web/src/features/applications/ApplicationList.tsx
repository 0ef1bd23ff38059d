import type { ReactNode } from 'react';
import type { ApplicationRowFragment } from '#/api/generated.ts';
import type { PagedList } from '#/api/usePagedList.ts';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';

interface ApplicationListProps {
  list: PagedList<ApplicationRowFragment>;
  isInbox?: boolean;
  empty: ReactNode;
}

/** Applications, one below the other. */
export function ApplicationList({ list, isInbox = false, empty }: ApplicationListProps) {
  return (
    <PullToRefresh onRefresh={list.refresh}>
      <InfiniteList
        items={list.items}
        keyOf={({ uuid }) => uuid}
        renderItem={(application) => <ApplicationRow application={application} isInbox={isInbox} />}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={empty}
      />
    </PullToRefresh>
  );
}
