import * as calls from '@haiko/shared/contract/socialSignIn';
import type { SocialProviderName } from '@haiko/shared/socialProviders';
import { rest } from '#/api/rest.ts';
import type { SignUpTicket } from '#/features/accounts/signUpTicket.ts';
import { startSession } from '#/features/sessions/startSession.ts';
import { chosenProvider, isSocialProvider } from './providers.ts';

const ANONYMOUS = { skipAuth: true };

/** The providers that this server offers; none where none is configured. */
export async function loadProviders(): Promise<SocialProviderName[]> {
  const offered = await rest.call(calls.readProviders, ANONYMOUS);
  return offered.filter(isSocialProvider);
}

/** Leaves for the provider's own page; rejects (`PROVIDER_NOT_CONFIGURED`) when there is none to go to. */
export async function departTo(provider: SocialProviderName): Promise<void> {
  const { url } = await rest.call(calls.departToProvider, { params: { provider }, ...ANONYMOUS });
  chosenProvider.remember(provider);
  window.location.assign(url);
}

/** Signs in with a callback's key, or returns the ticket with which a new person signs up. Rejects with `KEY_EXPIRED`. */
export async function redeemKey(key: string): Promise<SignUpTicket | undefined> {
  const reply = await rest.call(calls.redeemKey, { query: { key }, ...ANONYMOUS });
  if (reply.status !== 'sign-up') {
    if ('accessToken' in reply) startSession(reply);
    return undefined;
  }
  const { provider, email, name } = reply;
  chosenProvider.remember(provider);
  return { key, provider, email, name };
}
