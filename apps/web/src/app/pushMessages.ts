import { renewPush } from '#/features/push/push.actions.ts';
import { navigateTo } from '#/navigation.ts';
import { tabStorage } from '#/storage.ts';

const STORED_KEY = 'pushRenewed';

/** Keeps this browser's push messages alive for whoever is signed in, and goes where a tapped one leads. */
export function followPush(account: string | undefined): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.onmessage = ({ data }: MessageEvent<unknown>) => {
    const path = pathOf(data);
    if (path !== undefined) navigateTo(path);
  };
  // Once a visit is enough: a session outlives many.
  if (account === undefined || tabStorage.get(STORED_KEY) === account) return;
  tabStorage.set(STORED_KEY, account);
  renewPush().catch(() => tabStorage.remove(STORED_KEY));
}

/** Only of our own worker, and only a path of ours. */
function pathOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('path' in data)) return undefined;
  const { path } = data;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : undefined;
}
