import { searchWords } from '@haiko/shared/rules/searchText';
import { useTranslation } from 'react-i18next';
import { JobsDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { JobList } from './JobList.tsx';
import { searchVariables, type JobSearch } from './jobSearch.ts';

/** What a search finds, and how much. */
export function FoundJobs({ search }: { search: JobSearch }) {
  const { t } = useTranslation();
  const { keyword } = search;
  const variables = { ...searchVariables(search), wantsCount: true };
  const { list, data } = usePagedList(JobsDocument, { variables });
  const count = data.page.totalCount ?? 0;
  return (
    <JobList list={list} found={searchWords(keyword)} empty={<NothingFound keyword={keyword} />}>
      <h2 className="px-4 pt-2 pb-1 text-card wrap-anywhere text-ink-1 tabular-nums">
        <span role="status">
          {keyword ? t('jobs.list.foundFor', { keyword, count }) : t('jobs.list.found', { count })}
        </span>
      </h2>
    </JobList>
  );
}

export function NothingFound({ keyword }: { keyword: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="search"
      message={keyword ? t('jobs.list.noneFor', { keyword }) : t('jobs.list.none')}
      hint={t('jobs.list.noneHint')}
    />
  );
}
