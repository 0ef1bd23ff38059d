import { parametersOf } from '@haiko/shared/jobSearch';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { JobPostingSkeletons } from '#/features/job-postings/JobPostingSkeletons.tsx';
import { OperatorNotice } from '#/features/job-postings/OperatorNotice.tsx';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { paths } from '#/paths.ts';
import { FoundJobPostings, NothingFound } from './FoundJobPostings.tsx';
import { isSearchable } from './jobSearch.ts';
import { JobSearchTop } from './JobSearchTop.tsx';
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
          message={t('jobSearch.list.loadFailed')}
          skeleton={<JobPostingSkeletons />}
        >
          <FoundJobPostings search={search} />
        </PostListBoundary>
      ) : (
        <NothingFound keyword={search.keyword} />
      )}
      <OperatorNotice />
    </>
  );
}

export function Skeleton() {
  const { search, change } = useJobSearch(paths.jobSearch);
  return (
    <>
      <JobSearchTop search={search} onChange={change} />
      <JobPostingSkeletons />
    </>
  );
}
