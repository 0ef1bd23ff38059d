import { call } from './call.ts';
import type { AppealBody, OwnReport, ReportBody } from './reports.schemas.ts';

export const report = call('POST', '/api/report', 201).takes<typeof ReportBody>().returns<typeof OwnReport>();
/** By the author of what was decided about, once. */
export const appeal = call('POST', '/api/report/{caseUuid}/appeal', 204).takes<typeof AppealBody>();
