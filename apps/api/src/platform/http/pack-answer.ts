import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createGzip, type Gzip, gzip, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { ofHeader } from '../of-header.js';
import { replaceMethod } from '../replace-method.js';

/** Bytes that fit into one packet as they are. */
const LEAST = 1_024;
/** Packed at once: handing so little to another thread and back takes longer than packing it (docs/benchmarks.md). */
const SHORT = 32_768;
const MOST_BYTES_OF_A_LETTER = 3;
/** Pictures are compressed already, and an event stream must not wait for a full block. */
const PACKABLE = /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml|javascript)\b)/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** `atOnce` while everything else waits. */
interface Packing {
  atOnce: (bytes: Uint8Array) => Buffer;
  aside: (bytes: Uint8Array) => Promise<Buffer>;
}

const packBrotli = promisify(brotliCompress);
const PACKINGS: Record<'br' | 'gzip', Packing> = {
  br: { atOnce: (bytes) => brotliCompressSync(bytes, BROTLI), aside: (bytes) => packBrotli(bytes, BROTLI) },
  gzip: { atOnce: (bytes) => gzipSync(bytes), aside: promisify(gzip) },
};

// Of what is short gzip makes hardly more than Brotli, in a third of the time.
const encodingOfShort = preferring('gzip', 'br');
const encodingOfLong = preferring('br', 'gzip');

/** The first of these that the reader unpacks; '' for none. */
function preferring(...names: (keyof typeof PACKINGS)[]) {
  return ofHeader('accept-encoding', (request: Request) => names.find((name) => request.acceptsEncodings(name)) ?? '');
}

/**
 * Packs an answer that is made in one piece, as its reader can unpack it; what is written piece by piece goes out as it comes. The libraries
 * for this write their functions behind properties of the answer, so that V8 keeps the whole request with them (replace-method.ts).
 */
export const packAnswer: RequestHandler = (request, response, next) => {
  const end = response.end.bind(response) as (...chunk: unknown[]) => Response;
  let isPacking = false;
  replaceMethod(response, 'end', (...chunk: unknown[]) => {
    // Whoever ends it again meanwhile has nothing to say.
    if (isPacking) return response;
    const bytes = bytesToPack(request, response, chunk);
    if (!bytes) return end(...chunk);
    const isShort = bytes.length <= SHORT;
    const encoding = isShort ? encodingOfShort(request) : encodingOfLong(request);
    if (!encoding) return end(...chunk);
    response.setHeader('Content-Encoding', encoding);
    if (isShort) {
      const packed = PACKINGS[encoding].atOnce(bytes);
      response.setHeader('Content-Length', packed.length);
      return end(packed, ...callbackOf(chunk));
    }
    isPacking = true;
    response.removeHeader('Content-Length');
    // From here on nobody sends another answer.
    response.writeHead(response.statusCode);
    PACKINGS[encoding].aside(bytes).then(
      (packed) => end(packed, ...callbackOf(chunk)),
      () => response.destroy(),
    );
    return response;
  });
  next();
};

/** Of what `end` was called with. */
const callbackOf = (chunk: unknown[]) => chunk.filter((part) => typeof part === 'function');

/** Gzip for a text that is written piece by piece, where its reader unpacks that; it is charged by what is left of it. */
export function packingStream(response: Response): Gzip | PassThrough {
  response.vary('Accept-Encoding');
  if (!response.req.acceptsEncodings('gzip')) return new PassThrough();
  response.setHeader('Content-Encoding', 'gzip');
  return createGzip();
}

/** Undefined for what is sent as it is. */
function bytesToPack(request: Request, response: Response, [chunk, charset]: unknown[]): Uint8Array | undefined {
  const isWhole = !response.headersSent && (typeof chunk === 'string' || chunk instanceof Uint8Array);
  if (!isWhole || !PACKABLE.test(String(response.getHeader('Content-Type') ?? ''))) return undefined;
  // A strong ETag names the very bytes.
  const isNamed = String(response.getHeader('ETag') ?? '').startsWith('"');
  const isFixed = /\bno-transform\b/.test(String(response.getHeader('Cache-Control') ?? ''));
  if (isNamed || isFixed || response.hasHeader('Content-Encoding')) return undefined;
  response.vary('Accept-Encoding');
  if (encodingOfLong(request) === '' || chunk.length * MOST_BYTES_OF_A_LETTER < LEAST) return undefined;
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk, charsetOf(charset)) : chunk;
  return bytes.length < LEAST ? undefined : bytes;
}

const charsetOf = (charset: unknown) => (typeof charset === 'string' ? (charset as BufferEncoding) : 'utf8');
