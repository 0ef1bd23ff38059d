import type { ExecutionContext } from '@nestjs/common';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import type { GraphQLResolveInfo } from 'graphql';

/** Whether what is called is there to change something: a mutation, or anything of REST but GET and HEAD. */
export function isWrite(context: ExecutionContext): boolean {
  if (context.getType<GqlContextType>() === 'graphql') {
    const { operation } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    return operation.operation === 'mutation';
  }
  return !['GET', 'HEAD'].includes(context.switchToHttp().getRequest<Request>().method);
}
