import * as calls from '@haiko/shared/contract/sessions';
import { unlessLate } from '#/api/connection.ts';
import { rest } from '#/api/rest.ts';
import { forgetAllUnsent } from '#/api/unsent.ts';
import { clearSession, currentAccount } from '#/api/session.ts';
import { forgetLostWithPage } from '#/lostWithPage.ts';
import { navigateTo } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { tabStorage } from '#/storage.ts';
import { keepReturn } from './keepReturn.ts';

/** So long the server may take to hear of it before nothing of the session is left here. */
const PATIENCE_MS = 2_000;

/** The tab's own, whoever uses it: the language that an address has said, and that this visit has been counted. */
const OF_TAB = ['language', 'visited'];

/** Ends the session here and on the server. */
export async function signOut(): Promise<void> {
  // Signed out is signed out, also when the server cannot be told, or says nothing: it hears of it as soon as it can be reached.
  const told = rest.call(calls.signOut, { keepalive: true }).catch(() => undefined);
  await unlessLate(told, PATIENCE_MS, undefined);
  await leaveSession();
}

const signOutListeners: (() => void)[] = [];

/** For what a module remembers of somebody: `forget` is called when the session is left. */
export function onSignOut(forget: () => void): void {
  signOutListeners.push(forget);
}

/** Forgets the session and what was read and written with it, and goes to the main page, or to another one; who signs in then comes `back`. */
export async function leaveSession(to: string = paths.main, back?: string): Promise<void> {
  const account = currentAccount();
  clearSession();
  tabStorage
    .keys()
    .filter((key) => !OF_TAB.includes(key))
    .forEach((key) => tabStorage.remove(key));
  if (back !== undefined) keepReturn({ to: back });
  forgetLostWithPage();
  signOutListeners.forEach((forget) => forget());
  if (account !== undefined) await forgetAllUnsent(account).catch(() => undefined);
  navigateTo(to);
}
