import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@haiko/shared/errors';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from '../access/client-network.js';
import { AppConfig } from '../config.js';
import { Database } from '../database/database.js';
import { AppError } from '../errors/app-error.js';
import { appErrorOfDatabaseError } from '../errors/database-errors.js';
import { GIVE_BACK } from './rate-limits.statements.js';
import { isRefundable, LIMITS, limitOf, type RateLimitScope, type Window } from './limits.js';

/** Who is counted: a person, or the network address of a visitor. */
export interface Counted {
  userUuid?: string | undefined;
  address?: string;
  /** The account that somebody asks for, where it is that which is counted; alone, or together with the address. */
  account?: string;
  /** The call, for scopes whose calls count apart. */
  call?: string;
}

/** One counted call, for giving it back; `at` is a moment after it was counted, in milliseconds. */
export interface Point {
  scope: RateLimitScope;
  who: Counted;
  at: number;
}

const NOT_WRITABLE: readonly ErrorCode[] = ['READ_ONLY', 'STORAGE_FULL'];

/**
 * Counters of all processes, in one table. Where they cannot be read the response is 503: an open door would be no limit.
 * Only reads go on while the database takes no writes.
 */
@Injectable()
export class RateLimits {
  readonly #limiters = new Map<readonly Window[], RateLimiterPostgres[]>();

  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
  ) {
    for (const scope of Object.keys(LIMITS) as RateLimitScope[]) {
      const { windows, signedIn } = limitOf(scope);
      for (const each of signedIn ? [windows, signedIn] : [windows]) this.#limiters.set(each, this.#make(scope, each));
    }
  }

  /**
   * Counts a call, or as many `points` of it, before its work, so that of many at once no more than the limit get through. Throws
   * `TOO_MANY_REQUESTS` when the limit is passed, `UNAVAILABLE` when nothing can be counted.
   */
  async count(scope: RateLimitScope, who: Counted, points = 1): Promise<Point> {
    const key = this.#keyOf(scope, who);
    const { closes } = limitOf(scope);
    const taken: RateLimiterPostgres[] = [];
    try {
      for (const limiter of this.#of(scope, who)) {
        taken.push(limiter);
        const state = await responseOf(limiter.consume(key, points));
        if (closes && state.remainingPoints <= 0) await responseOf(limiter.block(key, limiter.duration));
      }
    } catch (error) {
      if (limitOf(scope).reads && isReadOnly(error)) return { scope, who, at: Date.now() };
      // The limiter counts what it refuses, too.
      if (isRefundable(scope)) await this.#giveBack(taken, key, Date.now());
      throw error;
    }
    return { scope, who, at: Date.now() };
  }

  /** Throws `TOO_MANY_REQUESTS` while the limit is used up, without counting. */
  async check(scope: RateLimitScope, who: Counted): Promise<void> {
    for (const limiter of this.#of(scope, who)) {
      const state = await responseOf(limiter.get(this.#keyOf(scope, who)));
      if (state && state.remainingPoints <= 0) throw tooMany(state);
    }
  }

  /** Takes a count back. Never fails: a point too few harms less than an error about it. */
  async giveBack({ scope, who, at }: Point): Promise<void> {
    await this.#giveBack(this.#of(scope, who), this.#keyOf(scope, who), at);
  }

  async #giveBack(limiters: RateLimiterPostgres[], key: string, at: number): Promise<void> {
    for (const limiter of limiters) {
      const values = { key: limiter.getKey(key), expire: at + limiter.duration * 1000 };
      await this.database.rows(GIVE_BACK, values).catch(() => undefined);
    }
  }

  #of(scope: RateLimitScope, { userUuid }: Counted): RateLimiterPostgres[] {
    const { windows, signedIn } = limitOf(scope);
    return this.#limiters.get(userUuid && signedIn ? signedIn : windows) ?? [];
  }

  #make(scope: RateLimitScope, windows: readonly Window[]): RateLimiterPostgres[] {
    return windows.map(
      ({ points, seconds }) =>
        new RateLimiterPostgres({
          storeClient: this.database.pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          // Each limiter would clear the whole table; one is enough.
          clearExpiredByTimeout: scope === 'signIn',
          keyPrefix: `${scope}:${seconds}`,
          points: Math.max(1, Math.round(points * this.config.rateLimitFactor)),
          duration: seconds,
        }),
    );
  }

  #keyOf(scope: RateLimitScope, { userUuid, account, address, call }: Counted): string {
    const parts = [account, address === undefined ? undefined : clientNetwork(address)];
    const who = userUuid ?? this.#hash(parts.filter((part) => part !== undefined).join(' '));
    return limitOf(scope).apart ? `${call ?? ''}:${who}` : who;
  }

  // Addresses of networks and of people are personal data; the counter needs only to recognize them.
  #hash(text: string): string {
    return createHmac('sha256', this.config.privacySecret).update(`rate-limit:${text}`).digest('base64url');
  }
}

function isReadOnly(error: unknown): boolean {
  return error instanceof AppError && NOT_WRITABLE.includes(error.code);
}

async function responseOf<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (problem) {
    if (problem instanceof RateLimiterRes) throw tooMany(problem);
    throw appErrorOfDatabaseError(problem) ?? new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
