import { setTimeout as sleep } from 'node:timers/promises';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { requestOf } from '../access/access.decorators.js';
import type { CallerRequest } from '../access/caller.js';
import { toAppError } from '../errors/app-error-of.js';
import { limitOf, type RateLimitScope } from './limits.js';
import { countedCall, RATE_LIMIT } from './counted-call.js';
import { RateLimitInterceptor } from './rate-limit.interceptor.js';
import { type Counted, RateLimits } from './rate-limits.js';
import { SearchEngines } from './search-engines.js';
import { tellAllowance } from './tell-allowance.js';

/** How long a search engine waits with each read beyond a limit. */
const SLOWED_MS = 5_000;

/** Runs after the access guard, so that a signed-in person is counted by account, and before any input is looked at. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly engines: SearchEngines,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = countedCall(this.reflector, context);
    if (!call) return true;
    const request = requestOf(context);
    try {
      const { left } = await this.limits.count(call.scope, call.who);
      if (left) tellAllowance(request.res, left);
    } catch (error) {
      if (!(await this.#isSlowed(request, call, error))) throw error;
    }
    return true;
  }

  /** Search engines ask for all of us: a read of theirs beyond its limit waits, outside the line in which others would wait behind it. */
  async #isSlowed(request: CallerRequest, { scope, who }: { scope: RateLimitScope; who: Counted }, error: unknown) {
    const isRead = limitOf(scope).reads && who.userUuid === undefined;
    if (!isRead || toAppError(error).code !== 'TOO_MANY_REQUESTS') return false;
    if (!(await this.engines.isVerified(request.ip ?? '', request.headers['user-agent']))) return false;
    request.standAside?.();
    await sleep(SLOWED_MS);
    return true;
  }
}

/**
 * `@RateLimit('post')` on a handler, REST or GraphQL: beyond the limit it responds with 429 with `Retry-After`. A function
 * chooses the scope by the request; null counts nothing.
 */
export const RateLimit = (scope: RateLimitScope | ((request: CallerRequest) => RateLimitScope | null)) =>
  applyDecorators(
    SetMetadata(RATE_LIMIT, typeof scope === 'function' ? scope : () => scope),
    UseGuards(RateLimitGuard),
    UseInterceptors(RateLimitInterceptor),
  );
