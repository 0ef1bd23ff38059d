import { Logger } from '@nestjs/common';
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type CallerRequest, languageOf, requestIdOf } from '../access/caller.js';
import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/app-error-of.js';
import { errorBody } from '../errors/error-body.js';
import { logDefect } from '../errors/log-defect.js';
import { errorHeaders } from '../errors/send-error.js';

// Refused before anything ran: syntax, unknown fields, wrong variables.
const REFUSED = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);
/** A reply to what is refused must not grow with it. */
const MAX_ERRORS = 10;
const REASON_MAX = 300;
/** For want of a right, or of patience. */
const MATTERS = [403, 429];
const logger = new Logger('Query');

interface Failed {
  data?: FormattedExecutionResult['data'];
  errors: readonly GraphQLFormattedError[];
}

interface ShapedErrors {
  errors: GraphQLFormattedError[];
  /** 200 where any root field answered, else the first error's: a client refreshes its session on any 401, whichever endpoint sent it. */
  status: number;
  headers: Headers;
}

/** The errors of an answer in the product's one shape; `originals` are what was thrown, where Apollo has made copies of it. */
export function shapeErrors(
  { data, errors }: Failed,
  request: CallerRequest,
  originals: readonly GraphQLError[] = [],
): ShapedErrors {
  const told = errors.slice(0, MAX_ERRORS);
  const appErrors = told.map((error, index) => appErrorOf(error, originals[index]));
  const shapedErrors = told.map((error, index) => shaped(error, appErrors[index] ?? new AppError('INTERNAL'), request));
  const [first] = appErrors;
  const isAnswered = Object.values(data ?? {}).some((value) => value !== null);
  // Whoever asks for something allowed beside it is seen as well (request-log.ts).
  request.refusedStatus = appErrors.find(({ statusCode }) => MATTERS.includes(statusCode))?.statusCode;
  return isAnswered || !first
    ? { errors: shapedErrors, status: 200, headers: new Headers() }
    : { errors: shapedErrors, status: first.statusCode, headers: errorHeaders(first) };
}

function shaped(error: GraphQLFormattedError, appError: AppError, request: CallerRequest): GraphQLFormattedError {
  const body = errorBody(appError, languageOf(request), requestIdOf(request));
  const refused = appError.code === 'MALFORMED_REQUEST';
  return {
    message: body.message,
    ...(error.path && { path: error.path }),
    ...(refused && error.locations && { locations: error.locations }),
    // A developer's aid: what the document got wrong, in the words of GraphQL.
    extensions: { ...body, ...(refused && { reason: error.message.slice(0, REASON_MAX) }) },
  };
}

/** Compiled queries give what was thrown as `error` itself. */
function appErrorOf(error: GraphQLFormattedError, original: GraphQLError | undefined): AppError {
  const graphqlError = original ?? (error instanceof GraphQLError ? error : undefined);
  if (graphqlError?.originalError instanceof AppError) return graphqlError.originalError;
  const code = error.extensions?.['code'];
  if (typeof code === 'string' && REFUSED.has(code)) return new AppError('MALFORMED_REQUEST');
  const appError = graphqlError?.originalError ? toAppError(graphqlError.originalError) : new AppError('INTERNAL');
  // Resolvers' own defects went through the error filter; these come from between them (a null that must not be one).
  if (appError.code === 'INTERNAL') logDefect(logger, graphqlError?.originalError ?? graphqlError ?? error);
  return appError;
}
