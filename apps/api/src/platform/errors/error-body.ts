import { ERRORS, type ErrorBody } from '@haiko/shared/errors';
import type { Language } from '@haiko/shared/i18n/languages';
import { errorMessage, firstDayMessage } from '@haiko/shared/i18n/serverMessages';
import type { AppError } from './app-error.js';

/** A form of ours has fewer; what names more is no form, and its reply must not grow with it. */
const MAX_FIELDS = 20;

/** The one shape of every error reply, REST and GraphQL. */
export function errorBody(error: AppError, language: Language, requestId: string): ErrorBody {
  const { fields, isFirstDay, changeableAt, decidableFrom, shortfall, wish, visaRule, secondStep } = error.details;
  return {
    statusCode: ERRORS[error.code],
    code: error.code,
    message: isFirstDay ? firstDayMessage(language) : errorMessage(error.code, language),
    ...(fields && { fields: fields.slice(0, MAX_FIELDS) }),
    ...(isFirstDay && { isFirstDay }),
    ...(changeableAt && { changeableAt: changeableAt.toISOString() }),
    ...(decidableFrom && { decidableFrom: decidableFrom.toISOString() }),
    ...shortfall,
    ...(wish && { wish }),
    ...(visaRule && { visaRule }),
    ...secondStep,
    requestId,
  };
}
