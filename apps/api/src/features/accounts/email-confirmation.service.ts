import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { confirmEmail } from '@haiko/shared/contract/emails';
import { UNCONFIRMED_DAYS } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { Deletions, lastOf } from '../../platform/deletions/deletions.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import type { LinkKind } from '../mail/mail-kinds.js';
import { MailAllowance } from '../mail/mail-allowance.js';
import { Mails } from '../mail/mails.service.js';
import type { Device } from '../sessions/device.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { EmailChangeService } from './email-change.service.js';
import {
  AWAIT_CONFIRMATION,
  DISOWN_AGAIN,
  DISOWN_EMAIL,
  FIND_EMAIL,
  IS_OVERDUE,
  LOCK_EMAIL,
} from './emails.statements.js';
import { proofOf } from './mail-proof.js';
import { ProvenOwners } from './proven-owners.js';

const KINDS: LinkKind[] = ['confirm-email', 'change-email'];

/** Nobody owns an address by typing it: whoever reads its mails says whose it is. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    private readonly database: Database,
    private readonly mails: Mails,
    private readonly allowance: MailAllowance,
    private readonly changes: EmailChangeService,
    private readonly sessions: SessionsService,
    private readonly owners: ProvenOwners,
    deletions: Deletions,
  ) {
    deletions.register('disowned', (said) => {
      const disowned = lastOf(said).filter(({ value }) => value === 'disowned');
      return this.database.rows(DISOWN_AGAIN, { identities: disowned.map(({ subject }) => subject) });
    });
  }

  /**
   * Asks for the confirmation of a new account's address: part of the sign-up. Without mail it counts as confirmed. An address that had too
   * many mails of late, by accounts that came and went, gets none: its owner asks for one later.
   */
  async begin(userUuid: string, email: string, { address }: Device): Promise<void> {
    if (!this.mails.isOn) return;
    await this.database.rows(AWAIT_CONFIRMATION, { user: userUuid });
    if (await this.allowance.hasTaken(email, address))
      await this.mails.send({ userUuid, kind: 'confirm-email', email });
  }

  /**
   * Sends the mail again: to a new address where one waits, and to nobody where there is nothing to confirm. Throws `TOO_MANY_REQUESTS`,
   * `NOT_FOUND`.
   */
  async sendAgain(viewer: Viewer, device: Device): Promise<void> {
    if (await this.changes.askAgain(viewer, device)) return;
    if (viewer.isEmailConfirmed) return;
    const { email } = found(await this.database.row(FIND_EMAIL, { user: viewer.uuid }));
    await this.allowance.take(found(email), device.address);
    await this.#send(viewer.uuid, found(email));
  }

  /**
   * Part of a sign-in by password: who has had days to confirm the address and has not is sent another mail. Throws
   * `EMAIL_NOT_CONFIRMED`.
   */
  async assertNotOverdue(userUuid: string, email: string, { address }: Device): Promise<void> {
    if (!this.mails.isOn) return;
    const account = await this.database.row(IS_OVERDUE, { user: userUuid, days: UNCONFIRMED_DAYS });
    if (!account?.isOverdue) return;
    if (await this.allowance.hasTaken(email, address)) await this.#send(userUuid, email);
    throw new AppError('EMAIL_NOT_CONFIRMED');
  }

  /**
   * By a proof of the mail: the account's address is confirmed, or becomes the new one. What was linked to the account between
   * its sign-up and now is dropped; its password and sessions stay. Throws `LINK_EXPIRED`, `EMAIL_TAKEN`.
   */
  async confirm(given: BodyOf<typeof confirmEmail>, viewer: Viewer | null): Promise<void> {
    const link = await this.mails.find(proofOf(given), KINDS, viewer?.uuid);
    await this.database.transaction(async () => {
      await this.sessions.takeTurnOf(link.userUuid);
      const { kind, userUuid, email } = await this.mails.use(link.linkHash, KINDS);
      if (kind === 'change-email') await this.changes.complete(userUuid, email);
      else assertRule(await this.#isOwn(userUuid, email), 'LINK_EXPIRED');
      await this.owners.confirm(userUuid, email);
      await this.mails.close(userUuid, ['confirm-email']);
    });
  }

  /** By the same proof the owner says that the account is not theirs: the address is free. Throws `LINK_EXPIRED`. */
  async disown(token: string): Promise<void> {
    const kinds: LinkKind[] = ['confirm-email'];
    const link = await this.mails.find({ token }, kinds);
    await this.database.transaction(async () => {
      await this.sessions.takeTurnOf(link.userUuid);
      const { userUuid, email } = await this.mails.use(link.linkHash, kinds);
      const disowned = await this.database.row(DISOWN_EMAIL, { user: userUuid, email });
      assertRule(disowned !== undefined, 'LINK_EXPIRED');
      await this.mails.close(userUuid, ['confirm-email', 'reset-password']);
    });
  }

  #send(userUuid: string, email: string): Promise<void> {
    return this.database.transaction(() => this.mails.send({ userUuid, kind: 'confirm-email', email }));
  }

  async #isOwn(userUuid: string, email: string): Promise<boolean> {
    return (await this.database.row(LOCK_EMAIL, { user: userUuid, email })) !== undefined;
  }
}
