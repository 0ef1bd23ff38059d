import { EMAIL_MAX } from '../limits.ts';
import { hasForbiddenCharacters, isBlank, normalizeText } from './text.ts';

export type EmailProblem = 'REQUIRED' | 'TOO_LONG' | 'INVALID';

const LOCAL_MAX = 64;
// Pragmatic: what real mailboxes look like, in any script; quoted local parts and address literals are not accepted.
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** The form in which an address is stored and compared: trimmed, NFC, lower case. */
export function canonicalEmail(value: string): string {
  return normalizeText(value).toLowerCase().normalize('NFC');
}

/** Why an address cannot be used, or null. Whether it receives mail is another question. */
export function emailProblem(value: string): EmailProblem | null {
  const email = canonicalEmail(value);
  if (isBlank(email)) return 'REQUIRED';
  if (email.length > EMAIL_MAX) return 'TOO_LONG';
  if (hasForbiddenCharacters(email)) return 'INVALID';
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split('.');
  const isDomain = labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label));
  return isDomain && local.length <= LOCAL_MAX && LOCAL.test(local) ? null : 'INVALID';
}
