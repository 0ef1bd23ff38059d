import type { JobPostingCardFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useNow } from '#/i18n/useNow.ts';
import { cx } from '#/ui/cx.ts';
import { deadlineOf } from './jobPostingTexts.ts';

/** The days that are left: amber when few, grey when many or none. */
export function DeadlineMark({ posting }: { posting: Pick<JobPostingCardFragment, 'deadlineDate' | 'state'> }) {
  const { text, isNear } = deadlineOf(posting, useLanguage(), useNow());
  return (
    <span
      className={cx(
        'shrink-0 rounded-full px-2.5 py-0.5 text-meta font-semibold tabular-nums',
        isNear ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-2',
      )}
    >
      {text}
    </span>
  );
}
