import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { nameAt, placeOf, typeOf } from './file-names.js';
import { FileStore } from './file-store.js';
import { S3Client, type S3Settings } from './s3-client.js';

const HASH = 'x-amz-meta-sha256';
/** Far fewer than are asked at all: readers go on meanwhile. */
const REMOVED_AT_ONCE = 16;
/** What the store may know of a request, and what the client may know of its answer. */
const ASKED = ['if-none-match', 'if-modified-since'];
/** What is ours to send on: the request is signed with it, and stores refuse what they read otherwise, or find too long. */
const SENT_ON = /^(?=.{1,500}$)[!-~]+( [!-~]+)*$/;
const TOLD = ['etag', 'last-modified', 'content-length', 'content-range'];
/** Stores answer one part; for several the whole is as good an answer. */
const ONE_RANGE = /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/;

/**
 * Files in a bucket that only the servers read. Each is one PUT: the largest that we take has 20 MB. An object appears whole or
 * not at all, and the store refuses bytes that are not of the hash in the signature.
 */
export class S3Store extends FileStore {
  readonly #client: S3Client;

  /** @param folder for bytes on their way in; of this process alone if need be */
  constructor(folder: string, settings: S3Settings) {
    super(folder);
    this.#client = new S3Client(settings);
  }

  async publish(temporary: string, name: string): Promise<void> {
    const body = await fs.readFile(temporary);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const headers = { 'content-type': typeOf(name), 'x-amz-content-sha256': sha256, [HASH]: sha256 };
    const answer = await this.#client.ask(placeOf(name), { method: 'PUT', headers, body });
    if (!answer.ok) throw new AppError('UNAVAILABLE');
    await fs.rm(temporary);
  }

  async read(name: string): Promise<AsyncIterable<Buffer> | null> {
    const answer = await this.#client.ask(placeOf(name), { method: 'GET' });
    return answer.ok ? this.#client.bytesOf(answer) : null;
  }

  override async hash(name: string): Promise<string | null> {
    const { ok, headers } = await this.#client.ask(placeOf(name), { method: 'HEAD' });
    if (!ok) return null;
    const known = headers.get(HASH);
    // Without it somebody else's tool has put it there.
    return known ? known : super.hash(name);
  }

  /** Where it fails, nothing goes on behind its caller, who would show a file again whose removal is still on its way. */
  async remove(...names: string[]): Promise<void> {
    const left = names.values();
    const work = async () => {
      for (const name of left) await this.#client.ask(placeOf(name), { method: 'DELETE' });
    };
    const ended = await Promise.allSettled(Array.from({ length: REMOVED_AT_ONCE }, work));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }

  async *list(): AsyncGenerator<string[]> {
    for (let next: string | undefined = ''; next !== undefined;) {
      const from: string = next && `&continuation-token=${encodeURIComponent(next)}`;
      const answer = await this.#client.ask(`?list-type=2${from}`, { method: 'GET' });
      const page = await text(this.#client.bytesOf(answer));
      // Our own keys need no escapes.
      yield [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].flatMap(([, place = '']) => nameAt(place) ?? []);
      next = /<NextContinuationToken>([^<]*)</.exec(page)?.[1];
    }
  }

  async send(name: string, request: Request, response: Response, headers: Record<string, string>): Promise<boolean> {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const answer = await this.#client.ask(placeOf(name), { method, headers: askedBy(request) });
    if (answer.status === 404) return false;
    if (answer.status === 416) {
      const { headers: whole } = await this.#client.ask(placeOf(name), { method: 'HEAD' });
      response.set('Content-Range', `bytes */${whole.get('content-length') ?? '*'}`);
      throw new AppError('RANGE_NOT_SATISFIABLE');
    }
    response.status(answer.status).set(headers).set('Accept-Ranges', 'bytes');
    if (answer.status !== 304) response.type(typeOf(name));
    for (const told of TOLD) if (answer.headers.has(told)) response.set(told, answer.headers.get(told) ?? '');
    // Bytes that stop coming end the connection, which tells the client that something is missing; `bytesOf` has logged it.
    await pipeline(this.#client.bytesOf(answer), response).catch(() => response.destroy());
    return true;
  }
}

function askedBy({ headers }: Request): Record<string, string> {
  const asked = ASKED.map((name) => [name, String(headers[name] ?? '')]).filter(([, value = '']) =>
    SENT_ON.test(value),
  );
  const range = headers.range !== undefined && ONE_RANGE.test(headers.range) && { range: headers.range };
  return { ...Object.fromEntries(asked), ...range };
}
