import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { takeSecondStep } from '@haiko/shared/contract/secondFactor';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { Mails } from '../mail/mails.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import type { Device } from '../sessions/device.js';
import { type Tokens, tokensOf } from '../sessions/second-step.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Browser } from '../social-sign-in/browser-cookie.js';
import { CodeGuesses } from './code-guesses.js';
import { Codes, readTyped } from './codes.js';
import { FIND_SECRET, USE_CODE, USE_RECOVERY_CODE } from './second-factor.statements.js';

type Given = BodyOf<typeof takeSecondStep>;

/** The second step of a sign-in. Locks the factor, then the ticket, then the account. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly database: Database,
    private readonly codes: Codes,
    private readonly sessions: SessionsService,
    private readonly passkeys: PasskeysService,
    private readonly guesses: CodeGuesses,
    private readonly mails: Mails,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Signs in whoever the ticket is of. Throws `KEY_EXPIRED`, `WRONG_CODE`, also for one that was used, `SIGN_IN_FAILED`, and
   * `TOO_MANY_REQUESTS` where too many wrong ones were tried.
   */
  async take({ ticket, code, passkey }: Given, browser: Browser, device: Device): Promise<Tokens> {
    const user = await this.sessions.findTicket(ticket);
    return passkey
      ? this.#byPasskey({ ticket, user, passkey }, browser, device)
      : this.#byCode(ticket, user, code ?? '', device);
  }

  async #byPasskey(
    { ticket, user, passkey }: { ticket: string; user: string; passkey: NonNullable<Given['passkey']> },
    browser: Browser,
    device: Device,
  ): Promise<Tokens> {
    const signed = await this.passkeys.read(passkey, browser);
    return this.database.transaction(async () => {
      assertRule((await this.passkeys.use(signed)) === user, 'SIGN_IN_FAILED');
      await this.sessions.useTicket(ticket);
      return tokensOf(await this.sessions.open(user, device, { passkey: true }));
    });
  }

  async #byCode(ticket: string, user: string, code: string, device: Device): Promise<Tokens> {
    const guess = await this.guesses.count(user, device.address);
    const tokens = await this.database.transaction(async () => {
      if (!(await this.#use(user, code))) return undefined;
      await this.sessions.useTicket(ticket);
      return tokensOf(await this.sessions.open(user, device, { code: true }));
    });
    if (!tokens) {
      this.guesses.wrong(user);
      throw new AppError('WRONG_CODE');
    }
    await this.guesses.right(guess);
    return tokens;
  }

  /** Whether it is right and was not used before, which it is now. */
  async #use(user: string, code: string): Promise<boolean> {
    const typed = readTyped(code);
    if ('recovery' in typed) return this.#useRecovery(user, typed.recovery);
    const secret = await this.database.row(FIND_SECRET, { user });
    const step = secret && this.codes.stepOf(user, secret.sealed, typed.digits);
    if (!secret || step === undefined) return false;
    return (await this.database.row(USE_CODE, { user, sealed: secret.sealed, step })) !== undefined;
  }

  async #useRecovery(user: string, recovery: string): Promise<boolean> {
    const used = await this.database.row(USE_RECOVERY_CODE, { user, hash: this.codes.hash(user, recovery) });
    if (!used) return false;
    await this.mails.tell({ userUuid: user, kind: 'recovery-code-used', detail: String(used.left) });
    this.security.write('RECOVERY_CODE_USED', user);
    return true;
  }
}
