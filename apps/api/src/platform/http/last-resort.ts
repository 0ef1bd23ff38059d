import { Logger } from '@nestjs/common';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { type CallerRequest, requestIdOf } from '../access/caller.js';
import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/app-error-of.js';
import { logDefect } from '../errors/log-defect.js';
import { sendError } from '../errors/send-error.js';

const logger = new Logger('Error');

/** Addresses that nothing answers, outside of /api as well: Express would answer with a page of its own. */
export const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};

/** What is thrown before or beside Nest's handlers, whose errors go through ErrorFilter. */
export const lastResort: ErrorRequestHandler = (thrown: unknown, request, response, _next) => {
  const error = toAppError(thrown);
  const caller = request as CallerRequest;
  if (error.code === 'INTERNAL') logDefect(logger, thrown, requestIdOf(caller));
  sendError(error, caller, response);
};
