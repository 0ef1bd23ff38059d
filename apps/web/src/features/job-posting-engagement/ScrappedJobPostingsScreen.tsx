import { keywordOf } from '@haiko/shared/rules/text';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { searchWords } from '@haiko/shared/rules/searchText';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ScrappedJobPostingsDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { JobPostingList } from '#/features/job-postings/JobPostingList.tsx';
import { JobPostingSkeletons } from '#/features/job-postings/JobPostingSkeletons.tsx';
import { NothingFound } from '#/features/job-search/FoundJobPostings.tsx';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { SearchField } from '#/ui/SearchField.tsx';
import { useDebounced } from '#/ui/useDebounced.ts';

/** /scrapannouncement: the postings that the reader saved, to be found again. */
export function Screen() {
  const { t } = useTranslation();
  const { typed, setTyped, keyword } = useKeyword();
  // The found ones stay until the next ones are there.
  const shown = useDeferredValue(keyword);
  return (
    <>
      <ScreenTitle>{t('jobPostings.scraps.title')}</ScreenTitle>
      <ScreenHint>{t('jobPostings.scraps.hint')}</ScreenHint>
      <search className="block px-4">
        <SearchField
          label={t('jobPostings.scraps.keyword')}
          value={typed}
          onChange={setTyped}
          maxLength={KEYWORD_MAX}
        />
      </search>
      <PostListBoundary message={t('jobPostings.scraps.loadFailed')} skeleton={<JobPostingSkeletons />}>
        <ScrappedJobs key={shown} keyword={shown} />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('jobPostings.scraps.title')}</ScreenTitle>
      <ScreenHint>{t('jobPostings.scraps.hint')}</ScreenHint>
      <JobPostingSkeletons />
    </>
  );
}

/** What is typed, and, a moment later and in the address too, what is looked for. */
function useKeyword() {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get('q') ?? '');
  const keyword = useDebounced(keywordOf(typed));
  const known = parameters.get('q') ?? '';
  useEffect(
    function keepInAddress() {
      if (keyword !== known) setParameters(keyword ? { q: keyword } : {}, { replace: true, preventScrollReset: true });
    },
    [keyword, known, setParameters],
  );
  return { typed, setTyped, keyword };
}

function ScrappedJobs({ keyword }: { keyword: string }) {
  const { t } = useTranslation();
  const { list, data } = usePagedList(ScrappedJobPostingsDocument, {
    variables: keyword ? { keyword } : {},
    // The server counts only what is saved.
    skipOf: (jobs) => jobs.filter(({ isScrapped }) => isScrapped).length,
  });
  // What lost its mark elsewhere is left out; what loses it here stays, so that a slip of the finger can be mended.
  const [lost] = useState(() => new Set(list.items.filter((posting) => !posting.isScrapped).map(({ uuid }) => uuid)));
  const items = list.items.filter((posting) => posting.isScrapped || !lost.has(posting.uuid));
  return (
    <JobPostingList
      list={{ ...list, items }}
      found={searchWords(keyword)}
      empty={keyword ? <NothingFound keyword={keyword} /> : <NothingSaved />}
    >
      <h2 className={items.length > 0 ? 'px-4 pt-3 text-body text-ink-3 tabular-nums' : 'sr-only'}>
        <span role="status">{t('jobPostings.scraps.count', { count: data.page.totalCount })}</span>
      </h2>
    </JobPostingList>
  );
}

function NothingSaved() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="bookmark"
      message={t('jobPostings.scraps.empty')}
      hint={t('jobPostings.scraps.emptyHint')}
      action={
        <Link to={paths.jobPostings} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {t('jobPostings.detail.toList')}
        </Link>
      }
    />
  );
}
