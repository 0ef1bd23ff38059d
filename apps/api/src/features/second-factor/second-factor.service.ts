import { Injectable } from '@nestjs/common';
import type { ReplyOf } from '@haiko/shared/contract/call';
import type {
  addSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@haiko/shared/contract/secondFactor';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { FORGET_KEYS } from '../accounts/accounts.personal-data.statements.js';
import { FreshProof } from '../accounts/fresh-proof.js';
import { SignInsService } from '../accounts/sign-ins.service.js';
import { Mails } from '../mail/mails.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Codes, readTyped } from './codes.js';
import {
  CONFIRM_SECOND_FACTOR,
  FIND_STARTED,
  NICKNAME_OF,
  READ_SECOND_FACTOR,
  REMOVE_SECOND_FACTOR,
  RENEW_RECOVERY_CODES,
  START_SECOND_FACTOR,
} from './second-factor.statements.js';

/** The app in which somebody reads codes: set up, confirmed by its first code, and removed by a fresh proof. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly codes: Codes,
    private readonly freshProof: FreshProof,
    private readonly signIns: SignInsService,
    private readonly sessions: SessionsService,
    private readonly mails: Mails,
    private readonly security: SecurityLog,
  ) {}

  async read({ uuid }: Viewer): Promise<ReplyOf<typeof readSecondFactor>> {
    const { since, ...rest } = found(await this.database.row(READ_SECOND_FACTOR, { user: uuid }));
    return { ...rest, since: since?.toISOString() ?? null };
  }

  /**
   * A secret for an app, by which nothing is asked for yet. Throws `REAUTHENTICATION_REQUIRED`, `WRONG_PASSWORD`,
   * `SECOND_FACTOR_EXISTS`, `SECOND_FACTOR_MISSING`.
   */
  async start(viewer: Viewer, password: string | null | undefined): Promise<ReplyOf<typeof startSecondFactor>> {
    await this.freshProof.assert(viewer, password);
    const user = viewer.uuid;
    return this.database.transaction(async () => {
      await this.sessions.takeTurn(viewer.sessionUuid);
      await this.signIns.assertMayAddFactor(viewer);
      const { nickname } = found(await this.database.row(NICKNAME_OF, { user }));
      const { sealed, ...secret } = this.codes.newSecret(user, nickname);
      if (!(await this.database.row(START_SECOND_FACTOR, { user, sealed }))) throw new AppError('SECOND_FACTOR_EXISTS');
      return secret;
    });
  }

  /**
   * Sets the app up by its first code; its owner is told by mail, and once the recovery codes. Throws `KEY_EXPIRED`, `WRONG_CODE`,
   * `SECOND_FACTOR_MISSING`.
   */
  async add(viewer: Viewer, code: string): Promise<ReplyOf<typeof addSecondFactor>> {
    const user = viewer.uuid;
    const started = await this.database.row(FIND_STARTED, { user });
    if (!started) throw new AppError('KEY_EXPIRED');
    const { sealed } = started;
    const typed = readTyped(code);
    const step = 'digits' in typed ? this.codes.stepOf(user, sealed, typed.digits) : undefined;
    if (step === undefined) throw new AppError('WRONG_CODE');
    const { recoveryCodes, hashes } = this.#newCodes(user);
    await this.database.transaction(async () => {
      await this.sessions.takeTurn(viewer.sessionUuid);
      await this.signIns.lock(user);
      await this.signIns.assertMayAddFactor(viewer);
      const confirmed = await this.database.row(CONFIRM_SECOND_FACTOR, { user, sealed, step, hashes });
      if (!confirmed) throw new AppError('KEY_EXPIRED');
      await this.sessions.prove(viewer, { code: true });
      await this.mails.tell({ userUuid: user, kind: 'second-factor-added' });
      this.security.write('SECOND_FACTOR_ADDED', user);
    });
    return { recoveryCodes };
  }

  /**
   * New recovery codes, told once; those that were left are none any more, and the owner is told by mail. Throws as `remove` does.
   */
  async renewCodes(viewer: Viewer, password: string | null | undefined): Promise<ReplyOf<typeof renewRecoveryCodes>> {
    assertRule(viewer.lockedRole === null, 'SECOND_FACTOR_MISSING');
    await this.freshProof.assert(viewer, password);
    const user = viewer.uuid;
    const { recoveryCodes, hashes } = this.#newCodes(user);
    await this.database.transaction(async () => {
      await this.sessions.takeTurn(viewer.sessionUuid);
      found(await this.database.row(RENEW_RECOVERY_CODES, { user, hashes }));
      await this.mails.tell({ userUuid: user, kind: 'recovery-codes-renewed' });
      this.security.write('RECOVERY_CODES_RENEWED', user);
    });
    return { recoveryCodes };
  }

  #newCodes(user: string) {
    const recoveryCodes = this.codes.newRecoveryCodes();
    return { recoveryCodes, hashes: recoveryCodes.map((recovery) => this.codes.hash(user, recovery)) };
  }

  /**
   * Asks for no codes any more; the owner is told by mail. Throws `REAUTHENTICATION_REQUIRED`, `WRONG_PASSWORD`, `NOT_FOUND`, and
   * `SECOND_FACTOR_MISSING` where one has to be used first.
   */
  async remove(viewer: Viewer, password: string | null | undefined): Promise<void> {
    assertRule(viewer.lockedRole === null, 'SECOND_FACTOR_MISSING');
    await this.freshProof.assert(viewer, password);
    const user = viewer.uuid;
    await this.database.transaction(async () => {
      await this.sessions.takeTurn(viewer.sessionUuid);
      found(await this.database.row(REMOVE_SECOND_FACTOR, { user }));
      await this.database.rows(FORGET_KEYS, { user });
      await this.mails.tell({ userUuid: user, kind: 'second-factor-removed' });
      this.security.write('SECOND_FACTOR_REMOVED', user);
    });
  }
}
