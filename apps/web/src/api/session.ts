import type { ReplyOf } from '@haiko/shared/contract/call';
import type { reissue } from '@haiko/shared/contract/sessions';
import { deviceStorage } from '#/storage.ts';
import { createStore } from '#/store.ts';

/** What sign-in, sign-up and reissue return; the durations are seconds. */
export type Tokens = ReplyOf<typeof reissue>;

/** The stored session; the expiry times are absolute, in milliseconds. */
export type Session = Tokens;

/** Somebody signed in or out, or took another one's place; accounts are undefined for visitors. */
export interface AccountChange {
  from: string | undefined;
  to: string | undefined;
  /** In another tab: nothing in this one has led anywhere else yet. */
  isElsewhere: boolean;
}

const KEYS = ['accessToken', 'refreshToken', 'accessExpire', 'refreshExpire'] as const;
const KEPT_KEYS = ['language', 'theme'];

/** A token that is not one of ours belongs to somebody, but nobody can say to whom. */
const SOMEBODY = '';

/** Whose session it is, as the access token says; undefined when nobody is signed in. */
export const account = createStore<string | undefined>(undefined);
let onChange: (change: AccountChange) => void = () => undefined;
let onEnd: (() => void) | undefined;
let isEndUntold = false;

/** Whose session it is now; undefined for visitors. */
export function currentAccount(): string | undefined {
  return account.get();
}

/** Says who follows sign-in and sign-out, in this tab and in other ones; one listener, the app's. */
export function onAccountChange(listener: (change: AccountChange) => void): void {
  onChange = listener;
}

/** Says who tells the person that their session is over; one listener, the app's. It may be over before the app is there. */
export function onSessionEnd(listener: () => void): void {
  onEnd = listener;
  if (isEndUntold) listener();
  isEndUntold = false;
}

/**
 * The stored session, or undefined when nobody is signed in, the refresh token has expired or nobody can say when it does: such a
 * one is none, and whoever needs one is asked to sign in.
 */
export function readSession(): Session | undefined {
  const stored = KEYS.map((key) => deviceStorage.get(key));
  const [accessToken, refreshToken, access, refresh] = stored;
  const accessExpire = toTime(access);
  const refreshExpire = toTime(refresh);
  // An access token is what being signed in means; the rest alone is a sign-out in another tab, on its way.
  if (!accessToken || !refreshToken || accessExpire === undefined || refreshExpire === undefined) return undefined;
  if (refreshExpire <= Date.now()) return undefined;
  return { accessToken, refreshToken, accessExpire, refreshExpire };
}

/** Whether a session is stored of which nobody can say until when it holds. */
export function isSessionUnreadable(): boolean {
  const times = [deviceStorage.get('accessExpire'), deviceStorage.get('refreshExpire')].map(toTime);
  return deviceStorage.get('accessToken') !== null && times.includes(undefined);
}

/** Whether a guarded screen may open. */
export function hasValidSession(): boolean {
  return readSession() !== undefined;
}

/** Stores what the server answered; durations become absolute times. */
export function storeTokens(tokens: Tokens): void {
  const now = Date.now();
  deviceStorage.set('refreshToken', tokens.refreshToken);
  deviceStorage.set('accessExpire', String(now + tokens.accessExpire * 1000));
  deviceStorage.set('refreshExpire', String(now + tokens.refreshExpire * 1000));
  // Last: it tells other tabs, which must find the rest by then.
  deviceStorage.set('accessToken', tokens.accessToken);
  setAccount(subjectOf(tokens.accessToken));
}

/** Forgets everything but language and theme. */
export function clearSession(): void {
  deviceStorage.remove('accessToken');
  deviceStorage
    .keys()
    .filter((key) => !KEPT_KEYS.includes(key))
    .forEach((key) => deviceStorage.remove(key));
  setAccount(undefined);
}

/** Ends a session that cannot be saved: cleared, and told to the person exactly once. */
export function endSession(): void {
  if (!KEYS.some((key) => deviceStorage.get(key) !== null)) return;
  clearSession();
  if (onEnd) onEnd();
  else isEndUntold = true;
}

/** Reads what is stored, and follows sign-in and sign-out in other tabs from now on. Call once, at the start. */
export function initSession(): void {
  account.set(storedAccount());
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'accessToken') setAccount(storedAccount(), true);
  });
  // A page that Back brings as it was has been told nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setAccount(storedAccount(), true);
  });
}

/** Whose session is stored by now, in whatever tab that was. */
export function storedAccount(): string | undefined {
  const session = readSession();
  return session && subjectOf(session.accessToken);
}

function setAccount(to: string | undefined, isElsewhere = false): void {
  const from = account.get();
  if (from === to) return;
  account.set(to);
  onChange({ from, to, isElsewhere });
}

/** The account that a JSON Web Token is about. Only for noticing another one: the server alone decides what it is worth. */
export function subjectOf(token: string): string {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : SOMEBODY;
  } catch {
    return SOMEBODY;
  }
}

function toTime(text: string | null | undefined): number | undefined {
  const time = text ? Number(text) : Number.NaN;
  return Number.isFinite(time) && time > 0 ? time : undefined;
}
