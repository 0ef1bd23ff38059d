import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { AwsClient } from 'aws4fetch';
import type { AppConfig } from '../../platform/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { span } from '../../platform/tracing/trace.js';
import { Semaphore } from '../../platform/semaphore.js';
import { within } from '../../platform/within.js';

/** Objects may be asked for so often before a store that says "slow down" or hangs up is called away. */
const TRIES = 4;
const FIRST_PAUSE_MS = 100;
const RETRY_AFTER_SECONDS = 5;
/** Of one process, until an answer begins: one store that is away must not take all connections and memory. */
const TURNS = { parallel: 64, queued: 256 };

export type S3Settings = NonNullable<AppConfig['s3']>;

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: Buffer<ArrayBuffer>;
}

/**
 * Asks an object store by requests that it knows are ours (Signature Version 4). Every request may be made twice without harm, so
 * what failed for a moment is asked again. An answer is one that means something to the caller: anything in 2xx, 304, "no such
 * object" (404) or "no such part" (416). Everything else is logged and thrown as `UNAVAILABLE`.
 */
export class S3Client {
  readonly #logger = new Logger('S3');
  readonly #turns = new Semaphore(TURNS);
  readonly #signer: AwsClient;
  readonly #bucket: string;
  readonly #patienceMs: number;

  constructor({ endpoint, bucket, region, accessKey, secretKey, patienceMs }: S3Settings) {
    const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
    this.#signer = new AwsClient({ ...keys, service: 's3', region });
    this.#bucket = `${endpoint.replace(/\/$/, '')}/${bucket}`;
    this.#patienceMs = patienceMs;
  }

  /** The answer to a request for the object at `place`, once it begins. */
  ask(place: string, request: S3Request): Promise<Response> {
    return this.#turns.run(() => this.#askInTime(place, request));
  }

  /** The bytes of an answer; throws `UNAVAILABLE` where they end too early or stop coming. Leaving early hangs up. */
  async *bytesOf({ body }: Response): AsyncGenerator<Buffer> {
    const reader = body?.getReader();
    if (!reader) return;
    try {
      for (;;) {
        const chunk = await within(this.#patienceMs, reader.read());
        if (chunk === 'late') throw new Error(`nothing came for ${this.#patienceMs} ms`);
        if (chunk.done) return;
        yield Buffer.from(chunk.value);
      }
    } catch (error) {
      throw this.#unavailable('GET', error);
    } finally {
      // What has ended or failed already has nothing to hang up.
      await reader.cancel().catch(() => {});
    }
  }

  async #askInTime(place: string, request: S3Request): Promise<Response> {
    const given = new AbortController();
    const timer = setTimeout(() => given.abort(new Error(`no answer in ${this.#patienceMs} ms`)), this.#patienceMs);
    try {
      return await this.#askAgain(place, request, given.signal);
    } catch (error) {
      throw this.#unavailable(request.method, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #askAgain(place: string, request: S3Request, signal: AbortSignal): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#askOnce(place, request, signal);
      } catch (error) {
        if (attempt === TRIES || signal.aborted || error instanceof Refusal) throw error;
      }
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt, undefined, { signal });
    }
  }

  async #askOnce(place: string, { method, headers, body }: S3Request, signal: AbortSignal): Promise<Response> {
    const signed = await this.#signer.sign(`${this.#bucket}/${place}`, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal,
    });
    // Unsigned, because gateways write it anew: bytes are to come as they lie there.
    signed.headers.set('Accept-Encoding', 'identity');
    const attributes = { 'http.request.method': method, 'server.address': new URL(this.#bucket).hostname };
    const answer = await span({ name: method, kind: 'client', attributes }, () => fetch(signed));
    if (answer.ok || answer.status === 304) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
    if ((answer.status === 404 && code !== 'NoSuchBucket') || answer.status === 416) return answer;
    const said = `${answer.status} ${code}`;
    throw answer.status >= 500 || answer.status === 429 ? new Error(said) : new Refusal(said);
  }

  #unavailable(method: string, error: unknown): AppError {
    const { message, cause } = error as Error;
    // Without the object's name: who knows it can ask for it.
    this.#logger.error(
      { method, error: cause instanceof Error ? `${message}: ${cause.message}` : message },
      'S3 failed',
    );
    return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** A wrong key, bucket or region: asking again changes nothing. */
class Refusal extends Error {}
