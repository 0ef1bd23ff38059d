import { once } from 'node:events';
import http from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { until } from '../../../test/until.js';
import type { CallerRequest } from '../access/caller.js';
import { prepareAnswers } from './prepare-answer.js';
import { sendChunks } from './send-chunks.js';

const wordsOf = (times: number) => ({ words: Array.from({ length: times }, () => NINE_SCRIPTS) });
const TINY = { words: 'ខ្មែរ' };
const SHORT = wordsOf(20);
const LONG = wordsOf(400);

let server: http.Server;
let charged: (number | undefined)[] = [];
let ended = 0;
let made = 0;

beforeAll(async () => {
  const [app, prepare] = [express(), prepareAnswers()];
  const pay: RequestHandler = (request, _response, next) => {
    const caller = request as CallerRequest;
    caller.spending = { settle: () => void charged.push(caller.bytesSent), waitMs: () => 0 };
    next();
  };
  app.use(pay, prepare, prepare);
  app.get('/tiny', (_request, response) => void response.json(TINY));
  app.get('/short', (_request, response) => void response.json(SHORT));
  app.get('/long', (_request, response) => void response.json(LONG));
  app.get('/again', (_request, response) => {
    response.json(LONG);
    response.end('{}');
  });
  app.get('/named', (_request, response) => void response.setHeader('ETag', '"of these bytes"').json(SHORT));
  app.get('/fixed', (_request, response) => void response.setHeader('Cache-Control', 'no-transform').json(SHORT));
  app.get('/called', (_request, response) => void response.type('json').end(JSON.stringify(SHORT), () => (ended += 1)));
  app.get(
    '/long-called',
    (_request, response) => void response.type('json').end(JSON.stringify(LONG), () => (ended += 1)),
  );
  app.get('/picture', (_request, response) => void response.type('png').end(Buffer.alloc(5_000)));
  app.get('/stream', (_request, response) => void response.type('text/event-stream').end('data: \n\n'.repeat(500)));
  app.get('/written', (_request, response) => {
    response.type('json');
    for (const letter of JSON.stringify(SHORT)) response.write(letter);
    response.end();
  });
  app.get('/endless', (_request, response) => sendChunks(endless(), response.type('json')));
  app.get('/failing', (_request, response) => sendChunks(failing(), response.type('json')));
  app.get('/pieces', (_request, response) => sendChunks(pieces(), response.type('json')));
  server = http.createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  [charged, ended, made] = [[], 0, 0];
});

/** Of which hardly anything is left when it is packed. */
async function* endless() {
  for (;;) {
    made += 1;
    yield 'ខ្មែរ'.repeat(100);
    await sleep(1);
  }
}
async function* failing() {
  yield JSON.stringify(LONG);
  await setImmediate();
  throw new Error('no more');
}
async function* pieces() {
  for (const piece of JSON.stringify(LONG).split(',')) yield piece;
}

const urlOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const ask = (path: string, encoding: string) => fetch(urlOf(path), { headers: { 'accept-encoding': encoding } });
const told = ({ headers }: Response) => ({
  encoding: headers.get('content-encoding') ?? 'identity',
  vary: headers.get('vary'),
});

describe('an answer that is prepared twice', () => {
  it.each([
    ['/short', SHORT],
    ['/long', LONG],
  ])('is packed as its reader can unpack it, once, and charged once for what it says: %s', async (path, answer) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const reply = await ask(path, encoding);
      expect(told(reply)).toEqual({ encoding, vary: 'Accept-Encoding' });
      expect(reply.headers.has('content-length')).toBe(path === '/short' || encoding === 'identity');
      expect(await reply.json()).toEqual(answer);
    }
    const length = Buffer.byteLength(JSON.stringify(answer));
    expect(charged).toEqual([length, length, length]);
  });

  it.each(['/called', '/long-called'])('says when it is over: %s', async (path) => {
    for (const encoding of ['br', 'identity']) await (await ask(path, encoding)).json();
    expect(ended).toBe(2);
  });

  it('is the first one where it is ended twice', async () => {
    expect(await (await ask('/again', 'br')).json()).toEqual(LONG);
  });

  it.each([
    ['/short', 'gzip'],
    ['/long', 'br'],
  ])('is packed by what suits its length, where the reader unpacks both: %s', async (path, encoding) => {
    expect(told(await ask(path, 'gzip, deflate, br, zstd')).encoding).toBe(encoding);
  });

  it.each([
    ['/tiny', 'Accept-Encoding'],
    ['/named', null],
    ['/fixed', null],
    ['/picture', null],
    ['/stream', null],
    ['/written', null],
  ])('is sent as it is: %s', async (path, vary) => {
    expect(told(await ask(path, 'gzip, br'))).toEqual({ encoding: 'identity', vary });
  });

  it.each(['gzip', 'identity'])('is packed as it comes where it comes in pieces: %s', async (encoding) => {
    const reply = await ask('/pieces', encoding);
    expect(told(reply)).toEqual({ encoding, vary: 'Accept-Encoding' });
    expect(await reply.text()).toBe(JSON.stringify(LONG).split(',').join(''));
  });

  it.each(['gzip', 'identity'])('is made no further where its reader has left: %s', async (encoding) => {
    const leaving = new AbortController();
    const asked = fetch(urlOf('/endless'), { headers: { 'accept-encoding': encoding }, signal: leaving.signal });
    const left = asked.then((reply) => reply.text()).catch((error: Error) => error.name);
    await until(() => made > 0);
    leaving.abort();
    expect(await left).toBe('AbortError');
    await until(async () => {
      const before = made;
      await sleep(20);
      return made === before;
    });
  });

  it.each(['gzip', 'identity'])('is broken off where its source fails: %s', async (encoding) => {
    await expect(ask('/failing', encoding).then((reply) => reply.text())).rejects.toThrow();
  });
});
