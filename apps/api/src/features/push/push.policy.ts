import { ECDH } from 'node:crypto';
import type { NotificationSettings, PushType, QuietHours } from '@haiko/shared/notifications';

// Korea has no summer time.
const SEOUL_OFFSET_MS = 9 * 3_600_000;
const CREATED = 201;
const ACCEPTED = 202;
const GONE = [404, 410];
// Microsoft's service answers 406, or 429 as the others do, when it is called too often.
const BUSY = [406, 429];
// Of a message that was taken: where it can be deleted again (RFC 8030), or what Microsoft's service did with it.
const RECEIPTS = ['location', 'x-wns-status'];
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a person wants to be told of this on their devices now. */
export function isWanted({ mutedTypes, quietHours }: NotificationSettings, type: PushType, now: Date): boolean {
  return !mutedTypes.includes(type) && !isQuiet(quietHours, now);
}

/** By the clock of Korea; from one time to the same time is all day. */
export function isQuiet({ isOn, from, to }: QuietHours, now: Date): boolean {
  if (!isOn) return false;
  const time = new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString().slice(11, 16);
  return from < to ? from <= time && time < to : time >= from || time < to;
}

/**
 * Whether we may send to this address: https on the usual port of a push service that is on the list. While developing
 * also this machine, in the clear.
 */
export function isAllowedEndpoint(
  endpoint: string,
  hosts: readonly string[],
  { isLocal }: { isLocal: boolean },
): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (isLocal && LOOPBACK.includes(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:';
  return url.protocol === 'https:' && url.port === '' && hosts.some((host) => fits(url.hostname, host));
}

/** Which of the push services that may be called an address belongs to, as the setting names it; `local` for this machine. */
export function serviceOf(endpoint: string, hosts: readonly string[]): string {
  const hostname = URL.parse(endpoint)?.hostname ?? '';
  return hosts.find((host) => fits(hostname, host)) ?? 'local';
}

function fits(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** Whether it is a point of P-256 in base64url. */
export function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** What became of a message: the service has it, has lost the browser, cannot take it now, or will never take it. */
export type Outcome = 'taken' | 'gone' | 'later' | 'refused';

/**
 * What a push service says by its reply; null is none in time. It takes a message by 201, or 202 with a receipt to come (RFC 8030, 5
 * and 5.1), and some by 200 with a header that tells of it. Any other 2xx or 3xx is somebody else's who stands in the way, such as the
 * page of a Wi-Fi network.
 */
export function outcomeOf(reply: { status: number; headers: Headers } | null): Outcome {
  if (!reply) return 'later';
  const { status, headers } = reply;
  if (status === CREATED || status === ACCEPTED) return 'taken';
  if (status === 200 && RECEIPTS.some((name) => headers.has(name))) return 'taken';
  if (GONE.includes(status)) return 'gone';
  const isRefusal = status >= 400 && status < 500 && !BUSY.includes(status);
  return isRefusal ? 'refused' : 'later';
}

/** For how many seconds a push service that is busy wants to be left alone: seconds or a date, an hour at most. */
export function retryAfterSeconds(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), 3_600) : undefined;
}
