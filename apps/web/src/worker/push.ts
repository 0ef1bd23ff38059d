import type { PushPayload } from '@haiko/shared/contract/push';

/** Shows what the server pushes while Haiko is closed, and opens Haiko where a message leads. */
export function handlePush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const message = read(event.data);
    if (message) event.waitUntil(show(worker, message));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as { path: string };
    event.waitUntil(open(worker, path));
  });
}

function read(data: PushMessageData | null): PushPayload | null {
  try {
    return (data?.json() ?? null) as PushPayload | null;
  } catch {
    return null;
  }
}

/** Browsers want every message shown; one that arrives while Haiko is in sight goes at once, because the screen says it. */
async function show(worker: ServiceWorkerGlobalScope, { title, body, lang, path, tag }: PushPayload): Promise<void> {
  const windows = await windowsOf(worker);
  const isInSight = windows.some(({ visibilityState }) => visibilityState === 'visible');
  const options = { body, lang, tag, silent: isInSight, icon: '/icon-192.png', data: { path } };
  await worker.registration.showNotification(title, options);
  if (!isInSight) return;
  for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
}

/** In the window that is there, which finds its way by itself, so that nothing half-written is lost; else in a new one. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const address = new URL(path, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const [first] = await windowsOf(worker);
  if (!first) return void (await worker.clients.openWindow(address.href));
  const focused = await first.focus();
  focused.postMessage({ kind: 'open', path });
}

/** All windows of Haiko, also those that were there before the worker. */
export function windowsOf(worker: ServiceWorkerGlobalScope): Promise<readonly WindowClient[]> {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
