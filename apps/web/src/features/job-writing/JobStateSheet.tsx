import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { Check, CircleCheck, CircleOff, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import type { JobCardFragment } from '#/api/generated.ts';
import { deleteJob, forgetJob } from '#/features/jobs/deleteJob.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { cx } from '#/ui/cx.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { setJobState } from './job-writing.actions.ts';
import { setStateOf } from './ownJobs.ts';
import { MixedText } from '#/features/text/MixedText.tsx';

interface JobStateSheetProps {
  job: JobCardFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** What a company does with one of its postings: open or closed, edit, delete. */
export function JobStateSheet({ job, isOpen, onClose }: JobStateSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { handleState, handleDelete } = useJobChanges(job);
  const now = setStateOf(job.state);
  const isBlocked = job.state === 'BLOCKED';
  const act = (action: () => Promise<void> | void) => () => {
    onClose();
    void action();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('jobs.own.sheet')}>
      <p lang={HTML_LANG[job.shown.language]} className="clamp-2 pb-2 text-body text-ink-2">
        <MixedText text={job.shown.title} lang={HTML_LANG[job.shown.language]} />
      </p>
      {job.state === 'HIDDEN' && <Note>{t('jobs.own.hiddenNote')}</Note>}
      {isBlocked && <Note>{t('jobs.detail.blocked')}</Note>}
      {!job.isListed && <Note>{t('jobs.detail.unlisted')}</Note>}
      {!isBlocked && job.isListed && (
        <>
          <Action
            Icon={CircleCheck}
            label={t('jobs.own.setOpen')}
            isNow={now === 'OPEN'}
            onClick={act(() => handleState('OPEN'))}
          />
          <Action
            Icon={CircleOff}
            label={t('jobs.own.setClosed')}
            isNow={now === 'CLOSED'}
            onClick={act(() => handleState('CLOSED'))}
          />
        </>
      )}
      {job.isListed && (
        <Action Icon={Pencil} label={t('jobs.detail.edit')} onClick={act(() => navigate(paths.jobModify(job.uuid)))} />
      )}
      <Action Icon={Trash2} label={t('jobs.detail.delete')} isDangerous onClick={act(handleDelete)} />
    </Sheet>
  );
}

/** Asks, and then does it. */
function useJobChanges(job: JobCardFragment) {
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
    if (setStateOf(job.state) === state) return;
    const isOpening = state === 'OPEN';
    if (isOpening && job.state === 'EXPIRED') {
      if (await confirm(t('jobs.own.overQuestion'))) await navigate(paths.jobModify(job.uuid));
      return;
    }
    if (!(await confirm(isOpening ? t('jobs.own.confirmOpen') : t('jobs.own.confirmClosed')))) return;
    await attempt(() => setJobState(job.uuid, state), isOpening ? t('jobs.own.opened') : t('jobs.own.nowClosed'));
  }

  async function handleDelete() {
    const question = { message: t('jobs.detail.deleteQuestion'), yes: t('jobs.detail.delete'), isDangerous: true };
    if (!(await confirm(question))) return;
    await attempt(async () => {
      await deleteJob(job.uuid);
      forgetJob(job.uuid);
    }, t('jobs.detail.deleted'));
  }

  return { handleState, handleDelete };
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
