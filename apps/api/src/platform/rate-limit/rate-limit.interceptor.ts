import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, type Observable } from 'rxjs';
import { toAppError } from '../errors/app-error-of.js';
import { countedCall } from './counted-call.js';
import { isRefundable } from './limits.js';
import { type Counted, RateLimits } from './rate-limits.js';

/**
 * Gives the point of a refused write back, so that mistakes in a form do not use up anybody's right to post; but only as many as
 * people make (`LIMITS.mistake`): from then on refused calls count like any other.
 */
@Injectable()
export class RateLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = countedCall(this.reflector, context);
    if (!call || !isRefundable(call.scope)) return next.handle();
    const point = { ...call, at: performance.now() };
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (await this.#isForgiven(call.who, error)) await this.limits.giveBack(point);
        throw error;
      }),
    );
  }

  async #isForgiven(who: Counted, error: unknown): Promise<boolean> {
    // What failed on our side is nobody's mistake.
    if (toAppError(error).statusCode >= 500) return true;
    return this.limits.count('mistake', who).then(
      () => true,
      () => false,
    );
  }
}
