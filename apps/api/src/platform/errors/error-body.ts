import { ERRORS, type ErrorBody } from '@haiko/shared/errors';
import type { Language } from '@haiko/shared/i18n/languages';
import { errorMessage } from '@haiko/shared/i18n/serverMessages';
import type { AppError } from './app-error.js';

/** The one shape of every error reply, REST and GraphQL. */
export function errorBody(error: AppError, language: Language, requestId: string): ErrorBody {
  const { fields, changeableAt } = error.details;
  return {
    statusCode: ERRORS[error.code],
    code: error.code,
    message: errorMessage(error.code, language),
    ...(fields && { fields }),
    ...(changeableAt && { changeableAt: changeableAt.toISOString() }),
    requestId,
  };
}
