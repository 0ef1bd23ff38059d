import { Injectable } from '@nestjs/common';
import type { ReplyOf } from '@haiko/shared/contract/call';
import type { readSessions } from '@haiko/shared/contract/sessions';
import { MAX_SESSIONS, SESSION_MAX_DAYS } from '@haiko/shared/limits';
import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { AccessTokens } from '../../platform/access/access-tokens.js';
import type { Viewer } from '../../platform/access/caller.js';
import { clientNetwork } from '../../platform/access/client-network.js';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { keyedHash } from '../../platform/keyed-hash.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { Mails } from '../mail/mails.service.js';
import type { Device } from './device.js';
import { RefreshTokens } from './refresh-tokens.js';
import { Session } from './session.entity.js';
import { methodsOf, type Opened, type Shown, type Tokens } from './second-step.js';
import {
  FIND_TICKET,
  GIVE_TICKET,
  IS_CURRENT,
  JUST_ROTATED,
  KNOWS_DEVICE,
  LIST_SESSIONS,
  LOCK_USER,
  OPEN_SESSION,
  OWNER_OF_SESSION,
  PROVE_SESSION,
  REVOKE_OLDEST,
  ROTATE,
  TAKE_TURN,
  TAKE_TURN_OF_SESSION,
  UNPROVE_SESSIONS,
  USE_TICKET,
} from './sessions.statements.js';

/** Two tabs that renew at once both present the same token; the later one still gets the answer of the first. */
const GRACE_SECONDS = 30;
/** Time to look for the phone. */
const TICKET_MINUTES = 10;

interface SessionRow {
  uuid: string;
  userUuid: string;
  rotatedAt: Date;
  expiresAt: Date;
}

