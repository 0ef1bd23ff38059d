import { call } from './call.ts';
import type { AppealBody, OwnReport, ReportBody } from './reports.schemas.ts';

export const report = call('POST', '/api/report', 201).takes<typeof ReportBody>().returns<typeof OwnReport>();
/** What one has reported is there for oneself again. */
export const showReported = call('DELETE', '/api/report/{uuid}/hidden', 204);
/** By the author of what was decided about, once. */
export const appeal = call('POST', '/api/report/{caseUuid}/appeal', 204).takes<typeof AppealBody>();
