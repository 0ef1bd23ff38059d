import { report } from '@haiko/shared/contract/reports';
import type { ReportReason } from '@haiko/shared/reports';
import { rest } from '#/api/rest.ts';
import type { ReportTarget } from './report.ts';

/** Sends a report to the moderators. */
export async function sendReport({ type, uuid }: ReportTarget, reason: ReportReason, text: string): Promise<void> {
  const details = text.trim();
  await rest.call(report, { body: { targetType: type, targetUuid: uuid, reason, ...(details && { text: details }) } });
}
