import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { CallerRequest } from '../access/caller.js';
import { doorOf } from '../doors.js';
import type { Semaphore } from '../semaphore.js';
import { replaceMethod } from '../replace-method.js';

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

const isOurWork = ({ baseUrl, path }: CallerRequest) => !doorOf(baseUrl + path).isSlow;

function answered(request: Request, response: Response, next: NextFunction): Promise<void> {
  // Whoever has left while waiting needs no answer.
  if (request.socket.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    response.once('close', resolve);
    (request as CallerRequest).standAside = resolve;
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response;
    replaceMethod(response, 'writeHead', (...head: unknown[]) => {
      resolve();
      return writeHead(...head);
    });
    next();
  });
}
