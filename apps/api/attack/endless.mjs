// Sends bodies without an end on several connections for some seconds, opening each anew when it is ended; prints how many there were.
import net from 'node:net';

const { url, type, token, connections, seconds } = JSON.parse(process.argv[2]);
const { hostname, port, host, pathname } = new URL(url);
const PIECE = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);
const HEAD = [
  `POST ${pathname} HTTP/1.1`,
  `Host: ${host}`,
  `Content-Type: ${type}`,
  'X-Forwarded-For: 203.0.113.70',
  'Transfer-Encoding: chunked',
  ...(token ? [`Authorization: Bearer ${token}`] : []),
].join('\r\n');

const counts = { opened: 0, ended: 0 };
const end = Date.now() + seconds * 1_000;

function open() {
  const socket = net.connect(Number(port), hostname);
  counts.opened += 1;
  socket.on('error', () => undefined).resume();
  socket.on('close', () => {
    counts.ended += 1;
    if (Date.now() < end) open();
  });
  socket.write(`${HEAD}\r\n\r\n`);
  const send = () => {
    while (!socket.destroyed && socket.write(PIECE));
    socket.once('drain', send);
  };
  send();
}

for (let each = 0; each < connections; each += 1) open();
setTimeout(() => {
  console.log(JSON.stringify(counts));
  process.exit();
}, seconds * 1_000);
