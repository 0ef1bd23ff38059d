import type { Request } from 'express';

/** `/api/post/:id`, never the address itself: it holds keys, names and what people search for. */
export function routeOf(request: Request): string {
  const route: unknown = request.route?.path;
  if (typeof route === 'string') return route;
  return /^\/(graphql|api\/docs|api|files|health)(?=[/?]|$)/.exec(request.originalUrl)?.[0] ?? 'web';
}
