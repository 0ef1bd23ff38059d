import { isLive } from '@haiko/shared/contract/health';
import { deviceStorage } from '#/storage.ts';

// Deadlines, ages and days are counted by the server's clock: a phone's own may be wrong by days.

const STORED_KEY = 'clockOffset';
/** A hundred years. */
const MOST_WRONG_MS = 100 * 366 * 24 * 60 * 60 * 1000;

/**
 * What to add to this device's clock to have the server's, in milliseconds. It stays on the device, because what was kept is read
 * before the first reply comes, or without any: a clock that was wrong yesterday is wrong still.
 */
let offset = import.meta.env.SSR ? 0 : storedOffset();

/** What no phone's clock is wrong by says nothing. */
function storedOffset(): number {
  const stored = Number(deviceStorage.get(STORED_KEY));
  return Math.abs(stored) < MOST_WRONG_MS ? stored : 0;
}

/** Now, by the server's clock, as its last reply told it; by the device's own before the very first one. */
export function serverNow(): Date {
  return new Date(Date.now() + offset);
}

/**
 * Reads the server's clock off a reply to a request that was sent at `sentAt` (this device's clock, in milliseconds). Its
 * header tells whole seconds, of some moment between then and now: a clock that may be right by that is left alone.
 */
export function readServerClock(reply: Pick<Response, 'headers'>, sentAt: number, receivedAt = Date.now()): void {
  const serverTime = Date.parse(reply.headers.get('Date') ?? '');
  if (Number.isNaN(serverTime)) return;
  const [least, most] = [serverTime - receivedAt, serverTime + 999 - sentAt];
  const isRight = least <= 0 && most >= 0;
  // What may be right as well is not written down at every reply.
  if (isRight ? offset === 0 : least <= offset && offset <= most) return;
  offset = least > 0 ? least : Math.min(most, 0);
  if (offset === 0) deviceStorage.remove(STORED_KEY);
  else deviceStorage.set(STORED_KEY, String(offset));
}

/** Has the server tell its clock, where nothing else is asked of it. Without a connection the clock stays what it was. */
export async function askServerClock(): Promise<void> {
  const sentAt = Date.now();
  await fetch(isLive.path, { method: 'HEAD', cache: 'no-store' }).then(
    (reply) => readServerClock(reply, sentAt),
    () => undefined,
  );
}
