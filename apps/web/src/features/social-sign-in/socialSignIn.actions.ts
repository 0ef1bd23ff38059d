import { rest } from '#/api/rest.ts';
import type { Tokens } from '#/api/session.ts';
import type { SignUpTicket } from '#/features/accounts/signUpTicket.ts';
import { startSession } from '#/features/sessions/startSession.ts';
import { chosenProvider, isSocialProvider, type SocialProvider } from './providers.ts';

const ANONYMOUS = { skipAuth: true };

type KeyReply = ({ status: 'signed-in' } & Tokens) | ({ status: 'sign-up' } & SignUpTicket);

/** The providers that this server offers; none where none is configured. */
export async function loadProviders(): Promise<SocialProvider[]> {
  const offered = await rest.get<string[]>('/api/user/signin/providers', ANONYMOUS);
  return offered.filter(isSocialProvider);
}

/** Leaves for the provider's own page; rejects (`PROVIDER_NOT_CONFIGURED`) when there is none to go to. */
export async function departTo(provider: SocialProvider): Promise<void> {
  const { url } = await rest.get<{ url: string }>(`/api/user/signin/${provider}/step1`, ANONYMOUS);
  chosenProvider.remember(provider);
  window.location.assign(url);
}

/** Signs in with a callback's key, or returns the ticket with which a new person signs up. Rejects with `KEY_EXPIRED`. */
export async function redeemKey(key: string): Promise<SignUpTicket | undefined> {
  const query = new URLSearchParams({ key }).toString();
  const reply = await rest.get<KeyReply>(`/api/user/userInfo?${query}`, ANONYMOUS);
  if (reply.status === 'signed-in') {
    startSession(reply);
    return undefined;
  }
  const { provider, email, name } = reply;
  chosenProvider.remember(provider);
  return { key, provider, email, name };
}
