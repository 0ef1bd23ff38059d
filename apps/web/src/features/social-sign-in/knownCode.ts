import { ERRORS, type ErrorCode } from '@haiko/shared/errors';

/** The code that an address says, if it is one of the catalogue's. */
export function knownCode(code: unknown): ErrorCode | undefined {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : undefined;
}
