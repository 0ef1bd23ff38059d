import { formatDeadline } from '@haiko/shared/rules/deadline';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useNow } from '#/i18n/useNow.ts';
import { cx } from '#/ui/cx.ts';
import { deadlineOf } from './jobPostingTexts.ts';

/**
 * The days that are left: amber when few, grey when many or none. In words, and behind a clock: `D-2`, as Korea writes two days
 * left (and the reply's `dDayStatus`), is also the name of a visa, which stands on the same card.
 */
export function DeadlineMark({ posting }: { posting: Pick<JobPostingCardFragment, 'deadlineDate' | 'state' | 'url'> }) {
  const { t } = useTranslation();
  const { text, isOver, isNear } = deadlineOf(t, posting, useLanguage(), useNow());
  // An imported job has the last day on which it is shown here, which its site may not know.
  const label = posting.url
    ? t('jobPostings.detail.listedUntil', { date: formatDeadline(posting.deadlineDate) })
    : t('jobPostings.card.deadline');
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1 rounded-full px-2.5 py-0.5 text-meta font-semibold tabular-nums',
        isNear ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-2',
      )}
    >
      {!isOver && <Clock role="img" aria-label={label} size={14} />}
      {text}
    </span>
  );
}
