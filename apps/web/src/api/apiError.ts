import type { ErrorBody, ErrorCode, FieldError, SecondFactorMethod } from '@haiko/shared/errors';

/** An error that the server answered. `message` is in the reader's language; screens show `errorMessage(error)`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  readonly changeableAt: string | undefined;
  readonly decidableFrom: string | undefined;
  /** In how many seconds it may be tried again, where the server has said so. */
  readonly retryAfterSeconds: number | undefined;
  /** What was passed is the limit of an account's first day. */
  readonly isFirstDay: boolean;
  /** Only with `SECOND_FACTOR_REQUIRED`. */
  readonly secondStep: { ticket: string; methods: SecondFactorMethod[] } | undefined;

  constructor(body: ErrorBody, retryAfterSeconds?: number) {
    super(body.message);
    this.name = 'ApiError';
    this.status = body.statusCode;
    this.code = body.code;
    this.fields = body.fields ?? [];
    this.changeableAt = body.changeableAt;
    this.decidableFrom = body.decidableFrom;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isFirstDay = body.isFirstDay === true;
    this.secondStep = body.ticket === undefined ? undefined : { ticket: body.ticket, methods: body.methods ?? [] };
  }
}

/** Whether the server has understood a write and does not take it: sent again it would not, either. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);
}

/** Whether a reply has the product's error shape; a proxy's error page has not. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'statusCode' in body;
}

/** Somebody did not want to agree to the texts, so nothing was sent. `message` is in the reader's language. */
export class ConsentRefused extends Error {}
