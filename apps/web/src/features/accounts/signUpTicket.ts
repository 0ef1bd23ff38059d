import type { SocialProviderName } from '@haiko/shared/socialProviders';
import { isSocialProvider } from '#/features/social-sign-in/providers.ts';

/** What a provider told about a person who has no account yet; good for one sign-up within 15 minutes. */
export interface SignUpTicket {
  key: string;
  provider: SocialProviderName;
  email: string | null;
  name: string | null;
}

/** The ticket in the history entry of the sign-up screen, where it survives a reload; undefined for a sign-up by e-mail. */
export function readSignUpTicket(state: unknown): SignUpTicket | undefined {
  const ticket = (state as { ticket?: Partial<SignUpTicket> } | null)?.ticket;
  if (typeof ticket?.key !== 'string' || !isSocialProvider(ticket.provider)) return undefined;
  return { key: ticket.key, provider: ticket.provider, email: ticket.email ?? null, name: ticket.name ?? null };
}
