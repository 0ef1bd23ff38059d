import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import type { GraphQLResolveInfo } from 'graphql';
import { concatMap, type Observable } from 'rxjs';
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

function isWrite(context: ExecutionContext): boolean {
  if (context.getType<GqlContextType>() === 'graphql') {
    const { operation } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    return operation.operation === 'mutation';
  }
  return !['GET', 'HEAD'].includes(context.switchToHttp().getRequest<Request>().method);
}
