import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { type CallerRequest, languageOf, requestIdOf } from '../access/caller.js';
import { toAppError } from './app-error-of.js';
import { errorBody } from './error-body.js';
import { logDefect } from './log-defect.js';

/** The one place where errors become replies, for REST and for the query endpoint alike. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  readonly #logger = new Logger('Error');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    const isQuery = host.getType<'http' | 'graphql'>() === 'graphql';
    const request: CallerRequest = isQuery
      ? host.getArgByIndex<{ req: CallerRequest }>(2).req
      : host.switchToHttp().getRequest();
    if (error.code === 'INTERNAL') logDefect(this.#logger, thrown, requestIdOf(request));
    // The query plugin turns it into `extensions`; GraphQL adds the path.
    if (isQuery) throw error;
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return void response.destroy();
    const { retryAfterSeconds } = error.details;
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
    const body = errorBody(error, languageOf(request), requestIdOf(request));
    response.setHeader('Cache-Control', 'no-store');
    response
      .status(error.statusCode)
      .json(isQueryPath(request) ? { errors: [{ message: body.message, extensions: body }] } : body);
  }
}

/** Requests that never reached a resolver: the query endpoint's clients expect its own envelope. */
function isQueryPath({ originalUrl }: CallerRequest): boolean {
  return /^\/graphql([/?]|$)/.test(originalUrl);
}
