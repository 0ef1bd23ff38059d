import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, type Observable } from 'rxjs';
import { countedCall } from './counted-call.js';
import { isRefundable } from './limits.js';
import { RateLimits } from './rate-limits.js';

/** Gives the point of a refused write back, so that a mistake in a form does not use up anybody's right to post. */
@Injectable()
export class RateLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = countedCall(this.reflector, context);
    if (!call || !isRefundable(call.scope)) return next.handle();
    const point = { ...call, at: Date.now() };
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        await this.limits.giveBack(point);
        throw error;
      }),
    );
  }
}
