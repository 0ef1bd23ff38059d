import { parametersOf } from '@haiko/shared/jobSearch';
import { lazy, Suspense } from 'react';
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
import { HotJobPostings, HotSkeleton, loadHotJobPostings } from './HotJobPostings.tsx';
import { isSearchable, isSearching } from './jobSearch.ts';
import { JobSearchTop } from './JobSearchTop.tsx';
import { useJobSearch } from './useJobSearch.ts';

const found = () => import('./FoundJobPostings.tsx');
const FoundJobPostings = lazy(async () => ({ default: (await found()).FoundJobPostings }));
const NothingFound = lazy(async () => ({ default: (await found()).NothingFound }));

/** /announcement: what is hot and all open postings; while something is searched for, what is found. */
export function Screen() {
  const { t } = useTranslation();
  const { search, change, redirect } = useJobSearch(paths.jobPostings);
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    // Room below the last card: the floating button would lie on its bookmark.
    <div className="pb-16">
      <JobSearchTop search={search} onChange={change} />
      {!isSearching(search) && <HotJobPostings />}
      {isSearchable(search) ? (
        <PostListBoundary
          listKey={parametersOf(search).toString()}
          message={t('jobSearch.list.loadFailed')}
          skeleton={<JobPostingSkeletons />}
        >
          {isSearching(search) ? <FoundJobPostings search={search} /> : <AllJobs />}
        </PostListBoundary>
      ) : (
        <Suspense>
          <NothingFound keyword={search.keyword} />
        </Suspense>
      )}
      <OperatorNotice />
      <AddJobPostingButton />
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
  return (
    <JobPostingList
      list={list}
      onRefresh={() => loadHotJobPostings(language)}
      empty={<EmptyState drawing="building" message={t('jobSearch.list.empty')} hint={t('jobSearch.list.emptyHint')} />}
    >
      <h2 className="px-4 text-card text-ink-1">{t('jobSearch.list.all')}</h2>
    </JobPostingList>
  );
}
