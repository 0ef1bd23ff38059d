import { Injectable } from '@nestjs/common';
import type { ReplyOf } from '@haiko/shared/contract/call';
import type { readSignIns, SignInProvider } from '@haiko/shared/contract/signIns';
import { MAX_PASSKEYS } from '@haiko/shared/limits';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { violates } from '../../platform/errors/database-errors.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { Mails } from '../mail/mails.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { FORGET_KEYS } from './accounts.personal-data.statements.js';
import { FreshProof } from './fresh-proof.js';
import { Identity } from './identity.entity.js';
import {
  DROP_FACTORS,
  FACTOR_PROOF,
  LIST_PASSKEYS,
  LIST_SIGN_INS,
  LOCK_PASSKEYS,
  LOCK_SIGN_INS,
  REMOVE_PASSKEY,
  REMOVE_PASSWORD,
  REMOVE_SIGN_IN,
} from './sign-ins.statements.js';
import { SuspendedIdentitiesService } from '../suspended-identities/suspended-identities.service.js';

type Proof = Pick<Identity, 'provider' | 'sub' | 'email'>;

/** `uuid` of a passkey, of which there may be several. */
interface WayToSignIn {
  provider: SignInProvider | 'passkey';
  uuid: string | null;
}

const NO_PASSKEY = { uuid: null, device: null, lastUsedAt: null };
const PASSKEY = { provider: 'passkey', email: null } as const;

/** The ways to sign in to one account: added by a proof of both sides, removed while another one is left. */
@Injectable()
export class SignInsService {
  constructor(
    private readonly database: Database,
    private readonly freshProof: FreshProof,
    private readonly suspended: SuspendedIdentitiesService,
    private readonly mails: Mails,
    private readonly sessions: SessionsService,
    private readonly security: SecurityLog,
  ) {}

  async list({ uuid }: Viewer): Promise<ReplyOf<typeof readSignIns>> {
    const rows = await this.database.rows(LIST_SIGN_INS, { user: uuid });
    const passkeys = await this.database.rows(LIST_PASSKEYS, { user: uuid, max: MAX_PASSKEYS });
    return [
      ...rows.map((row) => ({ ...row, ...NO_PASSKEY, createdAt: row.createdAt.toISOString() })),
      ...passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        ...PASSKEY,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    ];
  }

  /**
   * Links what a provider has proved to the account of a session, whose owner is told by mail. Throws `SESSION_EXPIRED`,
   * `SIGN_IN_TAKEN`, `ACCOUNT_SUSPENDED` for who left while suspended.
   */
  async link(sessionUuid: string, { provider, sub, email }: Proof): Promise<void> {
    try {
      await this.database.transaction(async () => {
        const userUuid = await this.sessions.takeTurn(sessionUuid);
        await this.database.repo(Identity).insert({ userUuid, provider, sub, email });
        await this.suspended.assertNotSuspended({ provider, sub }, userUuid);
        await this.mails.tell({ userUuid, kind: 'sign-in-added', detail: provider });
        this.security.write('SIGN_IN_ADDED', userUuid, { state: provider });
      });
    } catch (error) {
      const isTaken = violates(error, 'uq_identities_provider_sub') || violates(error, 'uq_identities_user_provider');
      throw isTaken ? new AppError('SIGN_IN_TAKEN') : error;
    }
  }

  /**
   * Removes a way to sign in; sessions stay, and the owner is told by mail. Throws `REAUTHENTICATION_REQUIRED`, `WRONG_PASSWORD`,
   * `NOT_FOUND`, `LAST_SIGN_IN`.
   */
  remove(viewer: Viewer, provider: SignInProvider, password: string | null | undefined): Promise<void> {
    return this.#remove(viewer, { provider, password }, async (ways) => {
      found(ways.find((way) => way.provider === provider));
      const user = viewer.uuid;
      if (provider === 'password') await this.database.rows(REMOVE_PASSWORD, { user });
      else {
        await this.suspended.keepSuspension(user, provider);
        await this.database.rows(REMOVE_SIGN_IN, { user, provider });
      }
    });
  }

  /** As `remove`, of one passkey; throws `SECOND_FACTOR_MISSING` where one has to be used first. */
  async removePasskey(viewer: Viewer, passkey: string, password: string | null | undefined): Promise<void> {
    assertRule(viewer.lockedRole === null, 'SECOND_FACTOR_MISSING');
    return this.#remove(viewer, { provider: 'passkey', password }, async (ways) => {
      found(ways.find(({ uuid }) => uuid === passkey));
      await this.database.rows(REMOVE_PASSKEY, { user: viewer.uuid, passkey });
    });
  }

  /** The ways in which somebody can sign in, which stay as they are until the transaction ends. */
  async lock(user: string): Promise<WayToSignIn[]> {
    const identities = await this.database.rows(LOCK_SIGN_INS, { user });
    const passkeys = await this.database.rows(LOCK_PASSKEYS, { user });
    return [
      ...identities.flatMap(({ provider, isUsable }) => (isUsable ? [{ provider, uuid: null }] : [])),
      ...passkeys.map(({ uuid }) => ({ provider: PASSKEY.provider, uuid })),
    ];
  }

  /**
   * Who has rights over others adds the first passkey or app in a session that a mail has opened, where they have an address and the server
   * has mail: a password that somebody else knows must not be enough for these rights. Further ones are added only in a session in which
   * one was used. Throws `SECOND_FACTOR_MISSING`, `MAIL_PROOF_MISSING`.
   */
  async assertMayAddFactor({ uuid, sessionUuid, lockedRole }: Viewer): Promise<void> {
    if (lockedRole === null) return;
    const proof = found(await this.database.row(FACTOR_PROOF, { user: uuid, session: sessionUuid }));
    assertRule(!proof.hasFactor, 'SECOND_FACTOR_MISSING');
    assertRule(proof.isByMail || !proof.hasAddress || !this.mails.isOn, 'MAIL_PROOF_MISSING');
  }

  /**
   * Somebody is given rights over others: part of that transaction, before people are locked. What they have added so far was added by a
   * password that somebody else may have known; where `assertMayAddFactor` asks for a mail it is dropped and added anew, and they are told.
   */
  async dropFactors(user: string): Promise<void> {
    if (!this.mails.isOn) return;
    const { hadPasskey, hadApp } = found(await this.database.row(DROP_FACTORS, { user }));
    if (hadPasskey) await this.mails.tell({ userUuid: user, kind: 'sign-in-removed', detail: PASSKEY.provider });
    if (hadApp) await this.mails.tell({ userUuid: user, kind: 'second-factor-removed' });
  }

  async #remove(
    viewer: Viewer,
    { provider, password }: { provider: WayToSignIn['provider']; password: string | null | undefined },
    take: (ways: WayToSignIn[]) => Promise<void>,
  ): Promise<void> {
    await this.freshProof.assert(viewer, password);
    const user = viewer.uuid;
    await this.database.transaction(async () => {
      await this.sessions.takeTurn(viewer.sessionUuid);
      const ways = await this.lock(user);
      await this.mails.tell({ userUuid: user, kind: 'sign-in-removed', detail: provider });
      await take(ways);
      assertRule(ways.length > 1, 'LAST_SIGN_IN');
      // What a sign-in of a moment ago has been given leads in no more.
      await this.database.rows(FORGET_KEYS, { user });
      this.security.write('SIGN_IN_REMOVED', user, { state: provider });
    });
  }
}
