import { readPushKey, subscribeToPush, unsubscribeFromPush } from '@haiko/shared/contract/push';
import { rest } from '#/api/rest.ts';
import { currentAccount } from '#/api/session.ts';
import { deviceStorage } from '#/storage.ts';
import { WORKER } from '#/worker/messages.ts';

/** What this browser can do, and whether it does it for the person who is signed in. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Whose messages this browser shows: the next person here has to ask for their own. */
const STORED_KEY = 'pushAccount';

/** The state at this moment. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isMine = deviceStorage.get(STORED_KEY) === currentAccount();
  return isMine && Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

/** Asks the browser, which asks the person, and tells the server. To be called by a tap. */
export async function turnOnPush(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await subscribe();
  return 'on';
}

export async function turnOffPush(): Promise<PushState> {
  deviceStorage.remove(STORED_KEY);
  const known = await subscription();
  if (known) {
    await rest.call(unsubscribeFromPush, { body: { endpoint: known.endpoint } });
    await known.unsubscribe();
  }
  return 'off';
}

/** Binds the browser's subscription to the session of today: the one in which it was made may be over. */
export async function renewPush(): Promise<void> {
  if ((await readPushState()) === 'on') await subscribe();
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  // A browser that refuses storage refuses workers, too.
  const registration = await navigator.serviceWorker.getRegistration(WORKER).catch(() => undefined);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { publicKey } = await rest.call(readPushKey);
  const known = await pushManager.getSubscription();
  const isCurrent = known !== null && keyOf(known) === publicKey;
  // A browser has one subscription, for one key of the server.
  if (known && !isCurrent) await known.unsubscribe();
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  const current = isCurrent ? known : await pushManager.subscribe(wish);
  const { p256dh = '', auth = '' } = current.toJSON().keys ?? {};
  await rest.call(subscribeToPush, { body: { endpoint: current.endpoint, keys: { p256dh, auth } } });
  const account = currentAccount();
  if (account !== undefined) deviceStorage.set(STORED_KEY, account);
}

/** The server's key for which a subscription was made, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
