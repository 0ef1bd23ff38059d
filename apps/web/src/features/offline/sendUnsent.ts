import { backoffMs } from '#/api/live/backoff.ts';
import { currentAccount } from '#/api/session.ts';
import { isRefusal } from '#/api/rest.ts';
import { changeUnsent, forgetUnsent, readUnsent, type Unsent, type UnsentKind } from '#/api/unsent.ts';

/** Sends one thing; false where it has to wait on. */
export type SendUnsent = (write: Unsent) => Promise<boolean>;
type Senders = Record<UnsentKind, () => Promise<SendUnsent>>;

let senders: Senders | undefined;
let timer: number | undefined;
let failures = 0;

/** Says how each kind is sent; called once, by the app. */
export function setSenders(all: Senders): void {
  senders = all;
}

/**
 * Sends what the reader has written without a connection, in the order in which it was written, in one tab of the browser. What
 * the server refuses stays, for its writer to see; what cannot be sent now is tried again. Resolves to how many things went out.
 */
export async function sendUnsent(): Promise<number> {
  const account = currentAccount();
  if (account === undefined || !senders || !navigator.onLine) return 0;
  const send = () => sendAll(account);
  if (!navigator.locks) return send();
  return navigator.locks.request('haiko-unsent', { ifAvailable: true }, (lock) => (lock ? send() : 0));
}

/** Once more, now, for a thing that failed. */
export async function sendAgain({ id }: Unsent): Promise<number> {
  await changeUnsent(id, { isFailed: false, keptAt: Date.now() });
  return sendUnsent();
}

async function sendAll(account: string): Promise<number> {
  window.clearTimeout(timer);
  let sent = 0;
  for (const write of await readUnsent(account)) {
    if (write.isFailed || currentAccount() !== account) continue;
    try {
      if (!(await sendOne(write))) continue;
      await forgetUnsent(write.id);
      sent += 1;
    } catch (error) {
      if (isRefusal(error)) {
        await changeUnsent(write.id, { isFailed: true });
        continue;
      }
      timer = window.setTimeout(() => void sendUnsent().catch(() => undefined), backoffMs(failures));
      failures += 1;
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
