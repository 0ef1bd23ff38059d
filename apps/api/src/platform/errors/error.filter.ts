import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { GraphQLError } from 'graphql';
import { type CallerRequest, languageOf, requestIdOf } from '../access/caller.js';
import { toAppError } from './app-error-of.js';
import { errorBody } from './error-body.js';

/** The one place where errors become replies, for REST and for the query endpoint alike. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  readonly #logger = new Logger('Error');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    if (error.code === 'INTERNAL') this.#logger.error(thrown instanceof Error ? (thrown.stack ?? thrown) : thrown);
    // The GraphQL plugin turns it into `extensions`; throwing keeps the error's path.
    if (host.getType<'http' | 'graphql'>() === 'graphql') throw new GraphQLError(error.code, { originalError: error });
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    if (response.headersSent) return void response.destroy();
    const request = http.getRequest<CallerRequest>();
    const { retryAfterSeconds } = error.details;
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
    response.status(error.statusCode).json(errorBody(error, languageOf(request), requestIdOf(request)));
  }
}
