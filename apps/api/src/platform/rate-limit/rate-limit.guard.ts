import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { requestOf } from '../access/access.decorators.js';
import type { CallerRequest } from '../access/caller.js';
import type { RateLimitScope } from './limits.js';
import { RateLimits } from './rate-limits.js';

const RATE_LIMIT = 'rate-limit';

interface RateLimitOptions {
  scope: RateLimitScope;
  /** Counts only the calls for which it holds. */
  when?: (request: CallerRequest) => boolean;
}

/** Runs after the access guard, so that a signed-in person is counted by account, and before any input is looked at. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { scope, when } = this.reflector.get<RateLimitOptions>(RATE_LIMIT, context.getHandler());
    const request = requestOf(context);
    if (when && !when(request)) return true;
    const who = { userUuid: request.viewer?.uuid, address: request.ip ?? '', call: context.getHandler().name };
    await this.limits.count(this.#scopeFor(scope, request), who);
    return true;
  }

  // Somebody we know may search more than a visitor.
  #scopeFor(scope: RateLimitScope, request: CallerRequest): RateLimitScope {
    return scope === 'keywordSearch' && request.viewer ? 'keywordSearchSignedIn' : scope;
  }
}

/** `@RateLimit('post')` on a handler, REST or GraphQL: beyond the limit it answers 429 with `Retry-After`. */
export const RateLimit = (scope: RateLimitScope, { when }: Pick<RateLimitOptions, 'when'> = {}) =>
  applyDecorators(SetMetadata<string, RateLimitOptions>(RATE_LIMIT, { scope, when }), UseGuards(RateLimitGuard));
