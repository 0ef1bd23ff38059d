import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type CallerRequest, languageOf, requestIdOf } from '../access/caller.js';
import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/app-error-of.js';
import { errorBody } from '../errors/error-body.js';

interface QueryContext {
  req: CallerRequest;
}

// Refused before anything ran: syntax, unknown fields, wrong variables, limits.
const REFUSED = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE']);

/**
 * Gives every error the product's one shape and the reply an honest HTTP status: 200 when any root field answered, else
 * the first error's (a client refreshes its session on any 401, whichever endpoint sent it).
 */
export function queryPlugin(): ApolloServerPlugin<QueryContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse(context) {
          const { body, http } = context.response;
          if (body.kind !== 'single' || !body.singleResult.errors?.length) return;
          const originals = context.errors ?? [];
          const errors = body.singleResult.errors.map((error, index) => shaped(error, originals[index], context));
          body.singleResult.errors = errors;
          const [first] = errors;
          if (anyFieldAnswered(body.singleResult) || !first) return void (http.status = 200);
          http.status = first.extensions.statusCode;
          if (http.status === 429 || http.status === 503) http.headers.set('retry-after', String(first.retryAfter ?? 1));
          for (const error of errors) delete error.retryAfter;
        },
      };
    },
  };
}

interface ShapedError extends GraphQLFormattedError {
  extensions: GraphQLFormattedError['extensions'] & { statusCode: number };
  retryAfter?: number;
}

function shaped(
  error: GraphQLFormattedError,
  original: GraphQLError | undefined,
  { contextValue }: Pick<GraphQLRequestContext<QueryContext>, 'contextValue'>,
): ShapedError {
  const appError = appErrorOf(error, original);
  const body = errorBody(appError, languageOf(contextValue.req), requestIdOf(contextValue.req));
  return {
    message: body.message,
    ...(error.path && { path: error.path }),
    ...(error.locations && appError.code === 'MALFORMED_REQUEST' && { locations: error.locations }),
    extensions: { ...body, ...(appError.code === 'MALFORMED_REQUEST' && { reason: error.message }) },
    ...(appError.details.retryAfterSeconds !== undefined && { retryAfter: appError.details.retryAfterSeconds }),
  };
}

function appErrorOf(error: GraphQLFormattedError, original: GraphQLError | undefined): AppError {
  if (original?.originalError) return toAppError(original.originalError);
  if (error instanceof GraphQLError && error.originalError) return toAppError(error.originalError);
  const code = error.extensions?.['code'];
  if (code === 'QUERY_TOO_LARGE') return new AppError('QUERY_TOO_LARGE');
  return new AppError(typeof code === 'string' && REFUSED.has(code) ? 'MALFORMED_REQUEST' : 'INTERNAL');
}

function anyFieldAnswered({ data }: FormattedExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}
