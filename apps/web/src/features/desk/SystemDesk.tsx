import { formatNumber } from '@haiko/shared/format';
import { useQuery, useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { DeskCountsDocument, DeskJobsDocument, type DeskJobsQuery } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { cx } from '#/ui/cx.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { discardDeadJobs, retryDeadJobs } from './desk.actions.ts';

type Queue = DeskJobsQuery['readBackgroundJobs'][number];
const COUNTS = ['waiting', 'active', 'failed', 'dead'] as const;

/** /desk/system: what the operator has to enter, and the server's background work by kind; what failed for good can be tried again or put away. */
export function SystemDesk() {
  const { t } = useTranslation();
  const { data: counts } = useQuery(DeskCountsDocument);
  const { readBackgroundJobs: queues } = useSuspenseQuery(DeskJobsDocument, { fetchPolicy: 'no-cache' }).data;
  return (
    <>
      {counts?.readDeskCounts.isNextMinimumWageMissing && (
        <p role="status" className="m-4 rounded-card bg-accent-soft px-3.5 py-3 text-body text-ink-1">
          {t('desk.system.wageMissing')}
        </p>
      )}
      <Queues queues={queues} />
    </>
  );
}

/** Each kind of work that there is something of; the names of the others at a tap. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation();
  const busy = queues.filter(isBusy);
  const idle = queues.filter((queue) => !isBusy(queue)).map(({ queue }) => queue);
  if (busy.length === 0) {
    const names = <IdleQueues label={t('desk.audit.type.queue')} names={idle} />;
    return <EmptyState message={t('desk.system.idle')} action={names} />;
  }
  return (
    <>
      <ul className="max-w-5xl border-t border-line">
        {busy.map((queue) => (
          <QueueRow key={queue.queue} queue={queue} />
        ))}
      </ul>
      <div className="max-w-5xl p-4">
        <IdleQueues label={t('desk.system.idle')} names={idle} />
      </div>
    </>
  );
}

const isBusy = (queue: Queue) => COUNTS.some((count) => queue[count] > 0);

/** Kinds of work of which there is none, as the server's log names them: fifty of them would hide the one that has failed. */
function IdleQueues({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <details className="max-w-5xl text-start">
      <summary className="min-h-11 cursor-pointer content-center text-body text-main">
        {`${label} · ${formatNumber(names.length)}`}
      </summary>
      <ul className="grid gap-x-6 gap-y-1 text-meta text-ink-3 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <li key={name} className="wrap-anywhere">
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

function QueueRow({ queue }: { queue: Queue }) {
  const { t } = useTranslation();
  const { isBusy: isAsking, attempt } = useAttempt();
  const { queue: name, dead, oldestWaitingSeconds } = queue;

  async function discard() {
    const message = t('desk.system.discardQuestion', { count: dead });
    if (!(await confirm({ message, yes: t('desk.system.discard'), isDangerous: true }))) return;
    toast(t('desk.system.discarded', { count: await discardDeadJobs(name) }));
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-body text-ink-1">
      <code className="min-w-0 basis-full text-meta wrap-anywhere sm:basis-64">{name}</code>
      <dl className="grid flex-1 grid-cols-2 gap-x-4 sm:flex sm:flex-wrap">
        {COUNTS.map((count) => (
          <div key={count} className={cx('flex gap-1.5', count === 'dead' && dead > 0 ? 'text-error' : 'text-ink-2')}>
            <dt>{t(`desk.system.${count}`)}</dt>
            <dd className="tabular-nums">{formatNumber(queue[count])}</dd>
          </div>
        ))}
        {oldestWaitingSeconds !== null && (
          <div className="text-ink-2">{t('desk.system.oldest', { count: oldestWaitingSeconds })}</div>
        )}
      </dl>
      {dead > 0 && (
        <div className="flex gap-2">
          <Button
            variant="soft"
            size="sm"
            isBusy={isAsking}
            onClick={() =>
              void attempt(async () => toast(t('desk.system.retried', { count: await retryDeadJobs(name) })))
            }
          >
            {t('common.button.retry')}
          </Button>
          <Button variant="quiet" size="sm" isBusy={isAsking} onClick={() => void attempt(discard)}>
            {t('desk.system.discard')}
          </Button>
        </div>
      )}
    </li>
  );
}
