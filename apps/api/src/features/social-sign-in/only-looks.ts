import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../platform/access/access.decorators.js';

/** Whether the caller only looks ahead: a HEAD, or a browser that fetches what somebody may open next. */
export const IsPreview = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const { method, headers } = requestOf(context);
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']];
  return method === 'HEAD' || purposes.some((purpose) => /prefetch|preview/i.test(String(purpose ?? '')));
});
