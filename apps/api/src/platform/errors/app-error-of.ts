import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@haiko/shared/errors';
import { AppError } from './app-error.js';
import { appErrorOfDatabaseError } from './database-errors.js';

// What the frameworks below us throw, by the only thing that tells them apart.
const BODY_PARSER: Record<string, ErrorCode> = {
  'entity.too.large': 'BODY_TOO_LARGE',
  'parameters.too.many': 'BODY_TOO_LARGE',
};
const MULTER: Record<string, ErrorCode> = {
  LIMIT_FILE_SIZE: 'FILE_TOO_LARGE',
  LIMIT_FILE_COUNT: 'TOO_MANY_FILES',
  LIMIT_UNEXPECTED_FILE: 'TOO_MANY_FILES',
};
const HTTP_STATUSES: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_FILE_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Any thrown value as an error that may be told; what we do not know is `INTERNAL` and says nothing about its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const thrown = (error ?? {}) as { type?: unknown; code?: unknown; name?: unknown; status?: unknown };
  const parser = typeof thrown.type === 'string' ? BODY_PARSER[thrown.type] : undefined;
  if (parser) return new AppError(parser);
  if (thrown.name === 'MulterError') return new AppError(MULTER[String(thrown.code)] ?? 'MALFORMED_REQUEST');
  const status = error instanceof HttpException ? error.getStatus() : thrown.status;
  if (typeof status === 'number' && status >= 400 && (status < 500 || HTTP_STATUSES[status])) {
    return new AppError(HTTP_STATUSES[status] ?? 'MALFORMED_REQUEST');
  }
  return appErrorOfDatabaseError(error) ?? new AppError('INTERNAL');
}
