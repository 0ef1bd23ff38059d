import type { ReplyOf } from '@haiko/shared/contract/call';
import type { reissue } from '@haiko/shared/contract/sessions';
import type { SecondFactorMethod } from '@haiko/shared/errors';
import { isOverOthers, type Role } from '../../platform/access/caller.js';
import { AppError } from '../../platform/errors/app-error.js';

export type Tokens = ReplyOf<typeof reissue>;

/** What a sign-in has shown beside a password or a provider; a passkey is both factors at once, a mail is none. */
export interface Shown {
  passkey?: boolean;
  code?: boolean;
  mail?: boolean;
}

/** A session, or what its second step is taken with. */
export type Opened = Tokens | { ticket: string; methods: SecondFactorMethod[] };

/** What an account has. */
interface Factors {
  role: Role;
  hasCode: boolean;
  hasPasskey: boolean;
}

/**
 * By what a sign-in has to be completed; by nothing for most people. Whoever has set up an app is asked, and in production whoever has
 * rights over others for what they have: without it these would do nothing in the session.
 */
export function methodsOf(
  { role, hasCode, hasPasskey }: Factors,
  { isLocal }: { isLocal: boolean },
): SecondFactorMethod[] {
  const isAsked = hasCode || (hasPasskey && isOverOthers(role) && !isLocal);
  if (!isAsked) return [];
  return [...(hasCode ? (['code'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])];
}

/** The tokens of a session. Throws `SECOND_FACTOR_REQUIRED`; call it once the transaction is over, for the ticket is kept in it. */
export function tokensOf(opened: Opened): Tokens {
  if ('ticket' in opened) throw new AppError('SECOND_FACTOR_REQUIRED', { secondStep: opened });
  return opened;
}
