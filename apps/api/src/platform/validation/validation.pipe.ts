import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type ErrorCode, FIELD_ERRORS, type FieldError } from '@haiko/shared/errors';
import { AppError } from '../errors/app-error.js';

/** Inputs are checked once, at the edge; fields that no input names are dropped. */
export function inputValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    exceptionFactory: (errors) => toAppError(errors),
  });
}

function toAppError(errors: ValidationError[]): AppError {
  const own = errors.map(ownCode).find((code) => code !== undefined);
  return own
    ? new AppError(own)
    : new AppError('VALIDATION_FAILED', { fields: errors.flatMap((error) => fieldErrors(error)) });
}

/** A validator may name an error code of its own (`TOO_MANY_FILES`) in its `context`; then that is the answer. */
function ownCode(error: ValidationError): ErrorCode | undefined {
  const contexts: { errorCode?: ErrorCode }[] = Object.values(error.contexts ?? {});
  const inner = (error.children ?? []).map(ownCode).find((code) => code !== undefined);
  return contexts.find((context) => context.errorCode)?.errorCode ?? inner;
}

function fieldErrors(error: ValidationError, parent = ''): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const names = Object.keys(error.constraints ?? {});
  const code = FIELD_ERRORS.find((candidate) => names.includes(candidate)) ?? 'INVALID';
  const own: FieldError[] = names.length > 0 ? [{ path, code }] : [];
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, path))];
}
