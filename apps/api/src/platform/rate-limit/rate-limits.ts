import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@haiko/shared/errors';
import { clientNetwork } from '../access/client-network.js';
import { AppConfig } from '../config.js';
import { Database } from '../database/database.js';
import { isLost } from '../database/replica.js';
import { Replicas } from '../database/replicas.js';
import { AppError } from '../errors/app-error.js';
import { appErrorOfDatabaseError } from '../errors/database-errors.js';
import { type JobKind, Jobs } from '../jobs/jobs.js';
import { keyedHash } from '../keyed-hash.js';
import { Metrics } from '../metrics/metrics.js';
import { CLOSE, COUNT_CALL, FIND_COUNTS, FORGET_ENDED, GIVE_BACK } from './rate-limits.statements.js';
import { isRefundable, limitOf, type RateLimitScope, type Window } from './limits.js';

const CLEAN_UP: JobKind = { name: 'rateLimits.cleanUp', cron: '7 * * * *' };
const NOT_WRITABLE: readonly ErrorCode[] = ['READ_ONLY', 'STORAGE_FULL'];

/** Who is counted: a person, or the network address of a visitor. */
export interface Counted {
  userUuid?: string | undefined;
  /** Whether the account is of today: some limits are narrower then. */
  isNew?: boolean;
  address?: string;
  /** The account that somebody asks for, where it is that which is counted; alone, or together with the address. */
  account?: string;
  /** The session in which that account is asked for. */
  session?: string;
  /** The call, for scopes whose calls count apart. */
  call?: string;
}

/** One counted call, for giving it back; `at` is when it was counted or a moment after, by `performance.now()`. */
export interface Point {
  scope: RateLimitScope;
  who: Counted;
  at: number;
  /** How many points it took; one where it does not say. */
  points?: number;
}

type Counting = Pick<Point, 'scope' | 'who'>;

/** What is left of the tightest window of a limit. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** Seconds until the window is over. */
  reset: number;
}

/** One window of a limit for one caller. */
interface CallerWindow {
  key: string;
  limit: number;
  milliseconds: number;
}

/** What is counted in a window, and how long it goes on. */
interface WindowCount {
  key: string;
  points: number;
  waitMs: number;
}

/**
 * Counters of all processes, in one table. Where they cannot be read the response is 503: an open door would be no limit.
 * Only reads go on while the database takes no writes, or is lost and only replicas are left.
 */
