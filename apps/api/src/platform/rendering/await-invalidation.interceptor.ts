import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { concatMap, type Observable } from 'rxjs';
import { isWrite } from '../access/is-write.js';
import { PageInvalidation } from './page-invalidation.js';

/** Answers a write when what this process keeps for visitors is without what it has changed. */
@Injectable()
export class AwaitInvalidation implements NestInterceptor {
  constructor(private readonly invalidation: PageInvalidation) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!isWrite(context)) return next.handle();
    return next.handle().pipe(concatMap((reply: unknown) => this.invalidation.settled().then(() => reply)));
  }
}
