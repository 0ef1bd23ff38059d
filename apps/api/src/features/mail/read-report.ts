import PostalMime from 'postal-mime';
import type { MAIL_REPORT_KINDS } from '@haiko/shared/contract/mailReports.schemas';
import { isOfAddress } from './refusal-reply.js';

export type MailReportKind = (typeof MAIL_REPORT_KINDS)[number];

export interface MailReport {
  /** `undelivered`: it came back for a reason that is no address's, as a rule ours. */
  kind: MailReportKind | 'undelivered';
  /** Uuids of ours, of the mail that the report is about. */
  mails: string[];
}

/** The Message-ID of a mail of ours: its uuid, which nobody can guess, at the host of the product. */
const OWN_ID = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]+>/i;
const HEADER = /^message-id:\s*(<[^<>\s]+>)/gim;
/** What a report brings of the mail that it is about. */
const ORIGINALS = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/rfc822-headers'];

/** The uuid of the mail that a Message-ID names, if it is one of ours. */
export function mailOfMessageId(messageId: string): string | undefined {
  return OWN_ID.exec(messageId.startsWith('<') ? messageId : `<${messageId}>`)?.[1]?.toLowerCase();
}

/** A report is about one mail, or a few; each is looked up. */
const MOST_MAILS = 10;

/**
 * What a mail says that came back: that there is nobody at an address, or that we may not send (RFC 3464, a failure of class 5), or that
 * its owner called it spam (RFC 5965). Undefined for everything else: delays, full mailboxes, notes of absence, letters.
 */
export async function readReport(message: string): Promise<MailReport | undefined> {
  const { attachments } = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
  const parts = attachments.map(({ mimeType, content }) => ({ mimeType, text: textOf(content) }));
  const kind = parts.map(kindOf).find((each) => each !== undefined);
  if (!kind) return undefined;
  const originals = parts.filter(({ mimeType }) => ORIGINALS.includes(mimeType));
  const ids = originals.flatMap(({ text }) =>
    [...text.matchAll(HEADER)].map(([, id = '']) => mailOfMessageId(id) ?? []),
  );
  return { kind, mails: [...new Set(ids.flat())].slice(0, MOST_MAILS) };
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

function kindOf({ mimeType, text }: { mimeType: string; text: string }): MailReport['kind'] | undefined {
  if (mimeType === 'message/feedback-report')
    return /^feedback-type:\s*(abuse|fraud)/im.test(text) ? 'complaint' : undefined;
  if (mimeType !== 'message/delivery-status') return undefined;
  // One group of fields for each recipient.
  const recipients = text.split(/\r?\n\s*\r?\n/);
  const isFailure = (fields: string) => /^action:\s*failed/im.test(fields) && /^status:\s*5\./im.test(fields);
  const failures = recipients.filter((fields) => isFailure(fields) && !isFull(fields));
  if (failures.length === 0) return undefined;
  return failures.some((fields) => isOfAddress(replyOf(fields))) ? 'bounce' : 'undelivered';
}

/** A full mailbox is emptied some day: 5.2.2, which some servers call final. */
const isFull = (fields: string) => /^status:\s*5\.2\.2\b/im.test(fields);

/** The status, and what the other side has said in its words; a server that knows no more than "failed" says 5.0.0. */
function replyOf(fields: string): string {
  const status = /^status:\s*(5\.\d+\.\d+)/im.exec(fields)?.[1] ?? '';
  const words = /^diagnostic-code:(.*(?:\r?\n[ \t].*)*)/im.exec(fields)?.[1] ?? '';
  return `${status === '5.0.0' ? '' : status} ${words}`;
}
