import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { columnsOf, Deletions, lastOf } from '../../platform/deletions/deletions.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { SEND_DIGEST } from '../mail/mails.service.js';
import { END_NOTICES, END_NOTICES_AGAIN, WRITE_DIGESTS } from './mail-notices.statements.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

const BATCH = 500;

/** The weekly mail, which only those get who asked for it, and how it ends. */
@Injectable()
export class MailNoticesService {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly tokens: UnsubscribeTokens,
    private readonly config: AppConfig,
    deletions: Deletions,
  ) {
    deletions.register('mail_notices', (ended) => {
      const { subjects: people, times } = columnsOf(lastOf(ended));
      return this.database.rows(END_NOTICES_AGAIN, { people, times });
    });
  }

  /** Ends all mail notices of the account that a token is of; again is no error. Throws `LINK_EXPIRED` for no token of ours. */
  async end(token: string): Promise<void> {
    const user = this.tokens.userOf(token);
    assertRule(user !== undefined, 'LINK_EXPIRED');
    await this.database.rows(END_NOTICES, { user });
  }

  /** Where somebody confirms that the mails should end. */
  pageOf(token: string): string {
    return `${this.config.publicUrl}/unsubscribe?token=${encodeURIComponent(token)}`;
  }

  /** Has the mails of this week written, in batches, each person's once; done again it adds who is missing. */
  async writeDigests(): Promise<void> {
    if (!this.config.mail) return;
    while ((await this.#writeSome()) === BATCH);
  }

  #writeSome(): Promise<number> {
    return this.database.transaction(async () => {
      const mails = await this.database.rows(WRITE_DIGESTS, { batch: BATCH });
      await this.jobs.sendAll(mails.map(({ uuid }) => ({ kind: SEND_DIGEST, data: { uuid } })));
      return mails.length;
    });
  }
}
