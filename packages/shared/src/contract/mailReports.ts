import { call } from './call.ts';
import type { MailReportBody } from './mailReports.schemas.ts';

/** For the mail server's side alone: the bearer is the configured secret. */
export const reportMail = call('POST', '/api/mail/reports', 204).takes<typeof MailReportBody>();
