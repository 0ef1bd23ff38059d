import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { limitConnections } from './serve.js';

const REPLY = Buffer.alloc(20 * 1024 * 1024, 'x');
const MEGABYTE = 1024 * 1024;

let server: http.Server;
beforeAll(async () => {
  server = http.createServer((_request, response) => response.end(REPLY));
  limitConnections(server, { withoutProgressMs: 2_000 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function ask(): Promise<{ ours: net.Socket; theirs: net.Socket }> {
  const connected = once(server, 'connection') as Promise<[net.Socket]>;
  const theirs = net.connect((server.address() as net.AddressInfo).port, '127.0.0.1');
  theirs.on('error', () => undefined);
  theirs.pause().write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const [ours] = await connected;
  return { ours, theirs };
}

describe('a connection', () => {
  it('whose reader takes nothing of the reply ends, and with it what was kept for it', async () => {
    const { ours, theirs } = await ask();
    await once(ours, 'close');
    expect(ours.bytesWritten).toBeLessThan(REPLY.length + MEGABYTE);
    theirs.destroy();
  });

  it('whose reader is slow but goes on gets the whole reply', async () => {
    const { theirs } = await ask();
    let received = 0;
    theirs.on('data', (data) => {
      received += data.length;
      theirs.pause();
    });
    const ended = once(theirs, 'close');
    let isOpen = true;
    void ended.then(() => (isOpen = false));
    while (isOpen) {
      const before = received;
      while (isOpen && received < before + 2 * MEGABYTE) {
        theirs.resume();
        await sleep(1);
      }
      // In all longer than nothing may come.
      await sleep(250);
    }
    expect(received).toBeGreaterThan(REPLY.length);
  });
});
