/**
 * Every error that a person or a client can meet, with its HTTP status. One list for server and web: the server throws
 * `new AppError(code)`, the web shows the message `errors.<code>` in the reader's language. A test proves that all nine
 * languages have every code.
 */
export const ERRORS = {
  VALIDATION_FAILED: 400,
  MALFORMED_REQUEST: 400,
  QUERY_TOO_LARGE: 400,
  TOO_MANY_FILES: 400,
  DUPLICATE_HASHTAG: 400,
  HASHTAG_HAS_SIGN: 400,
  FILE_NOT_FOUND: 400,
  SIGN_IN_CANCELLED: 400,
  SIGN_IN_FAILED: 400,
  UNKNOWN_ROLE: 400,
  EMPTY_NOTE: 400,
  REGISTRATION_FILE_REQUIRED: 400,
  REGION_NOT_FOUND: 400,
  BELOW_MINIMUM_WAGE: 400,
  FORBIDDEN_WISH: 400,
  RESUME_REQUIRED: 400,
  CONSENT_REQUIRED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SESSION_EXPIRED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  ACCOUNT_SUSPENDED: 403,
  WRONG_PASSWORD: 403,
  WRONG_CODE: 403,
  CANNOT_SCRAP_OWN_POST: 403,
  BLOCKED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  COMPANY_NOT_APPROVED: 403,
  EMAIL_NOT_CONFIRMED: 403,
  SECOND_FACTOR_MISSING: 403,
  MAIL_PROOF_MISSING: 403,
  NEEDS_SECOND_MODERATOR: 403,
  NEEDS_SECOND_ADMIN: 403,
  VISA_DOES_NOT_ALLOW: 403,
  GOVERNMENT_PLACED: 403,
  OWN_POSTING: 403,
  NOT_FOUND: 404,
  UNKNOWN_PROVIDER: 404,
  METHOD_NOT_ALLOWED: 405,
  NICKNAME_TAKEN: 409,
  NICKNAME_LOCKED: 409,
  BIRTH_DATE_LOCKED: 409,
  EMAIL_TAKEN: 409,
  ACCOUNT_EXISTS: 409,
  SIGN_IN_TAKEN: 409,
  LAST_SIGN_IN: 409,
  TOO_MANY_PASSKEYS: 409,
  SECOND_FACTOR_EXISTS: 409,
  EMAIL_REQUIRED: 409,
  CANNOT_FRIEND_SELF: 409,
  ALREADY_FRIENDS: 409,
  FRIEND_REQUEST_ALREADY_SENT: 409,
  FRIEND_REQUEST_ALREADY_RECEIVED: 409,
  COMPANY_EXISTS: 409,
  ALREADY_MEMBER: 409,
  TOO_MANY_MEMBERS: 409,
  COMPANY_ALREADY_REVIEWED: 409,
  COMPANY_CHANGED: 409,
  CHANGED_MEANWHILE: 409,
  SOURCE_STOPPED: 409,
  TOO_MANY_JOB_ALERTS: 409,
  REGISTRATION_NUMBER_TAKEN: 409,
  ALREADY_APPEALED: 409,
  ALREADY_APPLIED: 409,
  APPLICATION_CLOSED: 409,
  LAST_ADMIN: 409,
  KEY_EXPIRED: 410,
  LINK_EXPIRED: 410,
  FILE_TOO_LARGE: 413,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_FILE_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_APPLICATIONS: 429,
  INTERNAL: 500,
  PROVIDER_NOT_CONFIGURED: 503,
  UNAVAILABLE: 503,
  TRANSLATION_UNAVAILABLE: 503,
  BUSINESS_STATUS_UNAVAILABLE: 503,
  READ_ONLY: 503,
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

/** What went wrong with one field of the input; `path` is dotted (`files.0.path`). */
export interface FieldError {
  path: string;
  code: FieldErrorCode;
}

/** Why a field was refused; the web shows `fieldErrors.<code>` under the field. */
export const FIELD_ERRORS = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_MANY',
  'OUT_OF_RANGE',
  'INVALID',
  'TOO_COMMON',
  'TOO_YOUNG',
  'RESERVED',
  'BELOW_MINIMUM_WAGE',
  'FORBIDDEN_WISH',
] as const;
export type FieldErrorCode = (typeof FIELD_ERRORS)[number];

/** What somebody shows beside a password or a provider: a code of an app (or a recovery code), or a passkey. */
export const SECOND_FACTOR_METHODS = ['code', 'passkey'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** The one shape of every error reply: the REST body, and `extensions` of a query's error. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  /** In the caller's language. */
  message: string;
  /** With `VALIDATION_FAILED`, and codes that are about a field. */
  fields?: FieldError[];
  requestId: string;
  /** Only with `NICKNAME_LOCKED`: when the nickname can be changed again, ISO 8601. */
  changeableAt?: string;
  /** Only with `NEEDS_SECOND_MODERATOR`, where nobody else could decide: when the caller may, ISO 8601. */
  decidableFrom?: string;
  /** Only with `BELOW_MINIMUM_WAGE`: won an hour that the pay comes to, and what the law of the year asks for. */
  hourly?: number;
  minimum?: number;
  year?: number;
  /** Only with `FORBIDDEN_WISH`: what the law forbids, in which sentence, and the law. */
  wish?: { kind: string; sentence: string; law: string };
  /** Only with `VISA_DOES_NOT_ALLOW` and `GOVERNMENT_PLACED`: the rule in the reader's language, and its source. */
  visaRule?: { sentence: string; source: string };
  /** Only with `TOO_MANY_REQUESTS`: the limit is that of an account's first day, and later ones are wider. */
  isFirstDay?: true;
  /** Only with `SECOND_FACTOR_REQUIRED`: what the second step of the sign-in is done with, and by what. */
  ticket?: string;
  methods?: SecondFactorMethod[];
}
