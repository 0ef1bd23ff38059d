import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { changeEmail } from '@haiko/shared/contract/emails';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { violates } from '../../platform/errors/database-errors.js';
import { Mails } from '../mail/mails.service.js';
import { CHANGE_EMAIL, FIND_EMAIL } from './emails.statements.js';
import { FreshProof } from './fresh-proof.js';
import { MailAllowance } from './mail-allowance.js';

/** Another address to sign in by. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly database: Database,
    private readonly mails: Mails,
    private readonly allowance: MailAllowance,
    private readonly freshProof: FreshProof,
  ) {}

  /**
   * Asks the new address for its confirmation and tells the old one. Throws `REAUTHENTICATION_REQUIRED`, `WRONG_PASSWORD`,
   * `TOO_MANY_REQUESTS`, `NOT_FOUND` for an account without a password, `PROVIDER_NOT_CONFIGURED` on a server without mail.
   */
  async request(viewer: Viewer, { email, password }: BodyOf<typeof changeEmail>): Promise<void> {
    assertRule(this.mails.isOn, 'PROVIDER_NOT_CONFIGURED');
    await this.freshProof.assert(viewer, password);
    const userUuid = viewer.uuid;
    const { email: current } = found(await this.database.row(FIND_EMAIL, { user: userUuid }));
    if (current === email) return;
    await this.allowance.take(email);
    await this.database.transaction(async () => {
      await this.mails.close(userUuid, ['change-email']);
      await this.mails.send({ userUuid, kind: 'change-email', email });
      if (current) await this.mails.send({ userUuid, kind: 'email-change-requested', email: current, detail: email });
    });
  }

  /** The new address is confirmed: part of that transaction. Both are told. Throws `EMAIL_TAKEN`. */
  async complete(userUuid: string, email: string): Promise<void> {
    const changed = found(await this.#change(userUuid, email));
    await this.mails.close(userUuid, ['reset-password', 'change-email']);
    for (const each of new Set([changed.oldEmail, email])) {
      if (each) await this.mails.send({ userUuid, kind: 'email-changed', email: each, detail: email });
    }
  }

  async #change(userUuid: string, email: string) {
    try {
      return await this.database.row(CHANGE_EMAIL, { user: userUuid, email });
    } catch (error) {
      if (violates(error, 'uq_identities_provider_sub')) throw new AppError('EMAIL_TAKEN');
      throw error;
    }
  }
}
