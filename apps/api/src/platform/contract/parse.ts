import { ERRORS, type ErrorCode, FIELD_ERRORS, type FieldError, type FieldErrorCode } from '@haiko/shared/errors';
import * as v from 'valibot';
import { AppError } from '../errors/app-error.js';

/** Nobody mends more at a time, and what is refused must not cost more to answer than to send. */
const MAX_FIELDS = 20;

/**
 * What a schema of the contract makes of an input: fields that it does not name are dropped. Throws `VALIDATION_FAILED` with
 * the fields, or the error code that a rule has of its own (`TOO_MANY_FILES`).
 */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const own = result.issues.map(({ message }) => message).find(isErrorCode);
  if (own) throw new AppError(own);
  throw new AppError('VALIDATION_FAILED', { fields: result.issues.slice(0, MAX_FIELDS).map(fieldErrorOf) });
}

function isErrorCode(message: string): message is ErrorCode {
  return Object.hasOwn(ERRORS, message);
}

function fieldErrorOf(issue: v.BaseIssue<unknown>): FieldError {
  const code = FIELD_ERRORS.find((known): known is FieldErrorCode => known === issue.message) ?? 'INVALID';
  return { path: v.getDotPath(issue) ?? '', code };
}
