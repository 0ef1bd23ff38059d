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
import type { RateLimitScope } from './limits.js';
import { countedCall, RATE_LIMIT } from './counted-call.js';
import { RateLimitInterceptor } from './rate-limit.interceptor.js';
import { RateLimits } from './rate-limits.js';
import { tellAllowance } from './tell-allowance.js';

/** Runs after the access guard, so that a signed-in person is counted by account, and before any input is looked at. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = countedCall(this.reflector, context);
    if (!call) return true;
    const { left } = await this.limits.count(call.scope, call.who);
    if (left) tellAllowance(requestOf(context).res, left);
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
