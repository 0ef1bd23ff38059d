import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { JobsDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { AddJobButton } from './AddJobButton.tsx';
import { FoundJobs, NothingFound } from './FoundJobs.tsx';
import { HotJobs, HotSkeleton, loadHotJobs } from './HotJobs.tsx';
import { JobList } from './JobList.tsx';
import { isSearchable, isSearching, parametersOf } from './jobSearch.ts';
import { JobSearchTop } from './JobSearchTop.tsx';
import { JobSkeletons } from './JobSkeletons.tsx';
import { useJobSearch } from './useJobSearch.ts';

/** /announcement: what is hot and all open postings; while something is searched for, what is found. */
export function Screen() {
  const { t } = useTranslation();
  const { search, change, redirect } = useJobSearch(paths.jobs);
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    // Room below the last card: the floating button would lie on its bookmark.
    <div className="pb-16">
      <JobSearchTop search={search} onChange={change} />
      {!isSearching(search) && <HotJobs />}
      {isSearchable(search) ? (
        <PostListBoundary
          listKey={parametersOf(search).toString()}
          message={t('jobs.list.loadFailed')}
          skeleton={<JobSkeletons />}
        >
          {isSearching(search) ? <FoundJobs search={search} /> : <AllJobs />}
        </PostListBoundary>
      ) : (
        <NothingFound keyword={search.keyword} />
      )}
      <AddJobButton />
    </div>
  );
}

export function Skeleton() {
  const { search, change } = useJobSearch(paths.jobs);
  return (
    <>
      <JobSearchTop search={search} onChange={change} />
      {!isSearching(search) && <HotSkeleton />}
      <JobSkeletons />
    </>
  );
}

function AllJobs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { list } = usePagedList(JobsDocument, { variables: { wantsCount: false } });
  return (
    <JobList
      list={list}
      onRefresh={() => loadHotJobs(language)}
      empty={<EmptyState drawing="building" message={t('jobs.list.empty')} hint={t('jobs.list.emptyHint')} />}
    >
      <h2 className="px-4 text-card text-ink-1">{t('jobs.list.all')}</h2>
    </JobList>
  );
}
