import { call } from './call.ts';
import type { OwnReport, ReportBody } from './reports.schemas.ts';

export const report = call('POST', '/api/report', 201).takes<typeof ReportBody>().returns<typeof OwnReport>();
