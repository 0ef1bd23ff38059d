import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { CallerRequest } from '../access/caller.js';
import type { Semaphore } from '../semaphore.js';

/** These wait for a phone that sends pictures or for another service, not for us; each of them has limits of its own. */
// Read as the router reads them: in any case, with a slash at their end or without, and without a host.
const SLOW_BY_NATURE =
  /^\/api\/(file\/upload\/(one|many)|user\/signin\/[^/]+\/step2|notes\/message\/[^/]+\/translate)\/?$/i;

/**
 * Lets as many requests work at once as get along with each other; the others wait for their turn, and what is too much is told
 * so at once: under overload some are answered fast instead of all of them late. Callers who wait take turns.
 * Without `concerns` it is for all but those that are slow by nature. It stands behind the reading of bodies, and a
 * turn ends where the answer begins or the request stands aside, so that nobody's slow network takes up a place.
 */
export function limitInFlight(semaphore: Semaphore, concerns = isOurWork): RequestHandler {
  return (request, response, next) => {
    const caller = request as CallerRequest;
    if (!concerns(caller)) return next();
    const { payer = request.ip } = caller;
    semaphore.run(() => answered(request, response, next), payer).catch(next);
  };
}

const isOurWork = ({ baseUrl, path }: CallerRequest) => !SLOW_BY_NATURE.test(baseUrl + path);

function answered(request: Request, response: Response, next: NextFunction): Promise<void> {
  // Whoever has left while waiting needs no answer.
  if (request.socket.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    response.once('close', resolve);
    (request as CallerRequest).standAside = resolve;
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response;
    response.writeHead = (...head: unknown[]) => {
      resolve();
      return writeHead(...head);
    };
    next();
  });
}
