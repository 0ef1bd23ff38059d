import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import type { CallerRequest } from '../access/caller.js';
import { prepareAnswers } from './prepare-answer.js';

const ANSWER = { words: Array.from({ length: 20 }, () => NINE_SCRIPTS) };

let server: http.Server;
let charged: (number | undefined)[] = [];

beforeAll(async () => {
  const [app, prepare] = [express(), prepareAnswers()];
  const pay: RequestHandler = (request, _response, next) => {
    const caller = request as CallerRequest;
    caller.spending = { settle: () => void charged.push(caller.bytesSent), waitMs: () => 0 };
    next();
  };
  app.use(pay, prepare, prepare);
  app.get('/whole', (_request, response) => void response.json(ANSWER));
  app.get('/pieces', (_request, response) => {
    response.type('json');
    for (const letter of JSON.stringify(ANSWER)) response.write(letter);
    response.end();
  });
  server = http.createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => (charged = []));

const ask = (path: string, encoding: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': encoding },
  });

describe('an answer that is prepared twice', () => {
  const text = JSON.stringify(ANSWER);
  it.each([
    // Express sends bytes.
    ['/whole', Buffer.byteLength(text)],
    ['/pieces', text.length],
  ])('is packed once, and charged once for what it says: %s', async (path, length) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const reply = await ask(path, encoding);
      expect(reply.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(reply.headers.get('vary')).toBe('Accept-Encoding');
      expect(await reply.json()).toEqual(ANSWER);
    }
    expect(charged).toEqual([length, length, length]);
  });
});
