import { Check, CircleHelp, Triangle, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobPostingCardFragment, VisaVerdict } from '#/api/generated.ts';
import { cx } from '#/ui/cx.ts';
import { verdictLabel } from './verdictLabel.ts';

const MARKS: Readonly<Record<VisaVerdict, { Icon: LucideIcon; look: string }>> = {
  YES: { Icon: Check, look: 'text-main' },
  WITH_PERMIT: { Icon: Triangle, look: 'text-main' },
  ASK: { Icon: CircleHelp, look: 'text-ink-2' },
  NO: { Icon: X, look: 'text-error' },
};

/** Whether the reader's own visa allows a job, by a sign and a word, on a card. */
export function VerdictMark({ fit }: { fit: NonNullable<JobPostingCardFragment['visaFit']> }) {
  const { t } = useTranslation();
  const { Icon, look } = MARKS[fit.verdict];
  return (
    <p className={cx('flex items-start gap-1.5 font-semibold', look)}>
      <Icon aria-hidden size={16} strokeWidth={2.5} className="mt-[calc((1lh-16px)/2)] shrink-0" />
      <span className="min-w-0 wrap-anywhere">{t(verdictLabel(fit))}</span>
    </p>
  );
}
