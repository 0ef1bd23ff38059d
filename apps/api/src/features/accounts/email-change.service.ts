import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { changeEmail } from '@haiko/shared/contract/emails';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule } from '../../platform/errors/app-error.js';
import { MailAllowance } from '../mail/mail-allowance.js';
import { Mails } from '../mail/mails.service.js';
import type { Device } from '../sessions/device.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { FIND_EMAIL, FIND_PENDING_EMAIL } from './emails.statements.js';
import { FreshProof } from './fresh-proof.js';
import { LOCK_PASSWORD } from './identities.statements.js';
import { ProvenOwners } from './proven-owners.js';

/** Whose password was right, and the hash that it matched. */
interface Held {
  userUuid: string;
  passwordHash: string;
}

interface Asked {
  userUuid: string;
  email: string;
}

/** Another address to sign in by, or a first one for who signs in by a provider. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly database: Database,
    private readonly mails: Mails,
    private readonly allowance: MailAllowance,
    private readonly freshProof: FreshProof,
    private readonly sessions: SessionsService,
    private readonly owners: ProvenOwners,
  ) {}

  /**
   * Asks the new address for its confirmation and tells the old one; on a server without mail it changes at once. The address that it is
   * already ends a change that waits. Throws `REAUTHENTICATION_REQUIRED`, `WRONG_PASSWORD`, `TOO_MANY_REQUESTS`, `EMAIL_TAKEN` without mail, and
   * with it `SECOND_FACTOR_MISSING` for who has rights over others and has not shown a second factor: a mail to the address proves the first one.
   */
  async request(viewer: Viewer, { email, password }: BodyOf<typeof changeEmail>, device: Device): Promise<void> {
    await this.freshProof.assert(viewer, password);
    const userUuid = viewer.uuid;
    const own = await this.database.row(FIND_EMAIL, { user: userUuid });
    const current = own?.email;
    const letIn = () => this.sessions.takeTurn(viewer.sessionUuid);
    // One whose mail came back is confirmed once more.
    if (current === email && !own?.isRefused) {
      return this.database.transaction(async () => {
        await letIn();
        await this.mails.close(userUuid, ['change-email']);
      });
    }
    assertRule(viewer.lockedRole === null || current === email || !this.mails.isOn, 'SECOND_FACTOR_MISSING');
    if (!this.mails.isOn) {
      return this.database.transaction(async () => {
        await letIn();
        await this.complete(userUuid, email);
      });
    }
    await this.#ask({ userUuid, email }, device, async () => {
      await letIn();
      const news = { userUuid, kind: 'email-change-requested', detail: email } as const;
      if (!current) await this.mails.tell(news);
      else if (await this.allowance.mayTell(viewer, current, device.address))
        await this.mails.send({ ...news, email: current });
    });
  }

  /**
   * The same for who has the password of an account whose address was never confirmed, and cannot sign in by it any more. Throws
   * `FORBIDDEN` for an account that is confirmed, `INVALID_CREDENTIALS` where the password was changed meanwhile, `TOO_MANY_REQUESTS`.
   */
  async requestUnconfirmed({ userUuid, passwordHash }: Held, email: string, device: Device): Promise<void> {
    const assertUnconfirmed = async () => {
      const own = await this.database.row(FIND_EMAIL, { user: userUuid });
      assertRule(this.mails.isOn && own?.isConfirmed === false, 'FORBIDDEN');
    };
    await assertUnconfirmed();
    await this.#ask({ userUuid, email }, device, async () => {
      await this.sessions.takeTurnOf(userUuid);
      await assertUnconfirmed();
      const isHeld = (await this.database.row(LOCK_PASSWORD, { user: userUuid, passwordHash })) !== undefined;
      assertRule(isHeld, 'INVALID_CREDENTIALS');
    });
  }

  /** Asks the new address once more, while it waits; false where none does. Throws `TOO_MANY_REQUESTS`, `SESSION_EXPIRED`. */
  async askAgain({ uuid, sessionUuid }: Viewer, { address }: Device): Promise<boolean> {
    const findPending = () => this.database.row(FIND_PENDING_EMAIL, { user: uuid });
    const pending = await findPending();
    if (!pending) return false;
    await this.allowance.take(pending.email, address);
    await this.database.transaction(async () => {
      await this.sessions.takeTurn(sessionUuid);
      // A new password has ended the change meanwhile, or another address has taken its place.
      const isLeft = (await findPending())?.email === pending.email;
      if (isLeft) await this.mails.send({ userUuid: uuid, kind: 'change-email', email: pending.email });
    });
    return true;
  }

  /** `first` comes first of all in the transaction. */
  async #ask({ userUuid, email }: Asked, { address }: Device, first: () => Promise<void>): Promise<void> {
    await this.allowance.take(email, address);
    await this.database.transaction(async () => {
      await first();
      await this.mails.close(userUuid, ['change-email']);
      await this.mails.send({ userUuid, kind: 'change-email', email });
    });
  }

  /** The new address is confirmed: part of that transaction. Throws `EMAIL_TAKEN`. */
  async complete(userUuid: string, email: string): Promise<void> {
    await this.owners.changeEmail(userUuid, email);
    await this.mails.close(userUuid, ['reset-password', 'change-email']);
  }
}
