import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation();
  return (
    <PullToRefresh onRefresh={list.refresh} failed={t('applications.loadFailed')}>
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
