import type { JobPostingState } from '@haiko/shared/jobPostings';
import { useTranslation } from 'react-i18next';
import { STATE_LABELS } from './ownJobPostings.ts';
import { cx } from '#/ui/cx.ts';

/** Whether a posting still takes people. */
export function PostingStateMark({ state }: { state: JobPostingState }) {
  const { t } = useTranslation();
  return (
    <span
      className={cx(
        'shrink-0 rounded-full px-2.5 py-0.5 text-meta font-medium',
        state === 'OPEN' ? 'bg-main-soft text-main' : 'bg-sunken text-ink-2',
      )}
    >
      {t(STATE_LABELS[state])}
    </span>
  );
}
