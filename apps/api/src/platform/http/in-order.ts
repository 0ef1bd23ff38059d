import type { NextFunction, RequestHandler } from 'express';

/** Several handlers as one, which says what they are. */
export type HandlersInOrder = RequestHandler & { handlers: readonly RequestHandler[] };

/**
 * Makes one handler of several that each request meets, one after the other as Express would call them: what one throws, rejects with or
 * hands to `next` goes to who handles errors. For each handler of its own Express looks at the path anew and calls it through five
 * functions more (docs/benchmarks.md).
 */
export function inOrder(...handlers: RequestHandler[]): HandlersInOrder {
  const callAll: RequestHandler = (request, response, next) => {
    const callFrom = (index: number): void => {
      const handler = handlers[index];
      if (!handler) return next();
      const goOn: NextFunction = (error?: unknown) => (error ? next(error) : callFrom(index + 1));
      try {
        const done: unknown = handler(request, response, goOn);
        if (done instanceof Promise) done.catch(next);
      } catch (error) {
        next(error);
      }
    };
    callFrom(0);
  };
  return Object.assign(callAll, { handlers });
}
