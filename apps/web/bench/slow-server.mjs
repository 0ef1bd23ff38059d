// The server behind the network of a cheap phone, for pages with a service worker: what the browser's devtools slow down is the page's
// own requests, not the worker's.
import { createServer, request as ask } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { SLOW_4G } from './on-phone.mjs';

const BYTES_PER_MS = SLOW_4G.downloadThroughput / 1_000;

/** Every answer comes after the network's latency, and all of them share its bandwidth, once `begin` has been called. */
export async function startSlowServer(upstream) {
  let isSlow = false;
  let freeAt = 0;
  async function* inTurn(reply) {
    for await (const part of reply) {
      freeAt = Math.max(freeAt, Date.now()) + part.length / BYTES_PER_MS;
      if (isSlow) await sleep(Math.max(0, freeAt - Date.now()));
      yield part;
    }
  }
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(upstream).host };
    const asked = ask(new URL(incoming.url, upstream), { method: incoming.method, headers }, async (reply) => {
      if (isSlow) await sleep(SLOW_4G.latency);
      outgoing.writeHead(reply.statusCode, reply.headers);
      // Who leaves a page ends its answers.
      await pipeline(reply, inTurn, outgoing).catch(() => undefined);
    });
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    begin() {
      isSlow = true;
      freeAt = 0;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
