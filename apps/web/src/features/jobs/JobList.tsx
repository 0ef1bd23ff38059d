import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { JobCardFragment } from '#/api/generated.ts';
import type { PagedList } from '#/api/usePagedList.ts';
import { showAlert } from '#/ui/confirm.ts';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { JobCard } from './JobCard.tsx';

interface JobListProps {
  list: PagedList<JobCardFragment>;
  empty: ReactNode;
  /** Words of a search, to be marked where they stand. */
  found?: readonly string[];
  /** In the place of each card's bookmark. */
  renderAction?: (job: JobCardFragment) => ReactNode;
  /** What has to be known about each, in its card. */
  renderNote?: (job: JobCardFragment) => ReactNode;
  /** What else a refresh loads anew. */
  onRefresh?: () => Promise<unknown>;
  /** Between the top of what is pulled and the first card. */
  children?: ReactNode;
}

/** Postings one below the other: more at the end, everything anew when pulled down. */
export function JobList({ list, empty, found = [], renderAction, renderNote, onRefresh, children }: JobListProps) {
  const { t } = useTranslation();

  async function handleRefresh() {
    await Promise.all([list.refresh(), onRefresh?.()]).catch(() => void showAlert(t('jobs.list.refreshFailed')));
  }

  return (
    <PullToRefresh onRefresh={handleRefresh}>
      {children}
      <InfiniteList
        items={list.items}
        keyOf={(job) => job.uuid}
        renderItem={(job) => <JobCard job={job} found={found} action={renderAction?.(job)} note={renderNote?.(job)} />}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={empty}
      />
    </PullToRefresh>
  );
}
