import { PassThrough } from 'node:stream';
import { brotliCompressSync, constants, createGzip, type Gzip, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import {
  compressBrotli,
  compressGzip,
  encodingFor,
  type PackedEncoding,
  preferring,
  takesPacked,
} from '../rendering/packed.js';
import { replaceMethod } from '../replace-method.js';

/** Bytes that fit into one packet as they are. */
const LEAST = 1_024;
/** Packed at once: handing so little to another thread and back takes longer than packing it (docs/benchmarks.md). */
const SHORT = 32_768;
const MOST_BYTES_OF_A_LETTER = 3;
/** Pictures are compressed already, and an event stream must not wait for a full block. */
const PACKABLE = /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml|javascript)\b)/;
/** A window of 8 kB finds as much in what is so short, and needs a fifth of the memory. */
const GZIP_OF_SHORT = { windowBits: 13, memLevel: 6 };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** `atOnce` while everything else waits. */
interface Packing {
  atOnce: (bytes: Uint8Array) => Buffer;
  aside: (bytes: Uint8Array) => Promise<Buffer>;
}

const PACKINGS: Record<PackedEncoding, Packing> = {
  br: { atOnce: (bytes) => brotliCompressSync(bytes, BROTLI), aside: (bytes) => compressBrotli(bytes, BROTLI) },
  gzip: { atOnce: (bytes) => gzipSync(bytes, GZIP_OF_SHORT), aside: (bytes) => compressGzip(bytes) },
};

// Of what is short gzip makes hardly more than Brotli, in a third of the time.
const encodingOfShort = preferring('gzip', 'br');

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
    const encoding = isShort ? encodingOfShort(request) : encodingFor(request);
    if (encoding === 'identity') return end(...chunk);
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
  if (!takesPacked(request) || chunk.length * MOST_BYTES_OF_A_LETTER < LEAST) return undefined;
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk, charsetOf(charset)) : chunk;
  return bytes.length < LEAST ? undefined : bytes;
}

const charsetOf = (charset: unknown) => (typeof charset === 'string' ? (charset as BufferEncoding) : 'utf8');
