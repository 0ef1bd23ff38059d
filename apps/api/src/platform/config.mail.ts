import * as v from 'valibot';
import { atLeast, digits, secret, setting, url } from './config.shapes.js';

/** The settings of mail. */
export const MAIL_SETTINGS = {
  SMTP_URL: setting(
    v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address'))),
    'The mail server, with user and password: `smtps://user:password@mail.example.org`. Without it and `MAIL_FROM` nobody is asked to confirm an address, and a forgotten password cannot be set anew.',
  ),
  MAIL_FROM: setting(
    v.optional(v.pipe(v.string(), v.includes('@', 'must be an e-mail address'))),
    'Whom mails are from: `Haiko <no-reply@example.org>`.',
  ),
  SMTP_CONNECTIONS: setting(
    v.optional(atLeast(1), '5'),
    'Connections to the mail server that each process keeps at most; so many mails it sends at a time.',
  ),
  SMTP_MAILS_PER_CONNECTION: setting(v.optional(atLeast(1), '100'), 'After how many mails a connection is made anew.'),
  SMTP_MAILS_PER_SECOND: setting(
    v.optional(atLeast(1), '10'),
    'How many mails each process sends a second at most; what the provider of the mail server allows.',
  ),
  SMTP_TIMEOUT_SECONDS: setting(
    v.optional(v.pipe(digits, v.minValue(1), v.maxValue(60)), '15'),
    'How long the mail server may say nothing before a mail is tried again later.',
  ),
  MAIL_REPORT_SECRET: setting(
    v.optional(secret),
    'Proves that it is your mail server who reports mails that came back (`POST /api/mail/reports`). Without it nobody can.',
  ),
  MAIL_NOTICES_AT_NIGHT: setting(
    v.optional(v.picklist(['on', 'off']), 'off'),
    'Whether the weekly mail is also sent from 21:00 to 08:00 in Korea, which the law forbids: for trials; refused in production.',
  ),
  MAILBOX_URL: setting(
    v.optional(url),
    'Page of the local mailbox, which the server shows as `/mailbox`; refused in production.',
  ),
};
