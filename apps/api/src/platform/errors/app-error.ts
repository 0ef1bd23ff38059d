import type { WageShortfall } from '@haiko/shared/rules/minimumWage';
import { ERRORS, type ErrorCode, type FieldError, type SecondFactorMethod } from '@haiko/shared/errors';

export interface AppErrorDetails {
  fields?: FieldError[];
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Sent as `RateLimit-Limit`: of the limit that was passed. */
  limit?: number;
  /** Only with `TOO_MANY_REQUESTS`: what is passed is the limit of an account's first day. */
  isFirstDay?: boolean;
  /** Only with `NICKNAME_LOCKED`. */
  changeableAt?: Date;
  /** Only with `NEEDS_SECOND_MODERATOR`, where nobody else could decide. */
  decidableFrom?: Date;
  /** Only with `BELOW_MINIMUM_WAGE`. */
  shortfall?: WageShortfall;
  /** Only with `FORBIDDEN_WISH`. */
  wish?: { kind: string; sentence: string; law: string };
  /** Only with `VISA_DOES_NOT_ALLOW` and `GOVERNMENT_PLACED`. */
  visaRule?: { sentence: string; source: string };
  /** Only with `SECOND_FACTOR_REQUIRED`. */
  secondStep?: { ticket: string; methods: SecondFactorMethod[] };
}

/** An expected outcome that the caller is told: the code decides the status and the localized message. */
export class AppError extends Error {
  readonly statusCode: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: AppErrorDetails = {},
  ) {
    super(code);
    this.statusCode = ERRORS[code];
  }
}

/** Throws `code` unless the condition holds; reads as a rule: `assertRule(canEditPost(viewer, post), 'FORBIDDEN')`. */
export function assertRule(condition: boolean, code: ErrorCode): asserts condition {
  if (!condition) throw new AppError(code);
}

/** The record, or `NOT_FOUND` when there is none. */
export function found<Record>(record: Record | null | undefined): Record {
  if (record === null || record === undefined) throw new AppError('NOT_FOUND');
  return record;
}
