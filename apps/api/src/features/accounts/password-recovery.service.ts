import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { resetPassword } from '@haiko/shared/contract/emails';
import { Database } from '../../platform/database/database.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import type { LinkKind } from '../mail/mail-kinds.js';
import { MailAllowance } from '../mail/mail-allowance.js';
import { Mails } from '../mail/mails.service.js';
import type { Device } from '../sessions/device.js';
import { type Tokens, tokensOf } from '../sessions/second-step.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { FORGET_KEYS } from './accounts.personal-data.statements.js';
import { RESET_PASSWORD } from './emails.statements.js';
import { Passwords } from './passwords.js';
import { ProvenOwners } from './proven-owners.js';

/** Whoever was robbed of the account's address chooses a new password, too. */
const KINDS: LinkKind[] = ['reset-password', 'email-left'];

/** For who has forgotten a password: whoever reads the mails of an address owns the account that signs in by it. */
@Injectable()
export class PasswordRecoveryService {
  constructor(
    private readonly database: Database,
    private readonly mails: Mails,
    private readonly allowance: MailAllowance,
    private readonly owners: ProvenOwners,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly security: SecurityLog,
  ) {}

  get isOffered(): boolean {
    return this.mails.isOn;
  }

  /** The same answer, by the same work, for every address; on a server without mail, which offers it nowhere, that is none. */
  async forgot(email: string, { address }: Device): Promise<void> {
    if (!this.mails.isOn) return;
    // Who has no allowance left has mails that work, and nobody learns whether the address is known.
    if (await this.allowance.hasTaken(email, address)) await this.mails.sendToAccount('reset-password', email);
  }

  /**
   * A new password for the link of the mail; by that to an address which the account has left, it has the address back. Every session
   * ends, other ways to sign in are dropped, and the address counts as confirmed; who owns it is told by mail and signed in. Throws
   * `LINK_EXPIRED`, `EMAIL_TAKEN`, and, once it is done, `SECOND_FACTOR_REQUIRED`.
   */
  async reset({ token, password }: BodyOf<typeof resetPassword>, device: Device): Promise<Tokens> {
    const link = await this.mails.find({ token }, KINDS);
    // Before the transaction: hashing is slow on purpose and needs no connection.
    const hash = await this.passwords.hash(password);
    const opened = await this.database.transaction(async () => {
      // A sign-in that is being added is there by then, and dropped; one that comes after finds its session over.
      await this.sessions.takeTurnOf(link.userUuid);
      const { kind, userUuid, email } = await this.mails.use(link.linkHash, KINDS);
      if (kind === 'email-left') await this.owners.takeBack(userUuid, email, link.linkHash);
      const values = { user: userUuid, email, hash };
      assertRule((await this.database.row(RESET_PASSWORD, values)) !== undefined, 'LINK_EXPIRED');
      await this.owners.setPassword(userUuid, email);
      await this.database.rows(FORGET_KEYS, { user: userUuid });
      await this.sessions.closeAll(userUuid);
      await this.mails.close(userUuid, ['reset-password', 'change-email', 'confirm-email']);
      await this.mails.send({ userUuid, kind: 'password-changed', email });
      this.security.write('PASSWORD_RESET', userUuid);
      return this.sessions.open(userUuid, device, { mail: true });
    });
    return tokensOf(opened);
  }
}
