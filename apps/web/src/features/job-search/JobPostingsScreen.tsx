import { parametersOf } from '@haiko/shared/jobSearch';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { JobPostingsDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { AddJobPostingButton } from '#/features/job-postings/AddJobPostingButton.tsx';
import { JobPostingList } from '#/features/job-postings/JobPostingList.tsx';
import { JobPostingSkeletons } from '#/features/job-postings/JobPostingSkeletons.tsx';
import { OperatorNotice } from '#/features/job-postings/OperatorNotice.tsx';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { useIsPast } from '#/ui/useIsPast.ts';
import { HotJobPostings, HotSkeleton, loadHotJobPostings } from './HotJobPostings.tsx';
import { isSearchable, isSearching } from './jobSearch.ts';
import { JobSearchTop } from './JobSearchTop.tsx';
import { NothingOpen } from './NothingOpen.tsx';
import { openOnes, useOpenOnly } from './openOnly.ts';
import { useJobSearch } from './useJobSearch.ts';

const found = () => import('./FoundJobPostings.tsx');
// Where the server renders, nothing waits for a file.
if (import.meta.env.SSR) await found();
const FoundJobPostings = lazy(async () => ({ default: (await found()).FoundJobPostings }));
const NothingFound = lazy(async () => ({ default: (await found()).NothingFound }));

/** /announcement: what is hot and all open postings; while something is searched for, what is found. */
export function Screen() {
  const { t } = useTranslation();
  const { search, change, redirect } = useJobSearch(paths.jobPostings);
  const place = useRef<HTMLDivElement>(null);
  const isPast = useIsPast(place);
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    // Room below the last card: the floating button would lie on its bookmark.
    <div className="pb-16">
      <JobSearchTop search={search} onChange={change} />
      {!isSearching(search) && <HotJobPostings />}
      {/* At first it stands in the row of the heading, so that no card lies under it. */}
      <div ref={place} className="pointer-events-none relative z-2 -mb-11 h-11">
        <AddJobPostingButton isDocked={!isPast} />
      </div>
      {isSearchable(search) ? (
        <PostListBoundary
          listKey={parametersOf(search).toString()}
          message={t('jobSearch.list.loadFailed')}
          skeleton={<JobPostingSkeletons />}
        >
          {isSearching(search) ? <FoundJobPostings search={search} isBesideButton /> : <AllJobs />}
        </PostListBoundary>
      ) : (
        <Suspense>
          <NothingFound keyword={search.keyword} />
        </Suspense>
      )}
      <OperatorNotice />
    </div>
  );
}

export function Skeleton() {
  const { search, change } = useJobSearch(paths.jobPostings);
  return (
    <>
      <JobSearchTop search={search} onChange={change} />
      {!isSearching(search) && <HotSkeleton />}
      <JobPostingSkeletons />
    </>
  );
}

function AllJobs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { list } = usePagedList(JobPostingsDocument, { variables: { wantsCount: false } });
  const isOpenOnly = useOpenOnly();
  return (
    <JobPostingList
      list={isOpenOnly ? openOnes(list) : list}
      onRefresh={() => loadHotJobPostings(language)}
      empty={
        isOpenOnly && list.items.length > 0 ? (
          <NothingOpen />
        ) : (
          <EmptyState drawing="building" message={t('jobSearch.list.empty')} hint={t('jobSearch.list.emptyHint')} />
        )
      }
    >
      <h2 className="flex min-h-11 items-center ps-4 pe-18 text-card text-ink-1">
        {t(isOpenOnly ? 'jobSearch.list.openOnly' : 'jobSearch.list.all')}
      </h2>
    </JobPostingList>
  );
}
