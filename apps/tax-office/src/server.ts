import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { statusReply } from './answers.ts';
import { type BusinessState, type Failure, stateOf } from './scenarios.ts';
import { environmentFor, KEY, STATUS_PATH } from './settings.ts';

export interface TaxOffice {
  url: string;
  /** The settings that lead the application here. */
  environment: Record<string, string>;
  /** From now on the office knows this of a number (`123-45-67890`). */
  say(number: string, state: BusinessState): void;
  /** From now on the service fails; without a failure it answers again. */
  fail(failure?: Failure): void;
  /** The numbers of each request so far. */
  requests: readonly (readonly string[])[];
  close(): Promise<void>;
}

const MOST_NUMBERS = 100;

/**
 * Starts the stand-in for the tax office's service on this machine's own address only; port 0 takes a free one. Refuses when the
 * application runs in production.
 */
export async function startTaxOffice({ port }: { port: number }): Promise<TaxOffice> {
  if (process.env['HAIKO_ENV'] === 'production') {
    throw new Error('The local tax office knows no real business; it never runs in production.');
  }
  const office = new Office();
  const server = createServer((request, response) => void office.answer(request, response));
  server.listen(port, '127.0.0.1');
  await listening(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    environment: environmentFor(url),
    requests: office.requests,
    say: (number, state) => void office.said.set(number.replaceAll('-', ''), state),
    fail: (failure) => void (office.failure = failure),
    close: () => close(server),
  };
}

class Office {
  readonly said = new Map<string, BusinessState>();
  readonly requests: string[][] = [];
  failure: Failure | undefined;

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === '/health') return send(response, 200, {});
    if (pathname !== STATUS_PATH || request.method !== 'POST')
      return send(response, 404, { status_code: 'HTTP_ERROR' });
    if (searchParams.get('serviceKey') !== KEY) {
      return send(response, 401, { code: -4, msg: '등록되지 않은 인증키 입니다.' });
    }
    const numbers = numbersOf(await bodyOf(request));
    if (typeof numbers === 'string') return send(response, REFUSALS[numbers], { status_code: numbers });
    this.requests.push(numbers);
    if (this.failure) return misbehave(response, this.failure);
    send(
      response,
      200,
      statusReply(numbers, (number) => this.said.get(number) ?? stateOf(number)),
    );
  }
}

function misbehave(response: ServerResponse, failure: Failure): void {
  if (failure === 'hang') return;
  if (failure === 'broken') return send(response, 500, { status_code: 'INTERNAL_ERROR' });
  if (failure === 'limited') return send(response, 429, { code: -10, msg: '서비스 호출량 초과' });
  if (failure === 'partial') return send(response, 200, { request_cnt: 0, status_code: 'OK', data: [] });
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<h1>시스템 점검 중입니다.</h1>');
}

/** What the service says to requests that it does not take. */
const REFUSALS = { BAD_JSON_REQUEST: 400, REQUEST_DATA_MALFORMED: 411, TOO_LARGE_REQUEST: 413 } as const;

/** The numbers that a body asks for, or the code by which the service refuses it. */
function numbersOf(body: string): string[] | keyof typeof REFUSALS {
  try {
    const { b_no: numbers } = JSON.parse(body) as { b_no?: unknown };
    if (!Array.isArray(numbers) || !numbers.every(isNumber)) return 'REQUEST_DATA_MALFORMED';
    return numbers.length > MOST_NUMBERS ? 'TOO_LARGE_REQUEST' : numbers;
  } catch {
    return 'BAD_JSON_REQUEST';
  }
}

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{10}$/.test(value);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => void server.once('listening', resolve).once('error', reject));
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