@Injectable()
export class RateLimits {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly metrics: Metrics,
    private readonly replicas: Replicas,
    jobs: Jobs,
  ) {
    jobs.register(CLEAN_UP, async () => void (await database.rows(FORGET_ENDED)));
  }

  /**
   * Counts a call, or as many `points` of it, before its work, so that of many at once no more than the limit get through. Throws
   * `TOO_MANY_REQUESTS` when the limit is passed, `UNAVAILABLE` when nothing can be counted.
   */
  async count(scope: RateLimitScope, who: Counted, points = 1): Promise<Point & { left: Allowance | undefined }> {
    const windows = this.#windowsOf({ scope, who });
    const counts = await this.database.rows(COUNT_CALL, { ...columnsOf(windows), points }).catch((error: unknown) => {
      if (limitOf(scope).reads && (isReadOnly(error) || this.#isLeftToReplicas(error))) return [];
      throw unavailable(error);
    });
    const full = windows.find(({ key, limit }) => counts.some((each) => each.key === key && each.points > limit));
    if (full) {
      // What one window refuses takes nothing from the others: trying for a minute must not cost the day.
      const others = isRefundable(scope) ? windows : windows.filter((window) => window !== full);
      await this.#giveBack(others, { at: performance.now(), points });
      throw this.#refused({ scope, who }, full, counts);
    }
    if (limitOf(scope).closes) await this.#close(windows, counts);
    return { scope, who, at: performance.now(), points, left: tightestOf(windows, counts) };
  }

  /** Throws `TOO_MANY_REQUESTS` while the limit is used up, without counting. */
  async check(scope: RateLimitScope, who: Counted): Promise<void> {
    const windows = this.#windowsOf({ scope, who });
    const { keys } = columnsOf(windows);
    const counts = await this.database.rows(FIND_COUNTS, { keys }).catch((error: unknown) => {
      throw unavailable(error);
    });
    const full = windows.find(({ key, limit }) => counts.some((each) => each.key === key && each.points >= limit));
    if (full) throw this.#refused({ scope, who }, full, counts);
  }

  /** Takes a count back. Never fails: a point too few harms less than an error about it. */
  async giveBack(point: Point): Promise<void> {
    await this.#giveBack(this.#windowsOf(point), point);
  }

  async #giveBack(windows: readonly CallerWindow[], { at, points = 1 }: Pick<Point, 'at' | 'points'>): Promise<void> {
    if (windows.length === 0) return;
    const values = { ...columnsOf(windows), ago: Math.floor(performance.now() - at), points };
    await this.database.rows(GIVE_BACK, values).catch(() => undefined);
  }

  /** The primary is found to be lost a moment after the first call that it does not answer. */
  #isLeftToReplicas(error: unknown): boolean {
    return this.replicas.areAlone || (this.replicas.exist && isLost(error));
  }

  #refused({ scope, who }: Counting, { key, limit }: CallerWindow, counts: readonly WindowCount[]): AppError {
    this.metrics.count('haiko_rate_limit_refusals_total', { scope });
    const waitMs = counts.find((each) => each.key === key)?.waitMs ?? 0;
    const isFirstDay = firstDayOf({ scope, who }) !== undefined;
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
    return new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds, limit, ...(isFirstDay && { isFirstDay }) });
  }

  /** Windows that this call has used up go on from now as long as they are. */
  async #close(windows: readonly CallerWindow[], counts: readonly WindowCount[]): Promise<void> {
    for (const { key, limit, milliseconds } of windows)
      if (counts.some((each) => each.key === key && each.points >= limit))
        await this.database.rows(CLOSE, { key, milliseconds });
  }

  #windowsOf({ scope, who }: Counting): CallerWindow[] {
    const { windows, signedIn } = limitOf(scope);
    const caller = this.#callerOf(scope, who);
    return (firstDayOf({ scope, who }) ?? (who.userUuid ? signedIn : undefined) ?? windows).map(
      ({ points, seconds }) => ({
        key: `${scope}:${seconds}:${caller}`,
        limit: Math.max(1, Math.round(points * this.config.rateLimitFactor)),
        milliseconds: seconds * 1_000,
      }),
    );
  }

  #callerOf(scope: RateLimitScope, { userUuid, account, session, address, call }: Counted): string {
    const parts = [account, session, address === undefined ? undefined : clientNetwork(address)];
    const who = userUuid ?? this.#hash(parts.filter((part) => part !== undefined).join(' '));
    return limitOf(scope).apart ? `${call ?? ''}:${who}` : who;
  }

  // Addresses of networks and of people are personal data; the counter needs only to recognize them.
  #hash(text: string): string {
    return keyedHash(this.config.privacySecret, 'rate-limit', text);
  }
}

/** The windows of a first day, where they hold for this caller. */
function firstDayOf({ scope, who }: Counting): readonly Window[] | undefined {
  return who.isNew ? limitOf(scope).firstDay : undefined;
}

function columnsOf(windows: readonly CallerWindow[]): { keys: string[]; milliseconds: number[] } {
  return { keys: windows.map(({ key }) => key), milliseconds: windows.map(({ milliseconds }) => milliseconds) };
}

function tightestOf(windows: readonly CallerWindow[], counts: readonly WindowCount[]): Allowance | undefined {
  const left = counts.map(({ key, points, waitMs }) => {
    const limit = windows.find((window) => window.key === key)?.limit ?? points;
    return { limit, remaining: Math.max(0, limit - points), reset: Math.ceil(waitMs / 1000) };
  });
  return left.toSorted((one, other) => one.remaining - other.remaining)[0];
}

function isReadOnly(error: unknown): boolean {
  const code = appErrorOfDatabaseError(error)?.code;
  return code !== undefined && NOT_WRITABLE.includes(code);
}

function unavailable(error: unknown): AppError {
  return appErrorOfDatabaseError(error) ?? new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
}
