import { Injectable, Logger } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { AccessTokens } from '../../platform/access/access-tokens.js';
import type { Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { RefreshTokens } from './refresh-tokens.js';
import { Session } from './session.entity.js';

const ABSOLUTE_DAYS = 90;
const MAX_SESSIONS = 10;
/** Two tabs that renew at once both present the same token; the later one still gets the answer of the first. */
const GRACE_SECONDS = 30;

/** The reply to every sign-in; durations in seconds. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  accessExpire: number;
  refreshExpire: number;
}

interface SessionRow {
  uuid: string;
  userUuid: string;
  rotatedAt: Date;
  expiresAt: Date;
}

const ROW = 'uuid, user_uuid as "userUuid", rotated_at as "rotatedAt", expires_at as "expiresAt"';

// Sign-ins of one person take turns, so that no two of them count the others before either is there.
const LOCK_USER: Statement = {
  name: 'sessions.lock-user',
  text: 'select 1 as locked from users where uuid = $1 for no key update',
};

const OPEN: Statement = {
  name: 'sessions.open',
  text: `
    insert into sessions (user_uuid, refresh_hash, expires_at, absolute_expires_at)
    values ($1, $2, now() + make_interval(secs => $3), now() + make_interval(days => $4))
    returning ${ROW}`,
};

const REVOKE_OLDEST: Statement = {
  name: 'sessions.revoke-oldest',
  text: `
    update sessions set revoked_at = now()
    where uuid in (
      select uuid from sessions
      where user_uuid = $1 and revoked_at is null and expires_at > now()
      order by created_at desc, uuid desc
      offset $2)`,
};

// The first of many wins by the row's lock; the others then find another hash.
const ROTATE: Statement = {
  name: 'sessions.rotate',
  text: `
    update sessions set previous_refresh_hash = refresh_hash, refresh_hash = $3, rotated_at = now(),
      expires_at = least(now() + make_interval(secs => $4), absolute_expires_at)
    where uuid = $1 and refresh_hash = $2 and revoked_at is null and expires_at > now()
    returning ${ROW}`,
};

const JUST_ROTATED: Statement = {
  name: 'sessions.just-rotated',
  text: `
    select ${ROW} from sessions
    where uuid = $1 and previous_refresh_hash = $2 and rotated_at > now() - make_interval(secs => $3)
      and revoked_at is null and expires_at > now()`,
};

/** Sessions: opened by a sign-in, renewed by rotation, ended by sign-out or by a token that comes a second time. */
@Injectable()
export class SessionsService {
  readonly #securityLog = new Logger('Security');

  constructor(
    private readonly database: Database,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  /** Signs a person in; with more than ten devices the oldest one is signed out. */
  open(userUuid: string): Promise<Tokens> {
    const tokenId = this.refreshTokens.newId();
    return this.database.transaction(async () => {
      await this.database.row(LOCK_USER, [userUuid]);
      const values = [userUuid, this.refreshTokens.hash(tokenId), this.config.refreshToken.seconds, ABSOLUTE_DAYS];
      const session = await this.database.row<SessionRow>(OPEN, values);
      if (!session) throw new Error('An insert returned no row');
      await this.database.rows(REVOKE_OLDEST, [userUuid, MAX_SESSIONS]);
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
    await this.limits.count('reissue', { userUuid: sessionUuid, address: '' });
    const hash = this.refreshTokens.hash(tokenId);
    const nextId = this.refreshTokens.successorOf(tokenId);
    const nextHash = this.refreshTokens.hash(nextId);
    const session =
      (await this.database.row<SessionRow>(ROTATE, [sessionUuid, hash, nextHash, this.config.refreshToken.seconds])) ??
      (await this.database.row<SessionRow>(JUST_ROTATED, [sessionUuid, hash, GRACE_SECONDS]));
    if (session) return this.#tokens(session, nextId);
    await this.#endStolen(sessionUuid);
    throw new AppError('SESSION_EXPIRED');
  }

  /** Ends the session that the person is using; its refresh token is dead at once. */
  async close({ sessionUuid }: Viewer): Promise<void> {
    await this.#revoke({ uuid: sessionUuid });
  }

  /** Ends all other sessions of the person. */
  async closeOthers({ uuid, sessionUuid }: Viewer): Promise<void> {
    await this.#revoke({ userUuid: uuid, uuid: Not(sessionUuid) });
  }

  async #endStolen(sessionUuid: string): Promise<void> {
    const ended = await this.#revoke({ uuid: sessionUuid });
    if (ended > 0) this.#securityLog.warn({ event: 'REFRESH_REUSE', sessionUuid });
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
