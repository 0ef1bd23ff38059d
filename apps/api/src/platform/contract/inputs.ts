import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../access/access.decorators.js';
import { HANDLED, type Handled } from './handles.js';
import { parse } from './parse.js';

function handledBy(context: ExecutionContext): Handled {
  const handled: unknown = Reflect.getMetadata(HANDLED, context.getHandler());
  if (!handled) throw new Error(`${context.getHandler().name} is no handler of the contract`);
  return handled as Handled;
}

/** The body, as the schema of the handler's call makes it: `@InputBody() input: BodyOf<typeof createPost>`. */
export const InputBody = createParamDecorator((_: unknown, context: ExecutionContext): unknown => {
  const { body } = handledBy(context);
  return body && parse(body, requestOf(context).body ?? {});
});

/** What stands after the question mark, likewise: `@InputQuery() query: QueryOf<typeof redeemKey>`. */
export const InputQuery = createParamDecorator((_: unknown, context: ExecutionContext): unknown => {
  const { query } = handledBy(context);
  return query && parse(query, requestOf(context).query);
});
