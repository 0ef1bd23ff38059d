import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppConfig } from '../config.js';
import { Database } from '../database/database.js';
import { AppError } from '../errors/app-error.js';
import { appErrorOfDatabaseError } from '../errors/database-errors.js';
import { clientNetwork } from './client-network.js';
import { LIMITS, limitOf, type RateLimitScope } from './limits.js';

/** Who is counted: a person, or the network address of a visitor. */
export interface Counted {
  userUuid?: string | undefined;
  address: string;
  /** The call, for scopes whose calls count apart. */
  call?: string;
}

/** Counters of all processes, in one table. Where they cannot be read the answer is 503: an open door would be no limit. */
@Injectable()
export class RateLimits {
  readonly #limiters: Map<RateLimitScope, RateLimiterPostgres[]>;

  constructor(
    private readonly config: AppConfig,
    database: Database,
  ) {
    const scopes = Object.keys(LIMITS) as RateLimitScope[];
    this.#limiters = new Map(scopes.map((scope) => [scope, limitersOf(scope, config, database)]));
  }

  /** Counts one call; throws `TOO_MANY_REQUESTS` when the limit is passed, `UNAVAILABLE` when nothing can be counted. */
  async count(scope: RateLimitScope, who: Counted): Promise<void> {
    const key = this.#keyOf(scope, who);
    for (const limiter of this.#of(scope)) {
      const state = await told(limiter.consume(key));
      if (limitOf(scope).closes && state.remainingPoints <= 0) await told(limiter.block(key, limiter.duration));
    }
  }

  /** Throws `TOO_MANY_REQUESTS` while the limit is used up, without counting. */
  async check(scope: RateLimitScope, who: Counted): Promise<void> {
    for (const limiter of this.#of(scope)) {
      const state = await told(limiter.get(this.#keyOf(scope, who)));
      if (state && state.remainingPoints <= 0) throw tooMany(state);
    }
  }

  #of(scope: RateLimitScope): RateLimiterPostgres[] {
    return this.#limiters.get(scope) ?? [];
  }

  #keyOf(scope: RateLimitScope, { userUuid, address, call }: Counted): string {
    const who = userUuid ?? this.#hash(clientNetwork(address));
    return limitOf(scope).apart ? `${call ?? ''}:${who}` : who;
  }

  // A network address is personal data; the counter needs only to recognize it.
  #hash(network: string): string {
    return createHmac('sha256', this.config.privacySecret).update(`rate-limit:${network}`).digest('base64url');
  }
}

function limitersOf(scope: RateLimitScope, config: AppConfig, database: Database): RateLimiterPostgres[] {
  return limitOf(scope).windows.map(
    ({ points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Each limiter would clear the whole table; one is enough.
        clearExpiredByTimeout: scope === 'signIn',
        keyPrefix: `${scope}:${seconds}`,
        points: Math.max(1, Math.round(points * config.rateLimitFactor)),
        duration: seconds,
      }),
  );
}

async function told<Result>(answer: Promise<Result>): Promise<Result> {
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
