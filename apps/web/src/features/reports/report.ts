import type { ReportTargetType } from '@haiko/shared/reports';
import type { AuthorFragment } from '#/api/generated.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { createStore } from '#/store.ts';

export interface ReportTarget {
  type: ReportTargetType;
  uuid: string;
  /** Whose it is, where they can be blocked. */
  author?: Pick<AuthorFragment, 'uuid' | 'nickname'> | undefined;
}

/** What is being reported; the sheet stands once, in the main layout (ReportHost). */
export const openedReport = createStore<ReportTarget | undefined>(undefined);

/** Opens the sheet in which a person says what is wrong with something; visitors are asked to sign in. */
export async function report(target: ReportTarget): Promise<void> {
  if (await requireLogin()) openedReport.set(target);
}
