import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import request from 'supertest';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser, type TestUser } from '../../../test/factories.js';

let test: TestApp;
let writer: TestUser;
beforeAll(async () => {
  test = await startApp();
  writer = await aUser(test);
});
afterAll(() => test.stop());

/** A body of so many pieces of `length` bytes, as it stands on the line. */
const inPieces = (count: number, length: number) =>
  Buffer.from(`${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`.repeat(count) + '0\r\n\r\n');

/** The server's end of a connection on which `body` was sent, and the beginning of its answer; '' where it ended without one. */
async function send(head: string, body: Buffer, connection = 'close'): Promise<{ ours: net.Socket; answer: string }> {
  const connected = once(test.server, 'connection') as Promise<[net.Socket]>;
  const theirs = net.connect((test.server.address() as AddressInfo).port, '127.0.0.1');
  theirs.on('error', () => undefined);
  const [ours] = await connected;
  let answer = '';
  theirs.on('data', (data) => void (answer += data.toString('latin1')));
  const headers = `Host: x\r\nAuthorization: Bearer ${writer.token}\r\nTransfer-Encoding: chunked\r\nConnection: ${connection}`;
  theirs.write(`${head}\r\n${headers}\r\n\r\n`);
  theirs.write(body);
  // Not by `once`, for which a reset is an error.
  await new Promise((closed) => theirs.once('close', closed));
  return { ours, answer };
}

const JSON_TYPE = 'Content-Type: application/json';
const DOORS = [
  ['POST /graphql', JSON_TYPE],
  ['POST /api/post', JSON_TYPE],
  ['PUT /api/wage-defaulters', JSON_TYPE],
  ['POST /api/file/upload/one', 'Content-Type: multipart/form-data; boundary=b'],
  ['POST /csp-reports', 'Content-Type: application/csp-report'],
  ['POST /api/nowhere', 'Content-Type: text/plain'],
  ['GET /api/nowhere', 'Accept: text/html'],
  ['GET /health/live', 'Accept: text/html'],
] as const;

describe('a body in pieces of one byte', () => {
  it.each(DOORS)('is read no further than its beginning: %s', async (door, header) => {
    const body = inPieces(200_000, 1);
    const { ours } = await send(`${door} HTTP/1.1\r\n${header}`, body);
    // What one or two reads take off a connection, of more than a megabyte.
    expect(ours.bytesRead).toBeLessThan(400_000);
  });

  it.each(DOORS)('no more behind a thousand other headers: %s', async (door, header) => {
    const body = inPieces(200_000, 1);
    const { ours } = await send(
      `${door} HTTP/1.1\r\n${header}\r\nHost: x${'\r\na:b'.repeat(1_100)}`,
      body,
      'keep-alive',
    );
    expect(ours.bytesRead).toBeLessThan(400_000);
  });
});

describe('a body without an end', () => {
  const MEGABYTE = inPieces(16, 65_536).subarray(0, -5);

  /** How many bytes the server takes before it ends the connection. */
  async function takenOf(head: string): Promise<number> {
    const connected = once(test.server, 'connection') as Promise<[net.Socket]>;
    const theirs = net.connect((test.server.address() as AddressInfo).port, '127.0.0.1');
    let isOpen = true;
    theirs.on('error', () => undefined).on('close', () => (isOpen = false));
    const [ours] = await connected;
    theirs.resume();
    theirs.write(`${head}\r\nHost: x\r\nAuthorization: Bearer ${writer.token}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    while (isOpen && ours.bytesRead < 40_000_000) {
      if (!theirs.write(MEGABYTE))
        await Promise.race([once(theirs, 'drain'), once(theirs, 'close')]).catch(() => undefined);
      await new Promise(setImmediate);
    }
    theirs.destroy();
    return ours.bytesRead;
  }

  it.each<readonly [string, string]>([
    ...DOORS.filter(([door]) => !door.includes('upload')),
    ['POST /api/user/signin/apple/step2', 'Content-Type: application/x-www-form-urlencoded'],
    ['POST /csp-reports', 'Content-Type: multipart/form-data; boundary=b'],
  ])('is read no further than the longest body that anybody reads: %s', async (door, header) => {
    expect(await takenOf(`${door} HTTP/1.1\r\n${header}`)).toBeLessThan(6_000_000);
  });
});

describe('a body that is not sent before it is asked for', () => {
  /** What the server says to a head that announces so many bytes, and on `body`, which follows once it is told to go on. */
  async function asked(door: string, bytes: number, body = ''): Promise<string[]> {
    const theirs = net.connect((test.server.address() as AddressInfo).port, '127.0.0.1');
    const said: string[] = [];
    theirs.on('error', () => undefined);
    theirs.on('data', (data) => {
      said.push(...(data.toString('latin1').match(/^HTTP.*|^Connection.*/gm) ?? []).map((line) => line.trim()));
      if (/ 100 /.test(String(data))) theirs.write(body);
    });
    const headers = `Host: x\r\nAuthorization: Bearer ${writer.token}\r\nExpect: 100-continue\r\nContent-Length: ${bytes}`;
    theirs.write(`${door} HTTP/1.1\r\n${headers}\r\n\r\n`);
    await new Promise((closed) => theirs.once('close', closed));
    return said;
  }

  it.each<readonly [door: string, bytes: number]>([
    [`POST /api/post`, 1_000_000_000],
    [`GET /health/live`, 3_200_000],
    [`POST /csp-reports`, Number.MAX_SAFE_INTEGER],
  ])('is refused without being asked for where nobody would read so much: %s, %d', async (door, bytes) => {
    const said = await asked(door, bytes);
    expect(said).toEqual(['HTTP/1.1 413 Payload Too Large', 'Connection: close']);
  });

  it('is asked for where it may be read', async () => {
    const body = '{"title":"ឈ្មោះ"}';
    const type = `POST /api/post HTTP/1.1\r\n${JSON_TYPE}\r\nConnection: close\r\nX:`;
    const said = await asked(type, Buffer.byteLength(body), body);
    expect(said).toEqual(['HTTP/1.1 100 Continue', 'HTTP/1.1 400 Bad Request', 'Connection: close']);
  });
});

describe('a body of who only reads', () => {
  it.each([
    ['GET /files/a.webp', 'Transfer-Encoding: chunked'],
    ['GET /assets/a.js', 'Content-Length: 1001'],
    ['HEAD /health/live', 'Content-Length: 1001'],
  ])('is refused, and not looked at: %s, %s', async (door, length) => {
    const theirs = net.connect((test.server.address() as AddressInfo).port, '127.0.0.1');
    theirs.write(`${door} HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`);
    const [said] = (await once(theirs, 'data')) as [Buffer];
    theirs.destroy();
    expect(said.toString()).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('a body in many pieces', () => {
  it('is taken where they are few, or as long as packets are', async () => {
    const few = await send(`POST /api/comment HTTP/1.1\r\n${JSON_TYPE}`, inPieces(490, 1));
    const many = await send(`POST /api/post HTTP/1.1\r\n${JSON_TYPE}`, inPieces(500, 512));
    // Both were read to their end, and are no JSON.
    expect([few, many].map(({ answer }) => answer.slice(0, 12))).toEqual(['HTTP/1.1 400', 'HTTP/1.1 400']);
  });

  it('harms nobody else', async () => {
    await send(`POST /graphql HTTP/1.1\r\n${JSON_TYPE}`, inPieces(200_000, 1));
    expect((await request(test.server).get('/health/live')).status).toBe(200);
  });
});
