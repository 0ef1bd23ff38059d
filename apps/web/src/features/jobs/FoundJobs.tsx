import { searchWords } from '@haiko/shared/rules/searchText';
import { useTranslation } from 'react-i18next';
import { JobsDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { KeepSearchButton } from '#/features/job-alerts/KeepSearchButton.tsx';
import { withName } from '#/features/text/withName.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { JobList } from './JobList.tsx';
import { isSearching, searchVariables, type JobSearch } from './jobSearch.ts';

/** What a search finds, and how much. */
export function FoundJobs({ search }: { search: JobSearch }) {
  const { t } = useTranslation();
  const { keyword } = search;
  const variables = { ...searchVariables(search), wantsCount: true };
  const { list, data } = usePagedList(JobsDocument, { variables });
  const count = data.page.totalCount ?? 0;
  return (
    <JobList list={list} found={searchWords(keyword)} empty={<NothingFound keyword={keyword} />}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pb-1">
        <h2 className="min-w-0 py-1.5 text-card wrap-anywhere text-ink-1 tabular-nums">
          <span role="status">
            {keyword ? withName(t('jobs.list.foundFor', { keyword, count }), keyword) : t('jobs.list.found', { count })}
          </span>
        </h2>
        {isSearching(search) && <KeepSearchButton search={search} />}
      </div>
    </JobList>
  );
}

export function NothingFound({ keyword }: { keyword: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="search"
      message={keyword ? withName(t('jobs.list.noneFor', { keyword }), keyword) : t('jobs.list.none')}
      hint={t('jobs.list.noneHint')}
    />
  );
}
