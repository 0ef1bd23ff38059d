import { keywordOf } from '@haiko/shared/rules/text';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { JOB_POSTING_STATES, type JobPostingState } from '@haiko/shared/jobPostings';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CompanyGate } from '#/features/companies/CompanyGate.tsx';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { Chip } from '#/ui/Chip.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { SearchField } from '#/ui/SearchField.tsx';
import { useDebounced } from '#/ui/useDebounced.ts';
import { JobPostingSkeletons } from '#/features/job-postings/JobPostingSkeletons.tsx';
import { AddPostings } from './AddPostings.tsx';
import { STATE_LABELS, stateOf } from './ownJobPostings.ts';
import { OwnJobPostings } from './OwnJobPostings.tsx';

/** /registeredannouncement: a company's own postings, with what can be done with them. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companies.menu.postings')}</ScreenTitle>
      <CompanyGate allows="withPostings">
        <AddPostings />
        <FoundOwnJobs />
      </CompanyGate>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companies.menu.postings')}</ScreenTitle>
      <JobPostingSkeletons />
    </>
  );
}

function FoundOwnJobs() {
  const { t } = useTranslation();
  const { typed, setTyped, keyword, state, setState } = useOwnSearch();
  // The found ones stay until the next ones are there.
  const shown = useDeferredValue(keyword);
  return (
    <>
      <search className="block px-4">
        <SearchField label={t('jobPostings.own.keyword')} value={typed} onChange={setTyped} maxLength={KEYWORD_MAX} />
      </search>
      <StateFilter state={state} onChange={setState} />
      <PostListBoundary
        message={t('jobSearch.list.loadFailed')}
        listKey={`${state ?? ''}:${shown}`}
        skeleton={<JobPostingSkeletons />}
      >
        <OwnJobPostings key={`${state ?? ''}:${shown}`} keyword={shown} state={state} />
      </PostListBoundary>
    </>
  );
}

/** What is typed, and, a moment later and in the address too, what is looked for; and in which state. */
function useOwnSearch() {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get('q') ?? '');
  const keyword = useDebounced(keywordOf(typed));
  const known = parameters.get('q') ?? '';
  const state = stateOf(parameters.get('state'));

  useEffect(
    function keepInAddress() {
      if (keyword === known) return;
      setParameters((now) => withParameter(now, 'q', keyword), { replace: true, preventScrollReset: true });
    },
    [keyword, known, setParameters],
  );

  const setState = (next: JobPostingState | undefined) =>
    setParameters((now) => withParameter(now, 'state', next ?? ''), { replace: true });
  return { typed, setTyped, keyword, state, setState };
}

function withParameter(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

interface StateFilterProps {
  state: JobPostingState | undefined;
  onChange: (state: JobPostingState | undefined) => void;
}

function StateFilter({ state, onChange }: StateFilterProps) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('jobPostings.own.states')}
      className="no-scrollbar flex gap-2 overflow-x-auto overscroll-x-contain px-4 pt-2 *:shrink-0"
    >
      <Chip isSelected={state === undefined} onClick={() => onChange(undefined)}>
        {t('jobPostings.own.all')}
      </Chip>
      {JOB_POSTING_STATES.map((each) => (
        <Chip key={each} isSelected={state === each} onClick={() => onChange(each)}>
          {t(STATE_LABELS[each])}
        </Chip>
      ))}
    </div>
  );
}
