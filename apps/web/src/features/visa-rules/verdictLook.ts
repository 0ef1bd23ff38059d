import { BadgeCheck, CircleHelp, CircleX, FileCheck2, type LucideIcon } from 'lucide-react';
import type { VisaVerdict } from '#/api/generated.ts';

interface VerdictLook {
  Icon: LucideIcon;
  /** Of its words. */
  text: string;
  /** Of the box around them. */
  box: 'good' | 'warning' | 'bad';
}

/** How an answer looks, on a card as on the page. */
export const VERDICT_LOOKS: Readonly<Record<VisaVerdict, VerdictLook>> = {
  YES: { Icon: BadgeCheck, text: 'text-main', box: 'good' },
  WITH_PERMIT: { Icon: FileCheck2, text: 'text-main', box: 'good' },
  ASK: { Icon: CircleHelp, text: 'text-ink-1', box: 'warning' },
  NO: { Icon: CircleX, text: 'text-error', box: 'bad' },
};
