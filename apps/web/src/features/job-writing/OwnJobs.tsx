import type { JobPostingState } from '@haiko/shared/jobPostings';
import { searchWords } from '@haiko/shared/rules/searchText';
import { ChevronDown, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OwnJobsDocument, type JobCardFragment } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { NothingFound } from '#/features/jobs/FoundJobs.tsx';
import { JobList } from '#/features/jobs/JobList.tsx';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { cx } from '#/ui/cx.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { JobStateSheet } from './JobStateSheet.tsx';
import { STATE_LABELS } from './ownJobs.ts';

interface OwnJobsProps {
  keyword: string;
  state: JobPostingState | undefined;
}

/** The company's postings in a state, or all of them; each card's button says its state and changes it. */
export function OwnJobs({ keyword, state }: OwnJobsProps) {
  const { t } = useTranslation();
  const { list, data } = usePagedList(OwnJobsDocument, {
    variables: { ...(keyword && { keyword }), ...(state && { state }) },
    // A posting that was deleted here is gone on the server as well.
    skipOf: (jobs) => jobs.length,
  });
  const [managed, setManaged] = useState<JobCardFragment>();
  const [isOpen, setIsOpen] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const isGone = managed !== undefined && !list.items.some(({ uuid }) => uuid === managed.uuid);
  useEffect(
    function keepFocus() {
      // Its button, to which the sheet gave the focus back, went with it.
      if (isGone && document.activeElement === document.body) count.current?.focus();
    },
    [isGone],
  );

  function manage(job: JobCardFragment) {
    setManaged(job);
    setIsOpen(true);
  }

  return (
    <>
      <JobList
        list={list}
        found={searchWords(keyword)}
        renderNote={(job) => !job.isListed && <UnlistedNote />}
        renderAction={(job) => <StateButton job={job} onClick={() => manage(job)} />}
        empty={keyword || state ? <NothingFound keyword={keyword} /> : <NothingRegistered />}
      >
        <p
          ref={count}
          role="status"
          tabIndex={-1}
          data-quiet-focus
          className={list.items.length > 0 ? 'px-4 pt-3 text-body text-ink-3 tabular-nums' : 'sr-only'}
        >
          {t('jobs.scraps.count', { count: data.page.totalCount })}
        </p>
      </JobList>
      {managed && <JobStateSheet job={managed} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function StateButton({ job, onClick }: { job: JobCardFragment; onClick: () => void }) {
  const { t } = useTranslation();
  const isOpen = job.state === 'OPEN';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t(STATE_LABELS[job.state])}. ${t('jobs.own.manage', { title: job.shown.title })}`}
      onClick={onClick}
      className={cx(
        'pressable flex min-h-11 items-center gap-1 pe-3 ps-2 text-meta font-semibold',
        isOpen ? 'text-main' : 'text-ink-2',
      )}
    >
      {t(STATE_LABELS[job.state])}
      <ChevronDown aria-hidden size={16} />
    </button>
  );
}

/** Whatever state it is in: nobody else sees it. */
function UnlistedNote() {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-1.5 self-start rounded-card bg-accent-soft px-2.5 py-1 text-meta text-ink-1">
      <EyeOff aria-hidden size={14} className="mt-[calc((1lh-14px)/2)] shrink-0" />
      {t('jobs.own.unlisted')}
    </p>
  );
}

function NothingRegistered() {
  const { t } = useTranslation();
  return (
    <EmptyState
      message={t('jobs.own.empty')}
      hint={t('jobs.own.emptyHint')}
      action={
        <Link to={paths.jobWriting} className={buttonClass({ size: 'sm' })}>
          {t('jobs.form.titleWrite')}
        </Link>
      }
    />
  );
}
