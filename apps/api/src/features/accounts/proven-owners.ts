import { Injectable } from '@nestjs/common';
import { UNCONFIRMED_DAYS } from '@haiko/shared/limits';
import { Database } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { violates } from '../../platform/errors/database-errors.js';
import { Mails } from '../mail/mails.service.js';
import { RefusedAddresses } from '../mail/refused-addresses.service.js';
import { SuspendedIdentitiesService } from '../suspended-identities/suspended-identities.service.js';
import {
  CHANGE_EMAIL,
  CONFIRM_ACCOUNT,
  DROP_LINKED_SINCE,
  DROP_OTHER_SIGN_INS,
  FREE_UNCONFIRMED,
} from './emails.statements.js';

/**
 * What follows once somebody has proved, by a mail, that an account's address is theirs: part of that transaction. The mail has arrived,
 * whatever became of others, and a sign-in that the account loses ends no suspension.
 */
@Injectable()
export class ProvenOwners {
  constructor(
    private readonly database: Database,
    private readonly refused: RefusedAddresses,
    private readonly suspended: SuspendedIdentitiesService,
    private readonly mails: Mails,
  ) {}

  /**
   * The account has another address, which both learn: the old one, where somebody had confirmed it, by a mail that gives it back, and not
   * one that nobody has confirmed in time. Throws `EMAIL_TAKEN`.
   *
   * Nothing ends that mail's link early but a role over others, neither a new password nor a further address: whoever took the account could do the same at once, and
   * its owner, who reads the mail days later, would have nothing. That is why large services let an old address undo its change, too. Who
   * leaves a mailbox because somebody else reads it is told before (`accounts.emailChange.left`), and shuts that mailbox first.
   */
  async changeEmail(user: string, email: string): Promise<void> {
    const { oldEmail, wasConfirmed } = await this.#setEmail(user, email);
    const told = { userUuid: user, detail: email };
    if (oldEmail !== null)
      await this.mails.send({ ...told, kind: wasConfirmed ? 'email-left' : 'email-changed', email: oldEmail });
    await this.mails.send({ ...told, kind: 'email-changed', email });
  }

  /**
   * By that mail the account has its old address again. Whoever had it changed is told, and has no such mail; who typed the address
   * meanwhile loses it. Throws `EMAIL_TAKEN` where somebody has confirmed it.
   */
  async takeBack(user: string, email: string, linkHash: string): Promise<void> {
    await this.mails.closeLater(linkHash);
    await this.database.rows(FREE_UNCONFIRMED, { user, email });
    const { oldEmail } = await this.#setEmail(user, email);
    if (oldEmail !== null)
      await this.mails.send({ userUuid: user, kind: 'email-changed', email: oldEmail, detail: email });
  }

  /** Drops what was linked between the sign-up and the first confirmation. */
  async confirm(user: string, email: string): Promise<void> {
    const isFirst = (await this.database.row(CONFIRM_ACCOUNT, { user })) !== undefined;
    if (isFirst) {
      await this.suspended.keepSuspension(user);
      await this.database.rows(DROP_LINKED_SINCE, { user });
    }
    await this.refused.takeBack(user, email);
  }

  /** Drops every other way to sign in. */
  async setPassword(user: string, email: string): Promise<void> {
    await this.suspended.keepSuspension(user);
    await this.database.rows(DROP_OTHER_SIGN_INS, { user });
    await this.database.rows(CONFIRM_ACCOUNT, { user });
    await this.refused.takeBack(user, email);
  }

  /** What the account leaves by it, if that is another address. */
  async #setEmail(user: string, email: string) {
    // The address that is given up makes no new account meanwhile.
    await this.suspended.keepSuspension(user, 'password');
    try {
      const changed = found(await this.database.row(CHANGE_EMAIL, { user, email, days: UNCONFIRMED_DAYS }));
      return { ...changed, oldEmail: changed.oldEmail === email ? null : changed.oldEmail };
    } catch (error) {
      if (violates(error, 'uq_identities_provider_sub')) throw new AppError('EMAIL_TAKEN');
      throw error;
    }
  }
}
