import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { beforeAnswer } from '../access/before-answer.js';
import { isWrite } from '../access/is-write.js';
import { PageInvalidation } from './page-invalidation.js';

/**
 * Answers a write when what this process keeps, of pages and of people, is without what it has changed; also a refused one: a token that
 * was used twice is refused, and ends its session.
 */
@Injectable()
export class AwaitInvalidation implements NestInterceptor {
  constructor(private readonly invalidation: PageInvalidation) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!isWrite(context)) return next.handle();
    return beforeAnswer(next.handle(), () => this.invalidation.settled());
  }
}
