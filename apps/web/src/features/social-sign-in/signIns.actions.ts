import { changePassword } from '@haiko/shared/contract/accounts';
import * as calls from '@haiko/shared/contract/signIns';
import type { SocialProviderName } from '@haiko/shared/socialProviders';
import { rest } from '#/api/rest.ts';
import { loadProviders } from './socialSignIn.actions.ts';

/** What one proves with that it is oneself; undefined where one has logged in a moment ago. */
type Proof = string | undefined;

export interface OwnSignIns {
  own: calls.OwnSignIn[];
  /** The providers of this server. */
  offered: SocialProviderName[];
}

export async function loadSignIns(): Promise<OwnSignIns> {
  const [own, offered] = await Promise.all([rest.call(calls.readSignIns), loadProviders()]);
  return { own, offered };
}

/** Leaves for the provider's own page; its account is linked on the way back. Rejects with `REAUTHENTICATION_REQUIRED`. */
export async function departToLink(provider: SocialProviderName, password: Proof): Promise<void> {
  const { url } = await rest.call(calls.addSignIn, { params: { provider }, body: { password } });
  window.location.assign(url);
}

/** Rejects with `REAUTHENTICATION_REQUIRED`, `LAST_SIGN_IN`. */
export async function removeSignIn(provider: calls.SignInProvider, password: Proof): Promise<void> {
  await rest.call(calls.removeSignIn, { params: { provider }, body: { password } });
}

/** A first password; rejects with `REAUTHENTICATION_REQUIRED`, `EMAIL_REQUIRED`. */
export async function setFirstPassword(newPassword: string): Promise<void> {
  await rest.call(changePassword, { body: { newPassword } });
}
