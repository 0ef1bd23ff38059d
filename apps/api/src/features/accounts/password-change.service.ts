import { Injectable } from '@nestjs/common';
import type { changePassword } from '@haiko/shared/contract/accounts';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailAllowance } from '../mail/mail-allowance.js';
import { Mails } from '../mail/mails.service.js';
import type { Device } from '../sessions/device.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { FORGET_KEYS } from './accounts.personal-data.statements.js';
import { FreshProof } from './fresh-proof.js';
import { CHANGE_PASSWORD } from './identities.statements.js';
import { Identity } from './identity.entity.js';
import { Passwords } from './passwords.js';
import { SET_PASSWORD } from './sign-ins.statements.js';

/** Another password, or a first one for who signs in by a provider. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly mails: Mails,
    private readonly allowance: MailAllowance,
    private readonly freshProof: FreshProof,
  ) {}

  /**
   * Ends all other sessions of the person and a change of the address that waits for its confirmation; the person is told by mail.
   * A first password takes a sign-in of a moment ago instead of the current one. Throws `WRONG_PASSWORD`,
   * `REAUTHENTICATION_REQUIRED`, and `EMAIL_REQUIRED` where there is no address to sign in by.
   */
  async change(
    viewer: Viewer,
    { currentPassword, newPassword }: BodyOf<typeof changePassword>,
    { address }: Device,
  ): Promise<void> {
    const user = viewer.uuid;
    const identity = await this.database.repo(Identity).findOneBy({ provider: 'password', userUuid: user });
    const passwordHash = identity?.passwordHash;
    if (passwordHash) await this.freshProof.assertPassword(viewer, currentPassword ?? '');
    else await this.freshProof.assert(viewer, null);
    const nextHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async () => {
      await this.sessions.takeTurn(viewer.sessionUuid);
      // Whoever knew the old one may have asked for another address: the mail that tells of that says what stops it.
      await this.mails.close(user, ['change-email']);
      const changed = passwordHash
        ? await this.database.row(CHANGE_PASSWORD, { user, passwordHash, nextHash })
        : await this.database.row(SET_PASSWORD, { user, hash: nextHash });
      if (!changed) throw new AppError(passwordHash ? 'WRONG_PASSWORD' : 'EMAIL_REQUIRED');
      await this.database.rows(FORGET_KEYS, { user });
      await this.sessions.closeOthers(viewer);
      if (await this.allowance.mayTell(viewer, changed.email, address))
        await this.mails.send({ userUuid: user, kind: 'password-changed', email: changed.email });
    });
  }
}
