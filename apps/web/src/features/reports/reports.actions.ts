import { appeal, report, showReported } from '@haiko/shared/contract/reports';
import type { ReportReason } from '@haiko/shared/reports';
import { client } from '#/api/client.ts';
import { OwnDecisionsDocument } from '#/api/generated.ts';
import { forgetKept } from '#/api/keptFetch.ts';
import { rest } from '#/api/rest.ts';
import { leaveScreensOf } from '#/features/blocks/useOnBlocked.ts';
import type { ReportTarget } from './report.ts';
import { forgetLists, hideReported, isHiddenByReport } from './reported.cache.ts';

/** Sends a report to the moderators, and takes what it is about off the reporter's screen; returns its uuid. */
export async function sendReport({ type, uuid }: ReportTarget, reason: ReportReason, text: string): Promise<string> {
  const details = text.trim();
  const body = { targetType: type, targetUuid: uuid, reason, ...(details && { text: details }) };
  const sent = await rest.call(report, { body });
  if (isHiddenByReport(type)) {
    await leaveScreensOf(uuid);
    hideReported(client.cache, type, uuid);
    forgetKept(uuid);
  }
  return sent.uuid;
}

/** Shows what one has reported to oneself again. */
export async function showAgain(reportUuid: string): Promise<void> {
  await rest.call(showReported, { params: { uuid: reportUuid } });
  forgetLists(client.cache);
}

/** Says what speaks against a decision about something of one's own; once. */
export async function sendAppeal(caseUuid: string, text: string): Promise<void> {
  await rest.call(appeal, { params: { caseUuid }, body: { text } });
  await client.refetchQueries({ include: [OwnDecisionsDocument] });
}
