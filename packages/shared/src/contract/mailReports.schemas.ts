import * as v from 'valibot';
import { across, fields, given, oneOf } from './fields.ts';

export const MAIL_REPORT_KINDS = ['bounce', 'complaint'] as const;

/**
 * Body of POST /api/mail/reports: the mail that came back as it is (RFC 3464, RFC 5965), or the Message-ID of what we sent, as
 * the providers of mail servers tell it, with what became of it.
 */
export const MailReportBody = v.pipe(
  fields({ message: v.nullish(given), messageId: v.nullish(given), kind: v.nullish(oneOf(MAIL_REPORT_KINDS)) }),
  across(({ message, messageId, kind }) =>
    message ? {} : { messageId: messageId ? null : 'REQUIRED', kind: kind ? null : 'REQUIRED' },
  ),
);
