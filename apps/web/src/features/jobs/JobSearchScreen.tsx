import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { paths } from '#/paths.ts';
import { FoundJobs, NothingFound } from './FoundJobs.tsx';
import { isSearchable, parametersOf } from './jobSearch.ts';
import { JobSearchTop } from './JobSearchTop.tsx';
import { JobSkeletons } from './JobSkeletons.tsx';
import { useJobSearch } from './useJobSearch.ts';

/** /announcementsearchresult: what a search finds; everything while nothing is searched for. */
export function Screen() {
  const { t } = useTranslation();
  const { search, change, redirect } = useJobSearch(paths.jobSearch);
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <>
      <JobSearchTop search={search} onChange={change} />
      {isSearchable(search) ? (
        <PostListBoundary
          listKey={parametersOf(search).toString()}
          message={t('jobs.list.loadFailed')}
          skeleton={<JobSkeletons />}
        >
          <FoundJobs search={search} />
        </PostListBoundary>
      ) : (
        <NothingFound keyword={search.keyword} />
      )}
    </>
  );
}

export function Skeleton() {
  const { search, change } = useJobSearch(paths.jobSearch);
  return (
    <>
      <JobSearchTop search={search} onChange={change} />
      <JobSkeletons />
    </>
  );
}
