import type { DeskReportFragment } from '#/api/generated.ts';

/** A case, as far as it says whether somebody has appealed against what was decided, whether that was heard or not. */
export type MaybeAppealed = Pick<DeskReportFragment, 'decision' | 'appealedAt'>;

/**
 * What it means to suspend in these cases: for so many days, or, where somebody has appealed against their suspension, that it ends when it
 * would have. Nobody is worse off for an appeal.
 */
export function suspensionHints(cases: readonly MaybeAppealed[]): ('SUSPEND' | 'suspensionStands')[] {
  const standing = cases.filter(isSuspensionHeard).length;
  return [
    ...(standing < cases.length ? (['SUSPEND'] as const) : []),
    ...(standing > 0 ? (['suspensionStands'] as const) : []),
  ];
}

function isSuspensionHeard({ decision, appealedAt }: MaybeAppealed): boolean {
  return decision === 'SUSPEND' && appealedAt !== null;
}
