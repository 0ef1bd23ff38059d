import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { Logger } from '@nestjs/common';
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type CallerRequest, languageOf, requestIdOf } from '../access/caller.js';
import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/app-error-of.js';
import { errorBody } from '../errors/error-body.js';
import { logDefect } from '../errors/log-defect.js';
import { errorHeaders } from '../errors/send-error.js';

export interface QueryContext {
  req: CallerRequest;
}

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
const logger = new Logger('Query');

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
          const errors = body.singleResult.errors.slice(0, MAX_ERRORS);
          const appErrors = errors.map((error, index) => appErrorOf(error, context.errors?.[index]));
          body.singleResult.errors = errors.map((error, index) =>
            shaped(error, appErrors[index] ?? new AppError('INTERNAL'), context),
          );
          const [first] = appErrors;
          if (anyFieldAnswered(body.singleResult) || !first) return void (http.status = 200);
          http.status = first.statusCode;
          errorHeaders(first).forEach((value, name) => http.headers.set(name, value));
        },
      };
    },
  };
}

function shaped(
  error: GraphQLFormattedError,
  appError: AppError,
  { contextValue }: Pick<GraphQLRequestContext<QueryContext>, 'contextValue'>,
): GraphQLFormattedError {
  const body = errorBody(appError, languageOf(contextValue.req), requestIdOf(contextValue.req));
  const refused = appError.code === 'MALFORMED_REQUEST';
  return {
    message: body.message,
    ...(error.path && { path: error.path }),
    ...(refused && error.locations && { locations: error.locations }),
    // A developer's aid: what the document got wrong, in the words of GraphQL.
    extensions: { ...body, ...(refused && { reason: error.message.slice(0, REASON_MAX) }) },
  };
}

/** `original` is what was thrown; compiled queries give it as `error` itself. */
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

function anyFieldAnswered({ data }: FormattedExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}
