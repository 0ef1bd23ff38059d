import { Injectable } from '@nestjs/common';
import type { ReplyOf } from '@haiko/shared/contract/call';
import type { reissue } from '@haiko/shared/contract/sessions';
import { SESSION_MAX_DAYS } from '@haiko/shared/limits';
import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { AccessTokens } from '../../platform/access/access-tokens.js';
import type { Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { RefreshTokens } from './refresh-tokens.js';
import { Session } from './session.entity.js';
import { JUST_ROTATED, LOCK_USER, OPEN_SESSION, REVOKE_OLDEST, ROTATE } from './sessions.statements.js';

const MAX_SESSIONS = 10;
/** Two tabs that renew at once both present the same token; the later one still gets the answer of the first. */
const GRACE_SECONDS = 30;

export type Tokens = ReplyOf<typeof reissue>;

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
  ) {}

  /** Signs a person in; with more than ten devices the oldest one is signed out. */
  open(userUuid: string): Promise<Tokens> {
    const tokenId = this.refreshTokens.newId();
    return this.database.transaction(async () => {
      // Somebody who withdrew a moment ago has no account any more.
      assertRule((await this.database.row(LOCK_USER, { user: userUuid })) !== undefined, 'INVALID_CREDENTIALS');
      const values = {
        user: userUuid,
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

  #justRotated(sessionUuid: string, hash: string): Promise<SessionRow | undefined> {
    return this.database.row(JUST_ROTATED, { session: sessionUuid, hash, seconds: GRACE_SECONDS });
  }

  // Only what rotates counts: many tabs may bring one token. Rotations of a session follow one another, so that none slips
  // through between looking at the limit and counting.
  async #rotate(sessionUuid: string, hash: string, nextHash: string): Promise<SessionRow | undefined> {
    const who = { userUuid: sessionUuid };
    await this.limits.check('reissue', who);
    const values = { session: sessionUuid, hash, nextHash, seconds: this.config.refreshToken.seconds };
    const session = await this.database.row(ROTATE, values);
    if (session) await this.limits.count('reissue', who);
    return session;
  }

  async #endStolen(sessionUuid: string): Promise<void> {
    const ended = await this.#revoke({ uuid: sessionUuid });
    if (ended > 0) this.security.write('REFRESH_REUSE', null, { target: sessionUuid });
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
