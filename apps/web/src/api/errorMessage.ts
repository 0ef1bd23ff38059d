import { ERRORS, type ErrorCode } from '@haiko/shared/errors';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { i18n } from '#/i18n/i18n.ts';
import { ConnectionError } from './connection.ts';
import { ApiError, ConsentRefused, isErrorBody } from './rest.ts';

/** The code of an error from any of our calls, or undefined when it did not come from the server. */
export function errorCode(error: unknown): ErrorCode | undefined {
  if (error instanceof ApiError) return error.code;
  if (CombinedGraphQLErrors.is(error)) return knownCode(error.errors[0]?.extensions?.code);
  if (ServerError.is(error)) return codeOfBody(error.bodyText);
  return undefined;
}

/** Whether it failed for want of a connection. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ConnectionError || (errorCode(error) === undefined && !navigator.onLine);
}

/** What to tell the person about an error, in their language. */
export function errorMessage(error: unknown): string {
  const code = errorCode(error);
  if (code) return i18n.t(`errors.${code}`);
  if (isConnectionError(error)) return i18n.t('common.noConnection');
  if (error instanceof ConsentRefused) return i18n.t('legal.ask.refused');
  // A reply that breaks off, or a server that is too busy to renew a session.
  if (error instanceof TypeError) return i18n.t('errors.UNAVAILABLE');
  return i18n.t('errors.INTERNAL');
}

function codeOfBody(text: string): ErrorCode | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (isErrorBody(body)) return knownCode(body.code);
    return knownCode((body as { errors?: { extensions?: { code?: unknown } }[] }).errors?.[0]?.extensions?.code);
  } catch {
    return undefined;
  }
}

/** The code, if it is one of the catalogue's. */
export function knownCode(code: unknown): ErrorCode | undefined {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : undefined;
}
