/// <reference lib="webworker" />
import { handlePush } from './push.ts';

// What the server sends in place of worker.ts while OFFLINE_WORKER is `off`: whatever an older worker has kept goes, every page
// comes from the server again, and pushed messages are still shown. What waits to be sent is the pages' own, and stays.

const worker = self as unknown as ServiceWorkerGlobalScope;

handlePush(worker);
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(switchOff()));

async function switchOff(): Promise<void> {
  const names = await worker.caches.keys();
  await Promise.all(names.map((name) => worker.caches.delete(name)));
  await worker.registration.navigationPreload?.disable();
  await worker.clients.claim();
}
