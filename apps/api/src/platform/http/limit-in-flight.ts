import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Turns } from '../turns.js';

/** These wait for a phone that sends pictures or for another service, not for us; each of them has limits of its own. */
// Read as the router reads them: in any case, and without a host.
const SLOW_BY_NATURE = /^\/api\/(file\/upload|user\/signin\/|notes\/message\/)/i;

/**
 * Lets as many requests work at once as get along with each other; the others wait for their turn, and what is too much is told
 * so at once: under overload some are answered fast instead of all of them late. It stands behind the reading of bodies, and a
 * turn ends where the answer begins, so that nobody's slow network takes up a place.
 */
export function limitInFlight(turns: Turns): RequestHandler {
  return (request, response, next) => {
    if (SLOW_BY_NATURE.test(request.baseUrl + request.path)) return next();
    turns.take(() => answered(request, response, next)).catch(next);
  };
}

function answered(request: Request, response: Response, next: NextFunction): Promise<void> {
  // Whoever has left while waiting needs no answer.
  if (request.socket.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    response.once('close', resolve);
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response;
    response.writeHead = (...head: unknown[]) => {
      resolve();
      return writeHead(...head);
    };
    next();
  });
}
