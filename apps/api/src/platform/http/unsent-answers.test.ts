import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import express from 'express';
import type { CallerRequest } from '../access/caller.js';
import { boundUnsent } from './unsent-answers.js';

const MEGABYTE = 1_048_576;
/** More than the operating system keeps for a connection. */
const ANSWER = Buffer.alloc(20 * MEGABYTE, 'x');

let server: http.Server;
beforeAll(async () => {
  const app = express();
  app.use(boundUnsent({ mostBytes: 3 * ANSWER.length }), (request, response) => {
    (request as CallerRequest).payer = request.path;
    response.end(ANSWER);
  });
  server = http.createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Asks, and has the beginning of the answer; nothing more of it is read. */
async function asks(who: string): Promise<{ ours: net.Socket; theirs: net.Socket }> {
  const connected = once(server, 'connection') as Promise<[net.Socket]>;
  const theirs = net.connect((server.address() as net.AddressInfo).port, '127.0.0.1');
  theirs.on('error', () => undefined);
  theirs.write(`GET /${who} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const [ours] = await connected;
  await once(theirs, 'readable');
  return { ours, theirs };
}

async function restOf(socket: net.Socket): Promise<number> {
  let bytes = 0;
  for await (const data of socket) bytes += (data as Buffer).length;
  return bytes;
}

describe('answers that nobody takes', () => {
  it('are kept up to a bound, beyond which whoever has most of them loses the oldest', async () => {
    const patient = await asks('patient');
    const greedy = [await asks('greedy'), await asks('greedy')];
    const broken = greedy[0] && once(greedy[0].ours, 'close');
    // A fourth is too much: not the patient one, who came first, pays for it.
    const last = await asks('another');
    await broken;
    expect([patient, greedy[1], last].map((each) => each?.ours.destroyed)).toEqual([false, false, false]);
    // Who reads on gets the whole.
    expect(await restOf(patient.theirs)).toBeGreaterThan(ANSWER.length);
    expect(await restOf(last.theirs)).toBeGreaterThan(ANSWER.length);
    // What was taken is kept no longer: there is room for two more.
    const more = [await asks('patient'), await asks('another')];
    expect([greedy[1], ...more].map((each) => each?.ours.destroyed)).toEqual([false, false, false]);
    for (const { theirs } of [...greedy, ...more]) theirs.destroy();
  });
});
