import { Injectable } from '@nestjs/common';
import type { signIn, signUp } from '@haiko/shared/contract/accounts';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { nameAnotherEmail } from '@haiko/shared/contract/emails';
import { canonicalEmail } from '@haiko/shared/rules/email';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { violates } from '../../platform/errors/database-errors.js';
import { AccountsService } from './accounts.service.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailConfirmationService } from './email-confirmation.service.js';
import { LOCK_PASSWORD } from './identities.statements.js';
import { Identity } from './identity.entity.js';
import { PasswordGuesses } from './password-guesses.js';
import { Passwords } from './passwords.js';
import type { Device } from '../sessions/device.js';
import { type Tokens, tokensOf } from '../sessions/second-step.js';
import { SessionsService } from '../sessions/sessions.service.js';

const PROVIDER = 'password';

/** Sign-up and sign-in by e-mail address and password. */
@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly guesses: PasswordGuesses,
    private readonly confirmations: EmailConfirmationService,
    private readonly changes: EmailChangeService,
  ) {}

  /** Makes the account and signs it in; throws `NICKNAME_TAKEN`, `EMAIL_TAKEN`, `ACCOUNT_SUSPENDED`. */
  async signUp({ email, password, ...profile }: BodyOf<typeof signUp>, device: Device): Promise<Tokens> {
    // Before the transaction: hashing is slow on purpose and needs no connection.
    const passwordHash = await this.passwords.hash(password);
    try {
      return await this.database.transaction(async () => {
        const proof = { provider: PROVIDER, sub: email, email, passwordHash } as const;
        const userUuid = await this.accounts.create(profile, proof);
        await this.confirmations.begin(userUuid, email, device);
        return tokensOf(await this.sessions.open(userUuid, device));
      });
    } catch (error) {
      if (violates(error, 'uq_identities_provider_sub')) throw new AppError('EMAIL_TAKEN');
      throw error;
    }
  }

  /**
   * Throws `INVALID_CREDENTIALS`, the same and as slowly for an unknown address and for a wrong password, and
   * `TOO_MANY_REQUESTS` when too many wrong ones were tried for the account, `EMAIL_NOT_CONFIRMED`, `SECOND_FACTOR_REQUIRED`.
   */
  async signIn({ email, password }: BodyOf<typeof signIn>, device: Device): Promise<Tokens> {
    const account = canonicalEmail(email);
    const { userUuid, passwordHash } = await this.#identityOf(account, password, device);
    await this.confirmations.assertNotOverdue(userUuid, account, device);
    const opened = await this.database.transaction(async () => {
      // Comparing takes long; the password may have been changed meanwhile.
      const isHeld = (await this.database.row(LOCK_PASSWORD, { user: userUuid, passwordHash })) !== undefined;
      assertRule(isHeld, 'INVALID_CREDENTIALS');
      return this.sessions.open(userUuid, device);
    });
    return tokensOf(opened);
  }

  /** By the password: the mail to confirm goes to another address from now on. Throws as `signIn` does, and `FORBIDDEN` for an account that is confirmed. */
  async nameAnotherEmail(
    { email, password, newEmail }: BodyOf<typeof nameAnotherEmail>,
    device: Device,
  ): Promise<void> {
    const held = await this.#identityOf(canonicalEmail(email), password, device);
    await this.changes.requestUnconfirmed(held, newEmail, device);
  }

  async #identityOf(account: string, password: string, device: Device) {
    const guess = await this.guesses.count(account, { address: device.address });
    const identity = await this.database.repo(Identity).findOneBy({ provider: PROVIDER, sub: account });
    const isRight = await this.passwords.matches(password, identity?.passwordHash);
    if (!isRight || !identity?.passwordHash) {
      this.guesses.wrong(identity?.userUuid ?? null);
      throw new AppError('INVALID_CREDENTIALS');
    }
    await this.guesses.right(guess);
    return { userUuid: identity.userUuid, passwordHash: identity.passwordHash };
  }
}
