import { createHash, createHmac } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../src/features/files/s3-client.js';

const BUCKET = 'haiko-files';
const KEYS = { access: 'test-access', secret: 'for the tests alone' };
const REGION = 'ap-northeast-2';

interface StoredObject {
  body: Buffer;
  headers: Record<string, string>;
  changedAt: Date;
}

/** What happens to requests: `slowDown` and `error` are answers, `wait` has them wait for another mode, `cut` sends half of an object and hangs up. */
type Mode = 'up' | 'slowDown' | 'error' | 'wait' | 'cut';

/** An object store that speaks the part of S3 that we use, and believes nobody: a stand-in of the tests. */
export class S3Server {
  /** By `bucket/place`. */
  readonly objects = new Map<string, StoredObject>();
  /** `METHOD status` of every answer. */
  readonly answers: string[] = [];
  /** After so many PUTs the others wait. */
  putsUntilWait = Infinity;
  /** Requests that have come and wait. */
  waiting = 0;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #mode: Mode = 'up';
  #times = Infinity;
  readonly #server = http.createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<S3Server> {
    const store = new S3Server();
    store.#server.listen(0, '127.0.0.1');
    await once(store.#server, 'listening');
    return store;
  }

  /** How a store finds it. */
  get store(): S3Settings {
    const { S3_ENDPOINT: endpoint } = this.settings;
    return {
      endpoint,
      bucket: BUCKET,
      region: REGION,
      accessKey: KEYS.access,
      secretKey: KEYS.secret,
      patienceMs: 600_000,
    };
  }

  /** The settings of a server that keeps its files here. */
  get settings() {
    return {
      S3_ENDPOINT: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY: KEYS.access,
      S3_SECRET_KEY: KEYS.secret,
      // A machine that is busy with other things is no fault of the store's.
      S3_TIMEOUT_SECONDS: '600',
    };
  }

  /** The names of all objects, in order. */
  names(): string[] {
    return [...this.objects.keys()].map((place) => place.split('/').at(-1) ?? '').sort();
  }

  /** From now on; back `up` after so many `times`. */
  mode(mode: Mode, times = Infinity): void {
    [this.#mode, this.#times, this.putsUntilWait] = [mode, times, Infinity];
    this.#changes.emit('mode');
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      this.answers.push(`${request.method} ${status}`);
      return writeHead(status, ...rest);
    };
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // Whoever breaks off stores nothing.
      return;
    }
    const body = Buffer.concat(chunks);
    if (request.method === 'PUT' && (this.putsUntilWait -= 1) < 0) this.#mode = 'wait';
    while (this.#mode === 'wait') await this.#wait();
    const mode = this.#mode;
    if (mode !== 'up' && (this.#times -= 1) === 0) this.#mode = 'up';
    if (mode === 'slowDown') return refuse(response, 503, 'SlowDown');
    if (mode === 'error') return refuse(response, 500, 'InternalError');
    const refused = refusalOf(request, body);
    if (refused) return refuse(response, ...refused);
    this.#serve(request, response, { body, isCut: mode === 'cut' });
  }

  async #wait(): Promise<void> {
    this.waiting += 1;
    await once(this.#changes, 'mode');
    this.waiting -= 1;
  }

  #serve(request: IncomingMessage, response: ServerResponse, { body, isCut }: { body: Buffer; isCut: boolean }): void {
    const place = (request.url ?? '').slice(1);
    if (!place.startsWith(`${BUCKET}/`)) return refuse(response, 404, 'NoSuchBucket');
    if (place.startsWith(`${BUCKET}/?`)) return this.#list(response, new URLSearchParams(place.split('?')[1]));
    if (request.method === 'PUT') {
      this.objects.set(place, { body, headers: keptOf(request), changedAt: new Date() });
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      this.objects.delete(place);
      return void response.writeHead(204).end();
    }
    const object = this.objects.get(place);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    give(request, response, object, isCut);
  }

  /** Two at a time, after the one that the token names. */
  #list(response: ServerResponse, search: URLSearchParams): void {
    const after = Buffer.from(search.get('continuation-token') ?? '', 'base64').toString();
    const places = [...this.objects.keys()].map((place) => place.slice(BUCKET.length + 1)).sort();
    const left = places.filter((place) => place > after);
    const shown = left.slice(0, 2);
    const keys = shown.map((place) => `<Contents><Key>${place}</Key></Contents>`).join('');
    const token = Buffer.from(shown.at(-1) ?? '').toString('base64');
    const next = left.length > 2 ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
    response.writeHead(200).end(`<ListBucketResult>${keys}${next}</ListBucketResult>`);
  }
}

/** An object or the asked part of it. */
function give(request: IncomingMessage, response: ServerResponse, object: StoredObject, isCut: boolean): void {
  const etag = `"${createHash('md5').update(object.body).digest('hex')}"`;
  const headers = { ...object.headers, ETag: etag, 'Last-Modified': object.changedAt.toUTCString() };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  const size = object.body.length;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const isPart = from + to !== '';
  const start = from === '' && isPart ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1);
  if (isPart && start >= end) return refuse(response, 416, 'InvalidRange');
  const part = object.body.subarray(start, end);
  const range = isPart && { 'Content-Range': `bytes ${start}-${end - 1}/${size}` };
  response.writeHead(isPart ? 206 : 200, { ...headers, 'Content-Length': part.length, ...range });
  if (!isCut || request.method === 'HEAD') return void response.end(request.method === 'HEAD' ? undefined : part);
  response.write(part.subarray(0, part.length / 2), () => response.destroy());
}

function keptOf({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name === 'content-type' || name.startsWith('x-amz-meta-'));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text);
}

/** Why a request is not to be believed: its signature (AWS Signature Version 4, written from its description) or its bytes. */
function refusalOf(request: IncomingMessage, body: Buffer): [number, string] | undefined {
  const given = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;
  const [, credential = '', signed = '', signature] = given.exec(request.headers.authorization ?? '') ?? [];
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const time = header('x-amz-date');
  const scope = `${time.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (credential !== `${KEYS.access}/${scope}`) return [403, 'InvalidAccessKeyId'];
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return [403, 'AccessDenied'];
  const [path = '', search = ''] = (request.url ?? '').split('?');
  const headers = names.map((name) => `${name}:${header(name)}\n`).join('');
  const asked = search.split('&').sort().join('&');
  const said = [request.method, path, asked, headers, signed, header('x-amz-content-sha256')].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(said)].join('\n');
  const key = [...scope.split('/')].reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${KEYS.secret}`);
  if (hmac(key, toSign).toString('hex') !== signature) return [403, 'SignatureDoesNotMatch'];
  if (request.method === 'PUT' && header('content-length') === '') return [411, 'MissingContentLength'];
  const hash = header('x-amz-content-sha256');
  return hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body) ? undefined : [400, 'XAmzContentSHA256Mismatch'];
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
