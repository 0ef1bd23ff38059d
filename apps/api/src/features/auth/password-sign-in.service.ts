import { Injectable } from '@nestjs/common';
import { canonicalEmail } from '@haiko/shared/rules/email';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { violates } from '../../platform/errors/database-errors.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordInput, SignInInput, SignUpInput } from './auth.inputs.js';
import { Identity } from './identity.entity.js';
import { Passwords } from './passwords.js';
import { SessionsService, type Tokens } from './sessions.service.js';

const PROVIDER = 'password';

/** Sign-up and sign-in by e-mail address and password. */
@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
  ) {}

  /** Makes the account and signs it in; throws `NICKNAME_TAKEN`, `EMAIL_TAKEN`. */
  async signUp({ email, password, ...profile }: SignUpInput): Promise<Tokens> {
    // Before the transaction: hashing is slow on purpose and needs no connection.
    const passwordHash = await this.passwords.hash(password);
    try {
      return await this.database.transaction(async () => {
        const userUuid = await this.users.create(profile);
        await this.database.repo(Identity).insert({ userUuid, provider: PROVIDER, sub: email, email, passwordHash });
        return this.sessions.open(userUuid);
      });
    } catch (error) {
      if (violates(error, 'uq_identities_provider_sub')) throw new AppError('EMAIL_TAKEN');
      throw error;
    }
  }

  /** Throws `INVALID_CREDENTIALS`, the same and as slowly for an unknown address and for a wrong password. */
  async signIn({ email, password }: SignInInput): Promise<Tokens> {
    const identity = await this.database.repo(Identity).findOneBy({ provider: PROVIDER, sub: canonicalEmail(email) });
    const isRight = await this.passwords.matches(password, identity?.passwordHash);
    if (!isRight || !identity) throw new AppError('INVALID_CREDENTIALS');
    return this.sessions.open(identity.userUuid);
  }

  /** Ends all other sessions of the person; throws `WRONG_PASSWORD`, also for an account without a password. */
  async changePassword(viewer: Viewer, { currentPassword, newPassword }: ChangePasswordInput): Promise<void> {
    const identity = await this.database.repo(Identity).findOneBy({ provider: PROVIDER, userUuid: viewer.uuid });
    assertRule(await this.passwords.matches(currentPassword, identity?.passwordHash), 'WRONG_PASSWORD');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async () => {
      await this.database.repo(Identity).update({ provider: PROVIDER, userUuid: viewer.uuid }, { passwordHash });
      await this.sessions.closeOthers(viewer);
    });
  }
}
