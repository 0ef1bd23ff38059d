import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { COMMON_PASSWORDS } from './password.common.ts';
import { hasForbiddenCharacters } from './text.ts';

export type PasswordProblem = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON' | 'INVALID';

/**
 * UTF-16 units above which nothing can be a password: composing makes one character of four at most, of two units each. Looked at
 * first, because the other way round one character becomes eighteen.
 */
const MOST_UNITS = PASSWORD_MAX * 8;

/** The form that is hashed: one spelling for what different keyboards compose differently (NFKC, as NIST SP 800-63B asks). */
export function normalizePassword(value: string): string {
  return value.normalize('NFKC');
}

/** False for what is so long that it need not be looked at. */
export function mayBePassword(value: string): boolean {
  return value.length <= MOST_UNITS;
}

/** Why a password cannot be used, or null: 8–128 characters and not one of the first an attacker tries; no recipe of signs. */
export function passwordProblem(value: string): PasswordProblem | null {
  if (value === '') return 'REQUIRED';
  if (!mayBePassword(value)) return 'TOO_LONG';
  if (hasForbiddenCharacters(value)) return 'INVALID';
  const password = normalizePassword(value);
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 'TOO_SHORT';
  if (length > PASSWORD_MAX) return 'TOO_LONG';
  return isCommon(password.toLowerCase()) ? 'TOO_COMMON' : null;
}

// "aaaaaaaa" and "12121212" are as common as the listed ones, in every length.
function isCommon(password: string): boolean {
  return COMMON_PASSWORDS.has(password) || /^(.{1,4})\1+$/u.test(password);
}
