import { useTranslation } from 'react-i18next';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { cx } from '#/ui/cx.ts';
import { verdictLabel } from './verdictLabel.ts';
import { VERDICT_LOOKS } from './verdictLook.ts';

/** Whether the reader's own visa allows a job, by a sign and a word, on a card. */
export function VerdictMark({ fit }: { fit: NonNullable<JobPostingCardFragment['visaFit']> }) {
  const { t } = useTranslation();
  const { Icon, text } = VERDICT_LOOKS[fit.verdict];
  return (
    <p className={cx('flex items-start gap-1.5 font-semibold', text)}>
      <Icon aria-hidden size={16} strokeWidth={2} className="mt-[calc((1lh-16px)/2)] shrink-0" />
      <span className="min-w-0 wrap-anywhere">{t(verdictLabel(fit))}</span>
    </p>
  );
}
