import type { ErrorCode } from '@haiko/shared/errors';
import { AppError } from './app-error.js';

/** Constraints whose violation is an expected outcome: the race is decided by the database, not by a check before it. */
const CONSTRAINTS: Record<string, ErrorCode> = {
  uq_users_nickname_key: 'NICKNAME_TAKEN',
  uq_identities_provider_sub: 'ACCOUNT_EXISTS',
  uq_applications_once: 'ALREADY_APPLIED',
  uq_companies_owner: 'COMPANY_EXISTS',
  uq_company_members_user: 'COMPANY_EXISTS',
  uq_companies_number: 'REGISTRATION_NUMBER_TAKEN',
  uq_visa_rules_replaces: 'CHANGED_MEANWHILE',
};

const SQL_STATES: Record<string, ErrorCode> = {
  '25006': 'READ_ONLY', // read_only_sql_transaction
  // These end the connection while nobody waits for it, and are told to the statement that comes next.
  '25P03': 'UNAVAILABLE', // idle_in_transaction_session_timeout
  '25P04': 'UNAVAILABLE', // transaction_timeout
  '40001': 'UNAVAILABLE', // serialization_failure
  '40P01': 'UNAVAILABLE', // deadlock_detected
  '53000': 'UNAVAILABLE', // insufficient_resources
  '53100': 'STORAGE_FULL', // disk_full
  '53200': 'UNAVAILABLE', // out_of_memory
  '53300': 'UNAVAILABLE', // too_many_connections
  '55P03': 'UNAVAILABLE', // lock_not_available (lock_timeout)
  '57014': 'UNAVAILABLE', // query_canceled (statement_timeout)
  '57P01': 'UNAVAILABLE', // admin_shutdown
  '57P02': 'UNAVAILABLE', // crash_shutdown
  '57P03': 'UNAVAILABLE', // cannot_connect_now
  '57P05': 'UNAVAILABLE', // idle_session_timeout
};

const CONNECTION_LOST = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)/;
/** The last one: TypeORM lets go of a connection that ends between two statements of a transaction, and then finds none to commit on. */
const POOL_MESSAGES =
  /query read timeout|timeout exceeded when trying to connect|connection terminated|not queryable|client was closed|query runner already released/i;

/** What a database error means to the caller, or undefined when it is a defect of ours. */
export function appErrorOfDatabaseError(error: unknown): AppError | undefined {
  const { code, constraint, message } = driverError(error);
  const known = constraint && CONSTRAINTS[constraint];
  if (known) return new AppError(known);
  if (code && SQL_STATES[code]) return unavailable(SQL_STATES[code]);
  if (code?.startsWith('08') || CONNECTION_LOST.test(code ?? '') || POOL_MESSAGES.test(message)) {
    return unavailable('UNAVAILABLE');
  }
  return undefined;
}

/** Whether the error is the violation of this constraint, for the places that turn it into something else than an error. */
export function violates(error: unknown, constraint: string): boolean {
  return driverError(error).constraint === constraint;
}

function unavailable(code: ErrorCode): AppError {
  return new AppError(code, { retryAfterSeconds: 1 });
}

function driverError(error: unknown): { code?: string; constraint?: string; message: string } {
  const outer = error as { driverError?: unknown; code?: unknown; constraint?: unknown; message?: unknown } | null;
  const inner = (outer?.driverError ?? outer ?? {}) as { code?: unknown; constraint?: unknown; message?: unknown };
  return {
    code: typeof inner.code === 'string' ? inner.code : undefined,
    constraint: typeof inner.constraint === 'string' ? inner.constraint : undefined,
    message: typeof inner.message === 'string' ? inner.message : '',
  };
}
