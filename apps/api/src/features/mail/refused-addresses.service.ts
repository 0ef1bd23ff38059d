import { Injectable, Logger } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { reportMail } from '@haiko/shared/contract/mailReports';
import { isUuid } from '@haiko/shared/contract/fields';
import { Database } from '../../platform/database/database.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { MARK_REFUSED, REFUSE_ADDRESS } from './mail.statements.js';
import { mailOfMessageId, readReport } from './read-report.js';

/** Addresses that take no mail, or whose owners want none: nothing more is sent there until another one is named. */
@Injectable()
export class RefusedAddresses {
  readonly #logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  /** What the mail server's side tells of mails that we sent; of others there is nothing to do. */
  async report({ message, messageId, kind }: BodyOf<typeof reportMail>): Promise<void> {
    const report = message
      ? await readReport(message)
      : kind && { kind, mails: [mailOfMessageId(messageId ?? '')].filter((mail) => mail !== undefined) };
    if (!report) return;
    const outcome = report.kind === 'bounce' ? 'bounced' : 'complained';
    for (const mail of report.mails) {
      if (await this.refuse(mail, report.kind)) this.metrics.count('haiko_mails_total', { outcome });
    }
  }

  /**
   * The mail came back, or was complained of, as its address does from now on; whether that is news. Part of one's own
   * transaction or of none.
   */
  async refuse(mail: string, reason: 'bounce' | 'complaint'): Promise<boolean> {
    if (!isUuid(mail)) return false;
    return this.database.transaction(async () => {
      await this.database.rows(MARK_REFUSED, { uuid: mail });
      const refused = await this.database.rows(REFUSE_ADDRESS, { uuid: mail });
      if (refused.length > 0) this.#logger.warn({ mail, reason }, 'An address takes no mail any more');
      return refused.length > 0;
    });
  }
}
