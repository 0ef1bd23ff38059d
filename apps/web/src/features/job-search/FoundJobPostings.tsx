import type { JobSearch } from '@haiko/shared/jobSearch';
import { searchWords } from '@haiko/shared/rules/searchText';
import { useTranslation } from 'react-i18next';
import { JobPostingsDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { JobAlertButton } from '#/features/job-alerts/JobAlertButton.tsx';
import { JobPostingList } from '#/features/job-postings/JobPostingList.tsx';
import { withName } from '#/features/text/withName.tsx';
import { cx } from '#/ui/cx.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { isSearching, searchVariables } from './jobSearch.ts';
import { NothingOpen } from './NothingOpen.tsx';
import { openOnes, useOpenOnly } from './openOnly.ts';

interface FoundJobPostingsProps {
  search: JobSearch;
  /** At the end of the heading's row there is the button that adds a posting. */
  isBesideButton?: boolean;
}

/** What a search finds, and how much. */
export function FoundJobPostings({ search, isBesideButton = false }: FoundJobPostingsProps) {
  const { t } = useTranslation();
  const { keyword } = search;
  const variables = { ...searchVariables(search), wantsCount: true };
  const { list, data } = usePagedList(JobPostingsDocument, { variables });
  const count = data.page.totalCount ?? 0;
  const isOpenOnly = useOpenOnly();
  return (
    <JobPostingList
      list={isOpenOnly ? openOnes(list) : list}
      found={searchWords(keyword)}
      empty={isOpenOnly && list.items.length > 0 ? <NothingOpen /> : <NothingFound keyword={keyword} />}
    >
      <div
        className={cx(
          'flex min-h-11 flex-wrap items-center justify-between gap-x-3 ps-4 pb-1',
          isBesideButton ? 'pe-17' : 'pe-4',
        )}
      >
        <h2 className="min-w-0 py-1.5 text-card wrap-anywhere text-ink-1 tabular-nums">
          <span role="status">
            {keyword
              ? withName(t('jobSearch.list.foundFor', { keyword, count }), keyword)
              : t('jobSearch.list.found', { count })}
          </span>
          {isOpenOnly && (
            <span className="block text-meta font-normal text-ink-3">{t('jobSearch.list.openOnlyHint')}</span>
          )}
        </h2>
        {isSearching(search) && <JobAlertButton search={search} />}
      </div>
    </JobPostingList>
  );
}

export function NothingFound({ keyword }: { keyword: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="search"
      message={keyword ? withName(t('jobSearch.list.noneFor', { keyword }), keyword) : t('jobSearch.list.none')}
      hint={t('jobSearch.list.noneHint')}
    />
  );
}
