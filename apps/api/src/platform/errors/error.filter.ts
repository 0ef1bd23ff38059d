import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { type CallerRequest, requestIdOf } from '../access/caller.js';
import { toAppError } from './app-error-of.js';
import { logDefect } from './log-defect.js';
import { sendError } from './send-error.js';

/** The one place where what handlers throw becomes a reply, for REST and for the query endpoint alike. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  readonly #logger = new Logger('Error');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    const isQuery = host.getType<'http' | 'graphql'>() === 'graphql';
    const http = host.switchToHttp();
    const request: CallerRequest = isQuery ? host.getArgByIndex<{ req: CallerRequest }>(2).req : http.getRequest();
    if (error.code === 'INTERNAL') logDefect(this.#logger, thrown, requestIdOf(request));
    // The query plugin turns it into `extensions`; GraphQL adds the path.
    if (isQuery) throw error;
    sendError(error, request, http.getResponse());
  }
}
