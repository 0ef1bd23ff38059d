import type { ExecutionContext } from '@nestjs/common';
import { FIRST_DAY_HOURS } from '@haiko/shared/limits';
import type { Reflector } from '@nestjs/core';
import { ACCESS, type Access, requestOf } from '../access/access.decorators.js';
import type { CallerRequest } from '../access/caller.js';
import { limitOf, type RateLimitScope } from './limits.js';
import type { Point } from './rate-limits.js';

export const RATE_LIMIT = 'rate-limit';

/** As what a call counts, and for whom; null where it does not count. */
export function countedCall(reflector: Reflector, context: ExecutionContext): Omit<Point, 'at'> | null {
  const handler = context.getHandler();
  const request = requestOf(context);
  const scope = reflector.get<(request: CallerRequest) => RateLimitScope | null>(RATE_LIMIT, handler)(request);
  if (scope === null) return null;
  const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, context.getClass()]);
  const viewer = limitOf(scope).isEntrance && access?.kind === 'public' ? null : request.viewer;
  const who = { userUuid: viewer?.uuid, address: request.ip ?? '', call: handler.name, isNew: isOfFirstDay(viewer) };
  return { scope, who };
}

function isOfFirstDay(viewer: CallerRequest['viewer']): boolean {
  return (
    viewer !== null && viewer !== undefined && Date.now() - viewer.createdAt.getTime() < FIRST_DAY_HOURS * 3_600_000
  );
}
