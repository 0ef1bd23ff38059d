import { json, type RequestHandler } from 'express';
import type { CallerRequest } from '../access/caller.js';

/**
 * Reads a JSON body. What is wrong with it is kept until it is known who calls (AccessGuard, the query gate): whoever must
 * sign in learns that first, whatever they sent.
 */
export function readJson(limit: string): RequestHandler {
  const parse = json({ limit });
  return (request, response, next) => {
    const caller = request as CallerRequest;
    if (caller.bodyError !== undefined) return next();
    parse(request, response, (error?: unknown) => {
      caller.bodyError = error;
      next();
    });
  };
}
