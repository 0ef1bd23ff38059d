import { createStore, useStore } from '#/store.ts';

/** What sign-in, sign-up and reissue answer; the durations are seconds. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  accessExpire: number;
  refreshExpire: number;
}

/** The stored session; the expiry times are absolute, in milliseconds. */
export type Session = Tokens;

/** Why a session ended without the person's wish. */
export type SessionEnd = 'expired' | 'invalidExpiry';

const KEYS = ['accessToken', 'refreshToken', 'accessExpire', 'refreshExpire'] as const;
const KEPT_KEYS = ['language', 'theme'];

const signedIn = createStore(false);
let onEnd: (reason: SessionEnd) => void = () => undefined;

/** Whether somebody is signed in; components follow it. */
export function useIsSignedIn(): boolean {
  return useStore(signedIn);
}

/** Calls back when somebody signs in or out, in this tab or in another one. */
export const onSignedInChange = signedIn.subscribe;

/** Says who tells the person that their session is over; one listener, the app's. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): void {
  onEnd = listener;
}

/**
 * The stored session, or undefined when nobody is signed in or the refresh token has expired. Unreadable expiry times
 * end the session at once, so that the complaint about them comes once and not on every look.
 */
export function readSession(): Session | undefined {
  const stored = KEYS.map((key) => localStorage.getItem(key));
  const [accessToken, refreshToken, access, refresh] = stored;
  // An access token is what being signed in means; the rest alone is a sign-out in another tab, on its way.
  if (!accessToken) return undefined;
  const accessExpire = toTime(access);
  const refreshExpire = toTime(refresh);
  if (!refreshToken || accessExpire === undefined || refreshExpire === undefined) {
    endSession('invalidExpiry');
    return undefined;
  }
  if (refreshExpire <= Date.now()) return undefined;
  return { accessToken, refreshToken, accessExpire, refreshExpire };
}

/** Whether a guarded screen may open. */
export function hasValidSession(): boolean {
  return readSession() !== undefined;
}

/** Stores what the server answered; durations become absolute times. */
export function storeTokens(tokens: Tokens): void {
  const now = Date.now();
  localStorage.setItem('refreshToken', tokens.refreshToken);
  localStorage.setItem('accessExpire', String(now + tokens.accessExpire * 1000));
  localStorage.setItem('refreshExpire', String(now + tokens.refreshExpire * 1000));
  // Last: it tells other tabs, which must find the rest by then.
  localStorage.setItem('accessToken', tokens.accessToken);
  signedIn.set(true);
}

/** Forgets everything but language and theme. */
export function clearSession(): void {
  localStorage.removeItem('accessToken');
  Object.keys(localStorage)
    .filter((key) => !KEPT_KEYS.includes(key))
    .forEach((key) => localStorage.removeItem(key));
  signedIn.set(false);
}

/** Ends a session that cannot be saved: cleared, and told to the person exactly once. */
export function endSession(reason: SessionEnd): void {
  if (!KEYS.some((key) => localStorage.getItem(key) !== null)) return;
  clearSession();
  onEnd(reason);
}

/** Reads what is stored, and follows sign-in and sign-out in other tabs from now on. Call once, at the start. */
export function startSession(): void {
  const refresh = () => signedIn.set(hasValidSession());
  refresh();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'accessToken') refresh();
  });
}

function toTime(text: string | null | undefined): number | undefined {
  const time = text ? Number(text) : Number.NaN;
  return Number.isFinite(time) && time > 0 ? time : undefined;
}
