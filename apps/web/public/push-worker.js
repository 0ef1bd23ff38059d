// Shows what the server pushes while Haiko is closed, and opens Haiko where a message leads. It keeps and serves nothing.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const message = read(event.data);
  if (message) event.waitUntil(show(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

function read(data) {
  try {
    return data.json();
  } catch {
    return null;
  }
}

/** Browsers want every message shown; one that arrives while Haiko is in sight goes at once, because the screen says it. */
async function show({ title, body, lang, path, tag }) {
  const windows = await openWindows();
  const isInSight = windows.some(({ visibilityState }) => visibilityState === 'visible');
  const options = { body, lang, tag, silent: isInSight, icon: '/icon-192.png', data: { path } };
  await self.registration.showNotification(title, options);
  if (!isInSight) return;
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

/** In the window that is there, which finds its way by itself, so that nothing half-written is lost; else in a new one. */
async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const [first] = await openWindows();
  if (!first) return void (await self.clients.openWindow(address.href));
  const focused = await first.focus();
  focused.postMessage({ kind: 'open', path });
}

function openWindows() {
  // The worker rules over no page, because it serves none.
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
