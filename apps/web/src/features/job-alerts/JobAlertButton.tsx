import { searchText, type JobSearch } from '@haiko/shared/jobSearch';
import { BellPlus, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { JobAlertsDocument } from '#/api/generated.ts';
import { useAnswerSoFar } from '#/api/useAnswer.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { navigateTo } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { cx } from '#/ui/cx.ts';
import { toast } from '#/ui/toast.ts';
import { useRunning } from '#/ui/useRunning.ts';
import { deleteJobAlert, createJobAlert } from './jobAlerts.actions.ts';

/** Keeps the search above whose results it stands, or forgets it again. */
export function JobAlertButton({ search }: { search: JobSearch }) {
  const { t } = useTranslation();
  const { kept, isKnown } = useJobAlert(search);
  const [isSending, run] = useRunning();
  const Icon = kept ? BellRing : BellPlus;

  async function handleClick() {
    if (isSending || !(await requireLogin())) return;
    await run(() =>
      send().catch((error: unknown) => showFailure(error, { yes: t('jobAlerts.title'), no: t('common.button.close') })),
    );
  }

  async function send() {
    await (kept ? deleteJobAlert(kept.uuid) : createJobAlert(search));
    toast(t(kept ? 'jobAlerts.removed' : 'jobAlerts.saved'));
  }

  return (
    <button
      type="button"
      aria-pressed={kept !== undefined}
      onClick={() => void handleClick()}
      className={cx(
        'pressable inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-3.5 py-1.5 text-start text-body font-semibold',
        kept ? 'border-main bg-main-soft text-main' : 'border-line bg-surface text-ink-2',
        // Its place is kept until it is known which of the two it says.
        !isKnown && 'invisible',
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} fill={kept ? 'currentColor' : 'none'} className="shrink-0" />
      {/* Both in one cell: what stands below does not move when the shorter one takes over. */}
      <span className="grid min-w-0 text-center *:col-start-1 *:row-start-1">
        <span className={cx(kept && 'invisible')}>{t('jobAlerts.keep')}</span>
        <span className={cx(!kept && 'invisible')}>{t('jobAlerts.kept')}</span>
      </span>
    </button>
  );
}

/** The kept search that is this very one, if there is any. A list that cannot be loaded is in nobody's way. */
function useJobAlert(search: JobSearch) {
  const isSignedIn = useIsSignedIn();
  const { data, error } = useAnswerSoFar(JobAlertsDocument, isSignedIn ? {} : undefined);
  const filter = searchText(search);
  const kept = isSignedIn ? data?.readJobAlerts.find((alert) => alert.filter === filter) : undefined;
  return { kept, isKnown: !isSignedIn || data !== undefined || error !== undefined };
}

/** Where there is room for no more, the way to those that could go. */
async function showFailure(error: unknown, answers: { yes: string; no: string }): Promise<void> {
  if (errorCode(error) !== 'TOO_MANY_JOB_ALERTS') return showAlert(errorMessage(error));
  if (await confirm({ message: errorMessage(error), ...answers })) navigateTo(paths.jobAlerts);
}
