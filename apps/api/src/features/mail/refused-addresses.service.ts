import { Injectable, Logger } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { isUuid } from '@haiko/shared/contract/fields';
import type { reportMail } from '@haiko/shared/contract/mailReports';
import { canonicalEmail } from '@haiko/shared/rules/email';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { columnsOf, type Deletion, Deletions, lastOf } from '../../platform/deletions/deletions.js';
import { keyedHash } from '../../platform/keyed-hash.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { type MailReport, type MailReportKind, mailOfMessageId, readReport } from './read-report.js';
import {
  ADDRESS_OF_MAIL,
  FIND_REFUSED,
  MARK_IDENTITY,
  MARK_REFUSED,
  MARKED_SINCE,
  REFUSE_ADDRESS,
  REFUSE_AGAIN,
  TAKE_BACK_ADDRESS,
  TAKE_BACK_SINCE,
  UNMARK,
} from './refused-addresses.statements.js';

const BATCH = 1_000;

interface MailToSend {
  uuid: string;
  email: string;
  isRenewal: boolean;
  isConfirmed: boolean;
  isMarked: boolean;
}

/**
 * Addresses that take no mail, or whose owners want none, whosever they are here: an account's, an invited person's, one that somebody
 * has named by mistake. Nothing more is sent there until its owner confirms it once more.
 */
@Injectable()
export class RefusedAddresses {
  readonly #logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
    deletions: Deletions,
  ) {
    deletions.register('refused_addresses', (said) => this.#refuseAgain(said));
  }

  /** What the mail server's side tells of mails that we sent; of others there is nothing to do. */
  async report({ message, messageId, kind }: BodyOf<typeof reportMail>): Promise<void> {
    const report = message
      ? await readReport(message)
      : kind && { kind, mails: [mailOfMessageId(messageId ?? '')].filter((mail) => mail !== undefined) };
    if (!report) return;
    for (const mail of report.mails) await this.#take(mail, report.kind);
  }

  async #take(mail: string, kind: MailReport['kind']): Promise<void> {
    if (kind === 'undelivered') this.#logger.warn({ mail }, 'A mail came back for a reason that is not its address');
    else if (!(await this.refuse(mail, kind))) return;
    this.metrics.count('haiko_mails_total', { outcome: kind === 'complaint' ? 'complained' : 'bounced' });
  }

  /**
   * The mail came back, or was complained of, as its address does from now on; whether that is news. Part of one's own
   * transaction or of none.
   */
  async refuse(mail: string, reason: MailReportKind): Promise<boolean> {
    if (!isUuid(mail)) return false;
    return this.database.transaction(async () => {
      const sent = await this.database.row(ADDRESS_OF_MAIL, { uuid: mail });
      if (!sent) return false;
      await this.#passOver(mail);
      const refused = await this.database.row(REFUSE_ADDRESS, { hash: this.#hashOf(sent.email), reason });
      if (refused) this.#logger.warn({ mail, reason }, 'An address takes no mail any more');
      return refused !== undefined;
    });
  }

  /**
   * Whether a mail may go to its address. One that came back is asked once more where its owner wishes, who may have mended it; where it was
   * called spam, only somebody asks again who was known to own it. What may not go is passed over, and its reader told where it is theirs.
   */
  async allows({ uuid, email, ...mail }: MailToSend): Promise<boolean> {
    const refused = await this.database.row(FIND_REFUSED, { hash: this.#hashOf(email) });
    if (!refused && !mail.isMarked) return true;
    if (mail.isRenewal && (mail.isConfirmed || refused?.reason !== 'complaint')) return true;
    await this.#passOver(uuid);
    return false;
  }

  /** The owner of an account has confirmed its address, or set a new password by a mail: part of that transaction. */
  async takeBack(userUuid: string, email: string): Promise<void> {
    await this.database.rows(TAKE_BACK_ADDRESS, { hash: this.#hashOf(email), user: userUuid, email });
  }

  /** Has addresses whose mails came back since then take mail again; returns how many. What their owners called spam stays. */
  async takeBackSince(since: Date): Promise<number> {
    const taken = await this.database.rows(TAKE_BACK_SINCE, { since });
    for (let after: string | null = null; ;) {
      const marked: { uuid: string; email: string }[] = await this.database.rows(MARKED_SINCE, {
        since,
        after,
        limit: BATCH,
      });
      if (marked.length === 0) return taken.length;
      await this.database.rows(UNMARK, {
        uuids: marked.map(({ uuid }) => uuid),
        hashes: marked.map(({ email }) => this.#hashOf(email)),
      });
      after = marked.at(-1)?.uuid ?? null;
    }
  }

  async #refuseAgain(said: Deletion[]): Promise<void> {
    const last = lastOf(said);
    const { subjects: hashes, times } = columnsOf(last);
    await this.database.rows(REFUSE_AGAIN, { hashes, reasons: last.map(({ value }) => value ?? ''), times });
  }

  async #passOver(mail: string): Promise<void> {
    await this.database.rows(MARK_REFUSED, { uuid: mail });
    await this.database.rows(MARK_IDENTITY, { uuid: mail });
  }

  // A provider may tell of an address in other letters than its owner types.
  #hashOf(email: string): string {
    const hash = keyedHash(this.config.privacySecret, 'refused-address', canonicalEmail(email));
    return Buffer.from(hash, 'base64url').subarray(0, 16).toString('hex');
  }
}
