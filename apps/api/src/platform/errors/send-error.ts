import type { Response } from 'express';
import { type CallerRequest, languageOf, requestIdOf } from '../access/caller.js';
import type { AppError } from './app-error.js';
import { errorBody } from './error-body.js';

/** What a caller who is not, or no more, signed in is asked for (RFC 9110 wants a 401 to say so). */
export const CHALLENGE = 'Bearer realm="haiko"';

/** Ends a request with an error in the one shape; the query endpoint's clients get it in their own envelope. */
export function sendError(error: AppError, request: CallerRequest, response: Response): void {
  if (response.headersSent) return void response.destroy();
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
  if (error.statusCode === 401) response.setHeader('WWW-Authenticate', CHALLENGE);
  response.setHeader('Cache-Control', 'no-store');
  const body = errorBody(error, languageOf(request), requestIdOf(request));
  const isQuery = /^\/graphql([/?]|$)/.test(request.originalUrl);
  response.status(error.statusCode).json(isQuery ? { errors: [{ message: body.message, extensions: body }] } : body);
}
