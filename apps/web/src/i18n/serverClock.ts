// Deadlines, ages and days are counted by the server's clock: a phone's own may be wrong by days.

/** What to add to this device's clock to have the server's, in milliseconds. */
let offset = 0;

/** Now, by the server's clock, as its last reply told it; by the device's own before the first one. */
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
  offset = least > 0 ? least : Math.min(most, 0);
}
