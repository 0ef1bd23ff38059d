import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import type { GraphQLResolveInfo } from 'graphql';
import { concatMap, type Observable } from 'rxjs';
import { RenderedPages } from './rendered-pages.js';

/** Answers a write when the pages of this process are without what it has changed. */
@Injectable()
export class HeardWrites implements NestInterceptor {
  constructor(private readonly pages: RenderedPages) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!isWrite(context)) return next.handle();
    return next.handle().pipe(concatMap((reply: unknown) => this.pages.heard().then(() => reply)));
  }
}

function isWrite(context: ExecutionContext): boolean {
  if (context.getType<GqlContextType>() === 'graphql') {
    const { operation } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    return operation.operation === 'mutation';
  }
  return !['GET', 'HEAD'].includes(context.switchToHttp().getRequest<Request>().method);
}
