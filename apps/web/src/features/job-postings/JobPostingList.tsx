import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import type { PagedList } from '#/api/usePagedList.ts';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { JobPostingCard } from './JobPostingCard.tsx';

interface JobPostingListProps {
  list: PagedList<JobPostingCardFragment>;
  empty: ReactNode;
  /** Words of a search, to be marked where they stand. */
  found?: readonly string[];
  /** In the place of each card's bookmark. */
  renderAction?: (posting: JobPostingCardFragment) => ReactNode;
  /** What has to be known about each, in its card. */
  renderNote?: (posting: JobPostingCardFragment) => ReactNode;
  /** What else a refresh loads anew. */
  onRefresh?: () => Promise<unknown>;
  /** Between the top of what is pulled and the first card. */
  children?: ReactNode;
}

/** Postings one below the other: more at the end, everything anew when pulled down. */
export function JobPostingList({
  list,
  empty,
  found = [],
  renderAction,
  renderNote,
  onRefresh,
  children,
}: JobPostingListProps) {
  const { t } = useTranslation();

  const handleRefresh = () => Promise.all([list.refresh(), onRefresh?.()]);

  return (
    <PullToRefresh onRefresh={handleRefresh} failed={t('jobPostings.refreshFailed')}>
      {children}
      <InfiniteList
        items={list.items}
        keyOf={(posting) => posting.uuid}
        renderItem={(posting) => (
          <JobPostingCard
            posting={posting}
            found={found}
            action={renderAction?.(posting)}
            note={renderNote?.(posting)}
          />
        )}
        areTall
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={empty}
      />
    </PullToRefresh>
  );
}
