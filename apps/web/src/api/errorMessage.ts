import type { ErrorCode, FieldError } from '@haiko/shared/errors';
import type { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { i18n } from '#/i18n/i18n.ts';
import { ApiError, ConsentRefused, isErrorBody } from './apiError.ts';
import { ConnectionError } from './connection.ts';

// By their names: their classes come with Apollo, later than the first screen.
const isOfQuery = (error: unknown): error is CombinedGraphQLErrors =>
  error instanceof Error && error.name === 'CombinedGraphQLErrors';
const isUnanswered = (error: unknown): error is ServerError => error instanceof Error && error.name === 'ServerError';

/** The code of an error from any of our calls, or undefined when it did not come from the server. */
export function errorCode(error: unknown): ErrorCode | undefined {
  if (error instanceof ApiError) return error.code;
  if (isOfQuery(error)) return codeOf(error.errors[0]?.extensions?.code);
  if (isUnanswered(error)) return codeOfBody(error.bodyText);
  return undefined;
}

/** The fields that a write was refused for, and why; none of other errors. */
export function errorFields(error: unknown): readonly FieldError[] {
  if (error instanceof ApiError) return error.fields;
  if (!isOfQuery(error)) return [];
  return (error.errors[0]?.extensions?.fields as FieldError[] | undefined) ?? [];
}

/** From when on whoever was refused may decide, because nobody else could; undefined of other errors. */
export function decidableFromOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.decidableFrom;
  return isOfQuery(error) ? (error.errors[0]?.extensions?.decidableFrom as string | undefined) : undefined;
}

/** Whether it failed for want of a connection. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ConnectionError || (errorCode(error) === undefined && !navigator.onLine);
}

/** What to tell the person about an error, in their language. */
export function errorMessage(error: unknown): string {
  const code = errorCode(error);
  if (error instanceof ApiError && error.isFirstDay) return i18n.t('accounts.firstDay');
  // One that a newer server says, or that comes before its words, is told as any other.
  if (code) return i18n.t([`errors.${code}`, 'errors.INTERNAL']);
  if (isConnectionError(error)) return i18n.t('common.noConnection');
  if (error instanceof ConsentRefused) return error.message;
  // A reply that breaks off, or a server that is too busy to renew a session.
  if (error instanceof TypeError) return i18n.t('errors.UNAVAILABLE');
  return i18n.t('errors.INTERNAL');
}

function codeOfBody(text: string): ErrorCode | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (isErrorBody(body)) return codeOf(body.code);
    return codeOf((body as { errors?: { extensions?: { code?: unknown } }[] }).errors?.[0]?.extensions?.code);
  } catch {
    return undefined;
  }
}

// Without the list of all codes, which the first screen does not carry.
function codeOf(code: unknown): ErrorCode | undefined {
  return typeof code === 'string' ? (code as ErrorCode) : undefined;
}
