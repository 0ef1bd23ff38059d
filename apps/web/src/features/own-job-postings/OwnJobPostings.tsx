import type { HiddenReason, JobPostingState } from '@haiko/shared/jobPostings';
import { searchWords } from '@haiko/shared/rules/searchText';
import { ChevronDown, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnJobPostingsDocument, type JobPostingCardFragment } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { NothingFound } from '#/features/job-search/FoundJobPostings.tsx';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { cx } from '#/ui/cx.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { JobPostingList } from '#/features/job-postings/JobPostingList.tsx';
import { JobPostingStateSheet } from './JobPostingStateSheet.tsx';
import { STATE_LABELS } from './ownJobPostings.ts';

interface OwnJobPostingsProps {
  keyword: string;
  state: JobPostingState | undefined;
}

/** The company's postings in a state, or all of them; each card's button says its state and changes it. */
export function OwnJobPostings({ keyword, state }: OwnJobPostingsProps) {
  const { t } = useTranslation();
  const { list, data } = usePagedList(OwnJobPostingsDocument, {
    variables: { ...(keyword && { keyword }), ...(state && { state }) },
    // A posting that was deleted here is gone on the server as well.
    skipOf: (jobs) => jobs.length,
  });
  const [managed, setManaged] = useState<JobPostingCardFragment>();
  const [isOpen, setIsOpen] = useState(false);
  const count = useRef<HTMLHeadingElement>(null);
  const isGone = managed !== undefined && !list.items.some(({ uuid }) => uuid === managed.uuid);
  useEffect(
    function keepFocus() {
      // Its button, to which the sheet gave the focus back, went with it.
      if (isGone && document.activeElement === document.body) count.current?.focus();
    },
    [isGone],
  );

  function manage(posting: JobPostingCardFragment) {
    setManaged(posting);
    setIsOpen(true);
  }

  return (
    <>
      <JobPostingList
        list={list}
        found={searchWords(keyword)}
        renderNote={(posting) => <UnseenNote posting={posting} />}
        renderAction={(posting) => <StateButton posting={posting} onClick={() => manage(posting)} />}
        empty={keyword || state ? <NothingFound keyword={keyword} /> : <NothingRegistered />}
      >
        <h2
          ref={count}
          tabIndex={-1}
          data-quiet-focus
          className={list.items.length > 0 ? 'px-4 pt-3 text-body text-ink-3 tabular-nums' : 'sr-only'}
        >
          <span role="status">{t('jobPostings.scraps.count', { count: data.page.totalCount })}</span>
        </h2>
      </JobPostingList>
      {managed && <JobPostingStateSheet posting={managed} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function StateButton({ posting, onClick }: { posting: JobPostingCardFragment; onClick: () => void }) {
  const { t } = useTranslation();
  const isOpen = posting.state === 'OPEN';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t(STATE_LABELS[posting.state])}. ${t('jobPostings.own.manage', { title: posting.shown.title })}`}
      onClick={onClick}
      className={cx(
        'pressable flex min-h-11 items-center gap-1 pe-3 ps-2 text-meta font-semibold',
        isOpen ? 'text-main' : 'text-ink-2',
      )}
    >
      {t(STATE_LABELS[posting.state])}
      <ChevronDown aria-hidden size={16} />
    </button>
  );
}

const UNSEEN_NOTES = {
  BELOW_MINIMUM_WAGE: 'jobPostings.pay.below',
  BUSINESS_CLOSED: 'jobPostings.own.businessClosed',
  SOURCE_STOPPED: 'jobPostings.detail.hiddenForSource',
} as const satisfies Record<HiddenReason, MessageKey>;

/** Why nobody else sees it, whatever state it is in. */
function UnseenNote({ posting }: { posting: JobPostingCardFragment }) {
  const { t } = useTranslation();
  const note = posting.isListed
    ? posting.hiddenReason && UNSEEN_NOTES[posting.hiddenReason]
    : 'jobPostings.own.unlisted';
  if (!note) return null;
  return (
    <p className="flex items-start gap-1.5 self-start rounded-card bg-accent-soft px-2.5 py-1 text-meta text-ink-1">
      <EyeOff aria-hidden size={14} className="mt-[calc((1lh-14px)/2)] shrink-0" />
      {t(note)}
    </p>
  );
}

function NothingRegistered() {
  const { t } = useTranslation();
  return <EmptyState drawing="briefcase" message={t('jobPostings.own.empty')} hint={t('jobPostings.own.emptyHint')} />;
}