/** Sessions: opened by a sign-in, renewed by rotation, ended by sign-out or by a token that comes a second time. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
    private readonly security: SecurityLog,
    private readonly mails: Mails,
  ) {}

  /**
   * Signs a person in, who is told by mail of a new device; with more than ten devices the oldest one is signed out. Who has set up a
   * second factor and has not shown it gets a ticket for the second step instead.
   */
  open(userUuid: string, device: Device, shown: Shown = {}): Promise<Opened> {
    const tokenId = this.refreshTokens.newId();
    return this.database.transaction(async () => {
      const account = await this.database.row(LOCK_USER, { user: userUuid });
      // Somebody who withdrew a moment ago has no account any more.
      if (!account) throw new AppError('INVALID_CREDENTIALS');
      const methods = shown.passkey || shown.code ? [] : methodsOf(account, this.config);
      if (methods.length > 0) return { ticket: await this.#giveTicket(userUuid), methods };
      const seenBy = { device: device.name, networkHash: this.#networkHashOf(device) };
      if (!account.isSignUp) await this.#tellOfNew(userUuid, seenBy);
      const values = {
        user: userUuid,
        ...seenBy,
        isByPasskey: shown.passkey === true,
        isByCode: shown.code === true,
        isByMail: shown.mail === true,
        hash: this.refreshTokens.hash(tokenId),
        seconds: this.config.refreshToken.seconds,
        days: SESSION_MAX_DAYS,
      };
      const session = await this.database.row(OPEN_SESSION, values);
      if (!session) throw new Error('An insert returned no row');
      await this.database.rows(REVOKE_OLDEST, { user: userUuid, max: MAX_SESSIONS });
      this.security.write('SIGNIN_OK', userUuid, { target: session.uuid });
      return this.#tokens(session, tokenId);
    });
  }

  /**
   * The successor of a refresh token. The immediate predecessor gets the same successor for half a minute; any other
   * token that was already used means that somebody else has a copy: the whole session ends. Throws `SESSION_EXPIRED`.
   */
  async reissue(token: string | null): Promise<Tokens> {
    const claims = token ? this.refreshTokens.read(token) : null;
    if (!claims) throw new AppError('SESSION_EXPIRED');
    const { sessionUuid, tokenId } = claims;
    const hash = this.refreshTokens.hash(tokenId);
    const nextId = this.refreshTokens.successorOf(tokenId);
    const session =
      (await this.#justRotated(sessionUuid, hash)) ??
      (await this.#rotate(sessionUuid, hash, this.refreshTokens.hash(nextId))) ??
      (await this.#justRotated(sessionUuid, hash));
    if (session) return this.#tokens(session, nextId);
    await this.#endStolen(sessionUuid);
    throw new AppError('SESSION_EXPIRED');
  }

  /** Where the person is signed in, this session first. */
  async list({ uuid, sessionUuid }: Viewer): Promise<ReplyOf<typeof readSessions>> {
    const rows = await this.database.rows(LIST_SESSIONS, { user: uuid, current: sessionUuid, max: MAX_SESSIONS });
    return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  }

  /** Ends one session of the person; throws `NOT_FOUND` for one that is somebody else's, or over. */
  async end({ uuid }: Viewer, sessionUuid: string): Promise<void> {
    const ended = await this.#revoke({ uuid: sessionUuid, userUuid: uuid });
    assertRule(ended > 0, 'NOT_FOUND');
    this.security.write('SIGNOUT', uuid, { target: sessionUuid });
  }

  /** Ends the session that the person is using; its refresh token is dead at once. */
  async close({ uuid, sessionUuid }: Viewer): Promise<void> {
    await this.#revoke({ uuid: sessionUuid });
    this.security.write('SIGNOUT', uuid, { target: sessionUuid });
  }

  /** Ends all other sessions of the person. */
  async closeOthers({ uuid, sessionUuid }: Viewer): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.row(LOCK_USER, { user: uuid });
      await this.#revoke({ userUuid: uuid, uuid: Not(sessionUuid) });
    });
  }

  /** Ends every session of a person. */
  async closeAll(userUuid: string): Promise<void> {
    await this.#revoke({ userUuid });
  }

  /** A passkey was made in the session, or an app set up, for which its owner was asked as for a sign-in by it. */
  async prove({ sessionUuid }: Viewer, { passkey = false, code = false }: Shown): Promise<void> {
    await this.database.rows(PROVE_SESSION, { session: sessionUuid, isByPasskey: passkey, isByCode: code });
  }

  /** Whoever is given rights over others shows a passkey or a code after that, in every session: part of that transaction. */
  async unprove(userUuid: string): Promise<void> {
    await this.database.rows(UNPROVE_SESSIONS, { user: userUuid });
  }

  /**
   * Whose session it is, first of all in a transaction that changes how they sign in, or ends their account: such changes take turns, and
   * whoever was let in a moment before a reset of the password has ended the session does nothing after it. Throws `SESSION_EXPIRED`.
   */
  async takeTurn(sessionUuid: string): Promise<string> {
    await this.database.rows(TAKE_TURN_OF_SESSION, { session: sessionUuid });
    const owner = await this.database.row(OWNER_OF_SESSION, { session: sessionUuid });
    if (!owner) throw new AppError('SESSION_EXPIRED');
    return owner.userUuid;
  }

  /** The same for who proves by a mail or a password who they are, and needs no session. */
  async takeTurnOf(userUuid: string): Promise<void> {
    await this.database.rows(TAKE_TURN, { user: userUuid });
  }

  /** Whose ticket it is, without using it. Throws `KEY_EXPIRED`. */
  async findTicket(ticket: string): Promise<string> {
    const found = await this.database.row(FIND_TICKET, { hash: this.refreshTokens.hash(ticket) });
    if (!found) throw new AppError('KEY_EXPIRED');
    return found.userUuid;
  }

  /** Uses a ticket, in the transaction of the second step. Throws `KEY_EXPIRED`. */
  async useTicket(ticket: string): Promise<void> {
    const used = await this.database.row(USE_TICKET, { hash: this.refreshTokens.hash(ticket) });
    if (!used) throw new AppError('KEY_EXPIRED');
  }

  async #giveTicket(user: string): Promise<string> {
    const ticket = this.refreshTokens.newId();
    const values = { hash: this.refreshTokens.hash(ticket), user, minutes: TICKET_MINUTES };
    await this.database.rows(GIVE_TICKET, values);
    return ticket;
  }

  /** Part of a sign-in, before its session is there. */
  async #tellOfNew(userUuid: string, seenBy: { device: string; networkHash: string }): Promise<void> {
    if (!this.mails.isOn) return;
    const known = await this.database.row(KNOWS_DEVICE, { user: userUuid, ...seenBy });
    if (!known?.isKnown) await this.mails.tell({ userUuid, kind: 'new-sign-in', detail: seenBy.device });
  }

  #networkHashOf({ address }: Device): string {
    return keyedHash(this.config.privacySecret, 'session-network', clientNetwork(address));
  }

  #justRotated(sessionUuid: string, hash: string): Promise<SessionRow | undefined> {
    return this.database.row(JUST_ROTATED, { session: sessionUuid, hash, seconds: GRACE_SECONDS });
  }

  // Only what rotates counts: many tabs may bring one token. Rotations of a session follow one another, so that none slips
  // through between looking at the limit and counting.
  async #rotate(sessionUuid: string, hash: string, nextHash: string): Promise<SessionRow | undefined> {
    // A copied token is told first: whoever has used up the limit with it would else keep its owner from ending the session.
    if (!(await this.database.row(IS_CURRENT, { session: sessionUuid, hash }))) return undefined;
    const who = { userUuid: sessionUuid };
    await this.limits.check('reissue', who);
    const values = { session: sessionUuid, hash, nextHash, seconds: this.config.refreshToken.seconds };
    const session = await this.database.row(ROTATE, values);
    if (session) await this.limits.count('reissue', who);
    return session;
  }

  async #endStolen(sessionUuid: string): Promise<void> {
    const ended = await this.#revoke({ uuid: sessionUuid });
    if (ended === 0) return;
    const session = await this.database.repo(Session).findOneBy({ uuid: sessionUuid });
    this.security.write('REFRESH_REUSE', session?.userUuid ?? null, { target: sessionUuid });
  }

  async #revoke(which: FindOptionsWhere<Session>): Promise<number> {
    const { affected } = await this.database
      .repo(Session)
      .update({ ...which, revokedAt: IsNull() }, { revokedAt: () => 'now()' });
    return affected ?? 0;
  }

  #tokens({ uuid, userUuid, rotatedAt, expiresAt }: SessionRow, tokenId: string): Tokens {
    const access = this.accessTokens.sign({ userUuid, sessionUuid: uuid });
    return {
      accessToken: access.token,
      refreshToken: this.refreshTokens.sign({ sessionUuid: uuid, tokenId }, { from: rotatedAt, until: expiresAt }),
      accessExpire: access.seconds,
      refreshExpire: Math.round((expiresAt.getTime() - rotatedAt.getTime()) / 1000),
    };
  }
}
