import { rest } from '#/api/rest.ts';
import { storeTokens, type Tokens } from '#/api/session.ts';
import { chosenProvider, isSocialProvider, type SocialProvider } from './providers.ts';
import type { SignUpTicket } from './signUpTicket.ts';

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

/** Signs in by e-mail; rejects with `INVALID_CREDENTIALS`. */
export async function signInByPassword(credentials: { email: string; password: string }): Promise<void> {
  enter(await rest.post<Tokens>('/api/user/signin', credentials, ANONYMOUS));
}

/** Signs in with a callback's key, or answers the ticket with which a new person signs up. Rejects with `KEY_EXPIRED`. */
export async function redeemKey(key: string): Promise<SignUpTicket | undefined> {
  const query = new URLSearchParams({ key }).toString();
  const reply = await rest.get<KeyReply>(`/api/user/userInfo?${query}`, ANONYMOUS);
  if (reply.status === 'signed-in') {
    enter(reply);
    return undefined;
  }
  const { provider, email, name } = reply;
  chosenProvider.remember(provider);
  return { key, provider, email, name };
}

/** The end of every way in. */
export function enter(tokens: Tokens): void {
  chosenProvider.forget();
  storeTokens(tokens);
}
