import type { Response } from 'express';
import { type CallerRequest, languageOf, requestIdOf } from '../access/caller.js';
import type { AppError } from './app-error.js';
import { errorBody } from './error-body.js';

/** What a caller who is not, or no more, signed in is asked for (RFC 9110 wants a 401 to say so). */
const CHALLENGE = 'Bearer realm="haiko"';

/** What a file that was about to be sent says of itself, and an error in its place is not. */
const OF_THE_FILE = ['Content-Type', 'Content-Encoding', 'Content-Disposition', 'Last-Modified', 'ETag'];

/** What an error says in headers, through both doors: when to come back, and with what. */
export function errorHeaders({ code, statusCode, details }: AppError): Headers {
  const headers = new Headers();
  const wait = details.retryAfterSeconds;
  if (wait !== undefined) headers.set('Retry-After', String(wait));
  if (code === 'TOO_MANY_REQUESTS') headers.set('RateLimit-Remaining', '0');
  if (code === 'TOO_MANY_REQUESTS' && wait !== undefined) headers.set('RateLimit-Reset', String(wait));
  if (details.limit !== undefined) headers.set('RateLimit-Limit', String(details.limit));
  if (statusCode === 401) headers.set('WWW-Authenticate', CHALLENGE);
  return headers;
}

/** What an error says, in the one shape; the query endpoint's clients get it in their own envelope. */
export function errorText(error: AppError, request: CallerRequest): string {
  const body = errorBody(error, languageOf(request), requestIdOf(request));
  const isQuery = /^\/graphql([/?]|$)/.test(request.originalUrl);
  return JSON.stringify(isQuery ? { errors: [{ message: body.message, extensions: body }] } : body);
}

/** Ends a request with an error, for which it is charged before that is sent. */
export function sendError(error: AppError, request: CallerRequest, response: Response): void {
  if (response.headersSent) return void response.destroy();
  for (const header of OF_THE_FILE) response.removeHeader(header);
  response.setHeaders(errorHeaders(error));
  response.setHeader('Cache-Control', 'no-store');
  response.status(error.statusCode);
  request.spending?.settle();
  response.type('json').send(errorText(error, request));
}
