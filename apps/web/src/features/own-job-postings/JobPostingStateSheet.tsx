import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { Check, CircleCheck, CircleOff, Pencil, Trash2, UserCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { MixedText } from '#/features/text/MixedText.tsx';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { cx } from '#/ui/cx.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { HIDDEN_NOTICES } from '#/features/job-postings/deadlineNotice.ts';
import { deleteJobPosting, forgetJobPosting } from '#/features/job-postings/deleteJobPosting.ts';
import { setJobPostingState } from './jobPostingState.actions.ts';
import { setStateOf } from './ownJobPostings.ts';

interface JobPostingStateSheetProps {
  posting: JobPostingCardFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** What a company does with one of its postings: open or closed, edit, delete. */
export function JobPostingStateSheet({ posting, isOpen, onClose }: JobPostingStateSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { handleState, handleFilled, handleDelete } = useJobChanges(posting);
  const now = setStateOf(posting.state);
  const isBlocked = posting.state === 'BLOCKED';
  const act = (action: () => Promise<void> | void) => () => {
    onClose();
    void action();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('jobPostings.own.sheet')}>
      <p lang={HTML_LANG[posting.shown.language]} className="clamp-2 pb-2 text-body text-ink-2">
        <MixedText text={posting.shown.title} lang={HTML_LANG[posting.shown.language]} />
      </p>
      {posting.state === 'HIDDEN' && (
        <Note>{t(posting.hiddenReason ? HIDDEN_NOTICES[posting.hiddenReason] : 'jobPostings.own.hiddenNote')}</Note>
      )}
      {isBlocked && <Note>{t('jobPostings.detail.blocked')}</Note>}
      {!posting.isListed && <Note>{t('jobPostings.detail.unlisted')}</Note>}
      {!isBlocked && posting.isListed && (
        <>
          <Action
            Icon={CircleCheck}
            label={t('jobPostings.own.setOpen')}
            isNow={now === 'OPEN'}
            onClick={act(() => handleState('OPEN'))}
          />
          {now === 'OPEN' && (
            <Action Icon={UserCheck} label={t('jobPostings.own.setFilled')} onClick={act(handleFilled)} />
          )}
          <Action
            Icon={CircleOff}
            label={t('jobPostings.own.setClosed')}
            isNow={now === 'CLOSED'}
            onClick={act(() => handleState('CLOSED'))}
          />
        </>
      )}
      {posting.isListed && (
        <Action
          Icon={Pencil}
          label={t('jobPostings.detail.edit')}
          onClick={act(() => navigate(paths.jobPostingModify(posting.uuid)))}
        />
      )}
      <Action Icon={Trash2} label={t('jobPostings.detail.delete')} isDangerous onClick={act(handleDelete)} />
    </Sheet>
  );
}

/** Asks, and then does it. */
function useJobChanges(posting: JobPostingCardFragment) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  async function attempt(change: () => Promise<void>, done: string) {
    try {
      await change();
      toast(done);
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  }

  async function handleState(state: 'OPEN' | 'CLOSED') {
    if (setStateOf(posting.state) === state) return;
    const isOpening = state === 'OPEN';
    if (isOpening && posting.state === 'EXPIRED') {
      if (await confirm(t('jobPostings.own.overQuestion'))) await navigate(paths.jobPostingModify(posting.uuid));
      return;
    }
    if (!(await confirm(isOpening ? t('jobPostings.own.confirmOpen') : t('jobPostings.own.confirmClosed')))) return;
    await attempt(
      () => setJobPostingState(posting.uuid, state),
      isOpening ? t('jobPostings.own.opened') : t('jobPostings.own.nowClosed'),
    );
  }

  async function handleFilled() {
    if (!(await confirm(t('jobPostings.own.confirmFilled')))) return;
    await attempt(() => setJobPostingState(posting.uuid, 'CLOSED', true), t('jobPostings.own.nowFilled'));
  }

  async function handleDelete() {
    const question = {
      message: t('jobPostings.detail.deleteQuestion'),
      yes: t('jobPostings.detail.delete'),
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    await attempt(async () => {
      await deleteJobPosting(posting.uuid);
      forgetJobPosting(posting.uuid);
    }, t('jobPostings.detail.deleted'));
  }

  return { handleState, handleFilled, handleDelete };
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mb-1 rounded-card bg-sunken px-3.5 py-2.5 text-body text-ink-1">{children}</p>;
}

interface ActionProps {
  Icon: LucideIcon;
  label: string;
  /** What is in force already. */
  isNow?: boolean;
  isDangerous?: boolean;
  onClick: () => void;
}

function Action({ Icon, label, isNow, isDangerous, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-pressed={isNow}
      onClick={onClick}
      className={cx(
        'flex min-h-13 w-full items-center gap-3 py-1.5 text-start text-body active:bg-sunken focus-visible:-outline-offset-2',
        isDangerous ? 'text-error' : isNow ? 'font-semibold text-main' : 'text-ink-1',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {isNow && <Check aria-hidden size={20} />}
    </button>
  );
}
