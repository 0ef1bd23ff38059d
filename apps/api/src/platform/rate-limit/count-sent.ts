import type { RequestHandler, Response } from 'express';
import type { CallerRequest } from '../access/caller.js';
import { replaceMethod } from '../replace-method.js';

/**
 * Counts what an answer sends before it is packed (what is written in pieces, behind that), in characters or bytes; the call is charged for
 * it when all is known, before it is sent.
 */
export const countSent: RequestHandler = (request, response, next) => {
  const caller = request as CallerRequest;
  caller.bytesSent = 0;
  const count = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      caller.bytesSent = (caller.bytesSent ?? 0) + chunk.length;
  };
  const write = response.write.bind(response) as (...chunk: unknown[]) => boolean;
  const end = response.end.bind(response) as (...chunk: unknown[]) => Response;
  replaceMethod(response, 'write', (...chunk: unknown[]) => {
    count(chunk[0]);
    return write(...chunk);
  });
  replaceMethod(response, 'end', (...chunk: unknown[]) => {
    count(chunk[0]);
    caller.spending?.settle();
    return end(...chunk);
  });
  next();
};
