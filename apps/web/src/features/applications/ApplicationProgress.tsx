import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { useNow } from '#/i18n/useNow.ts';
import { cx } from '#/ui/cx.ts';
import { stepTime, STATE_LABELS, wayOf } from './application.ts';

const ENDED_BADLY: ReadonlySet<string> = new Set(['declined', 'withdrawn', 'closed']);

/** How far an application has come, on one line: what has been with its time, and what is still to come. */
export function ApplicationProgress({
  application,
}: {
  application: Pick<ApplicationDetailFragment, 'state' | 'history'>;
}) {
  const { t } = useTranslation();
  const now = useNow();
  const { state: current, history } = application;
  return (
    <ol aria-label={t('applications.detail.history')} className="flex px-2 print:hidden">
      {wayOf(current, history).map(({ state, at, isReached }) => (
        <li
          key={state}
          aria-current={state === current ? 'step' : undefined}
          className={cx(
            'relative flex min-w-0 flex-1 flex-col items-center gap-1 px-0.5 text-center',
            'before:absolute before:start-[calc(-50%+14px)] before:end-[calc(50%+14px)] before:top-[9px] before:h-0.5 before:rounded-full first:before:hidden',
            isReached ? 'before:bg-main' : 'before:bg-line',
          )}
        >
          <Mark isReached={isReached} isBad={ENDED_BADLY.has(state)} />
          <span
            className={cx(
              'text-meta wrap-anywhere',
              state === current ? 'font-semibold text-ink-1' : isReached ? 'text-ink-2' : 'text-ink-3',
            )}
          >
            {t(STATE_LABELS[state])}
          </span>
          {at && (
            <time dateTime={at} className="mt-auto text-[0.6875rem] leading-4 text-ink-3 tabular-nums">
              {stepTime(at, now)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

function Mark({ isReached, isBad }: { isReached: boolean; isBad: boolean }) {
  if (!isReached) return <span aria-hidden className="size-5 rounded-full border-2 border-line bg-page" />;
  const Icon = isBad ? X : Check;
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-5 place-items-center rounded-full',
        isBad ? 'bg-ink-3 text-page' : 'bg-main text-on-main',
      )}
    >
      <Icon size={12} strokeWidth={3} />
    </span>
  );
}
