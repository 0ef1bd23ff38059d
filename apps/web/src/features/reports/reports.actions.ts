import { appeal, report } from '@haiko/shared/contract/reports';
import type { ReportReason } from '@haiko/shared/reports';
import { client } from '#/api/client.ts';
import { OwnDecisionsDocument } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import type { ReportTarget } from './report.ts';

/** Sends a report to the moderators. */
export async function sendReport({ type, uuid }: ReportTarget, reason: ReportReason, text: string): Promise<void> {
  const details = text.trim();
  await rest.call(report, { body: { targetType: type, targetUuid: uuid, reason, ...(details && { text: details }) } });
}

/** Says what speaks against a decision about something of one's own; once. */
export async function sendAppeal(caseUuid: string, text: string): Promise<void> {
  await rest.call(appeal, { params: { caseUuid }, body: { text } });
  await client.refetchQueries({ include: [OwnDecisionsDocument] });
}
