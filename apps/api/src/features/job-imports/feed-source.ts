import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { isAllowedAddress, publicLookup } from './feed-address.js';
import { FeedError } from './feed-error.js';

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i;

export interface SourceLimits {
  isLocal: boolean;
  /** For how long nothing may come while somebody waits for it. */
  patienceMs: number;
  signal?: AbortSignal | undefined;
}

/** The bytes of a feed as they come. */
export interface OpenFeed {
  bytes: AsyncIterable<Buffer>;
  /** Where it is known. */
  totalBytes: number | undefined;
  /** How many have come. */
  read: () => number;
}

/**
 * Opens a feed: an address, a file, or what is being read already. Only addresses that `isAllowedAddress` takes are asked,
 * and none in a private network. Throws `FeedError`.
 */
export async function openFeed(location: string | Readable, limits: SourceLimits): Promise<OpenFeed> {
  if (typeof location !== 'string') return opened(location, limits, undefined);
  return ADDRESS.test(location) ? openAddress(location, limits) : openFile(location, limits);
}

async function openFile(file: string, limits: SourceLimits): Promise<OpenFeed> {
  const stat = await fs.promises.stat(file).catch((error: Error) => {
    throw new FeedError('UNREACHABLE', error.message, { cause: error });
  });
  return opened(fs.createReadStream(file), limits, stat.size);
}

async function openAddress(address: string, limits: SourceLimits): Promise<OpenFeed> {
  let next = address;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (!isAllowedAddress(next, limits)) throw new FeedError('ADDRESS', URL.parse(next)?.host ?? '');
    const response = await ask(next, limits);
    const status = response.statusCode ?? 0;
    const size = Number(response.headers['content-length']);
    if (status === 200) return opened(response, limits, Number.isFinite(size) ? size : undefined);
    response.destroy();
    const target = URL.parse(response.headers.location ?? '', next);
    if (!REDIRECTS.includes(status) || !target) throw new FeedError('STATUS', String(status));
    next = target.href;
  }
  throw new FeedError('REDIRECTS');
}

/** The reply's head. The connection is a new one, so that its address has been looked at. */
function ask(address: string, { isLocal, patienceMs, signal }: SourceLimits): Promise<http.IncomingMessage> {
  const { get } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      agent: false,
      lookup: publicLookup({ isLocal }),
      headers: { Accept: 'application/json, application/xml', 'Accept-Encoding': 'gzip', 'User-Agent': 'Haiko' },
      ...(signal && { signal }),
    };
    const request = get(address, options, (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    const timer = setTimeout(() => request.destroy(new FeedError('TIMEOUT')), patienceMs);
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(ofStream(error, signal));
    });
  });
}

function opened(stream: Readable, limits: SourceLimits, totalBytes: number | undefined): OpenFeed {
  let size = 0;
  async function* counted() {
    for await (const chunk of patiently(stream, limits)) {
      size += chunk.length;
      yield chunk;
    }
  }
  return { bytes: counted(), totalBytes, read: () => size };
}

/** Gives up when nothing comes for too long. Only waiting counts: whoever reads may take their time with what came. */
async function* patiently(stream: Readable, { patienceMs, signal }: SourceLimits): AsyncGenerator<Buffer> {
  const iterator = stream[Symbol.asyncIterator]();
  const interrupt = () => stream.destroy(new FeedError('INTERRUPTED'));
  signal?.addEventListener('abort', interrupt, { once: true });
  try {
    for (;;) {
      signal?.throwIfAborted();
      const timer = setTimeout(() => stream.destroy(new FeedError('TIMEOUT')), patienceMs);
      const { value, done } = await iterator.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield Buffer.isBuffer(value) ? value : Buffer.from(value as Uint8Array | string);
    }
  } catch (error) {
    throw ofStream(error, signal);
  } finally {
    signal?.removeEventListener('abort', interrupt);
    stream.destroy();
  }
}

function ofStream(error: unknown, signal: AbortSignal | undefined): FeedError {
  if (error instanceof FeedError) return error;
  if (signal?.aborted) return new FeedError('INTERRUPTED', undefined, { cause: error });
  const { code, message } = error as NodeJS.ErrnoException;
  const isCutOff = code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
  return new FeedError(isCutOff ? 'TRUNCATED' : 'UNREACHABLE', message, { cause: error });
}
