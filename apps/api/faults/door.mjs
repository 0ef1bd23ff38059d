// Stands between the server and a service of somebody else's, and can make that slow, silent, a liar, or go away.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Far less than any time-out: who is asked this slowly has been asked once. */
const SLOW_MS = 1_500;
/** What somebody else says who stands where the service should be, by HTTP as by SMTP. */
const LIE = '<html><title>Sign in to the free Wi-Fi</title></html>';
const LIES = {
  http: `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${LIE.length}\r\nConnection: close\r\n\r\n${LIE}`,
  smtp: `220 ${LIE}\r\n`,
};

/** `well`, or what is wrong with the service. */
export const TROUBLES = ['slow', 'lying', 'silent', 'away'];

/** Opens a door to a port of this machine. */
export async function openDoor(port, protocol = 'http') {
  const sockets = new Set();
  const door = { mode: 'well' };
  const keep = (socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
  };
  const server = net.createServer((socket) => {
    keep(socket);
    const { mode } = door;
    if (mode === 'away') return socket.destroy();
    if (mode === 'silent') return socket.resume();
    if (mode === 'lying')
      return protocol === 'smtp' ? socket.end(LIES.smtp) : socket.once('data', () => socket.end(LIES.http));
    const upstream = net.connect(port, '127.0.0.1');
    keep(upstream);
    pass(socket, upstream, () => (door.mode === 'slow' ? SLOW_MS : 0));
    pass(upstream, socket, () => 0);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  door.port = server.address().port;
  /** From now on; connections that are kept open end, so that everybody meets it. */
  door.turn = (mode) => {
    door.mode = mode;
    for (const socket of sockets) socket.destroy();
  };
  door.close = () => {
    door.turn('away');
    server.close();
  };
  return door;
}

/** In order, each piece as late as it is slow at that moment. */
function pass(from, to, delay) {
  let before = Promise.resolve();
  const after = (what) => {
    const ms = delay();
    before = before.then(() => (ms > 0 ? sleep(ms) : undefined)).then(what);
  };
  from.on('data', (piece) => after(() => to.writable && to.write(piece)));
  from.on('end', () => after(() => to.end()));
  from.on('close', () => before.then(() => to.destroy()));
}
