import { backoffMs } from '#/api/live/backoff.ts';
import { underLock } from '#/api/locks.ts';
import { currentAccount } from '#/api/session.ts';
import { isRefusal } from '#/api/apiError.ts';
import { changeUnsent, forgetUnsent, isStillWanted, readUnsent, type Unsent, type UnsentKind } from '#/api/unsent.ts';

/** Sends one thing; false where it has to wait on. */
export type SendUnsent = (write: Unsent) => Promise<boolean>;
type Senders = Record<UnsentKind, () => Promise<SendUnsent>>;

let senders: Senders | undefined;
let onSent: (count: number) => void = () => undefined;
let timer: number | undefined;
let failures = 0;

/** Says how each kind is sent, and who is told how many things went out; called once, by the app. */
export function setSenders(all: Senders, tell: (count: number) => void): void {
  senders = all;
  onSent = tell;
}

/**
 * Sends what the reader has written without a connection, in the order in which it was written, in one tab of the browser. What
 * the server refuses stays, for its writer to see; what cannot be sent now is tried again.
 */
export async function sendUnsent(): Promise<void> {
  const account = currentAccount();
  if (account === undefined || !senders || !navigator.onLine) return;
  const sent = await underLock('haiko-unsent', { ifAvailable: true }, async (isHeld) =>
    isHeld ? sendAll(account) : 0,
  );
  if (sent > 0) onSent(sent);
}

/** Sends what waits in a while, which is longer after each failure: the server is out of reach, whatever the browser thinks. */
export function sendUnsentLater(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void sendUnsent().catch(() => undefined), backoffMs(failures));
  failures += 1;
}

/** Once more, now, for a thing that failed. */
export async function sendAgain({ id }: Unsent): Promise<void> {
  await changeUnsent(id, { isFailed: false, keptAt: Date.now() });
  await sendUnsent();
}

async function sendAll(account: string): Promise<number> {
  window.clearTimeout(timer);
  let sent = 0;
  for (const write of await readUnsent(account)) {
    if (write.isFailed || !(await isStillWanted(write))) continue;
    try {
      if (!(await sendOne(write))) continue;
      await forgetUnsent(write.id);
      sent += 1;
    } catch (error) {
      if (isRefusal(error)) {
        await changeUnsent(write.id, { isFailed: true });
        continue;
      }
      sendUnsentLater();
      return sent;
    }
  }
  failures = 0;
  return sent;
}

async function sendOne(write: Unsent): Promise<boolean> {
  const send = await senders?.[write.kind]();
  return send?.(write) ?? false;
}
