import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { ofHeader } from '../of-header.js';

export const compressBrotli = promisify(brotliCompress);
export const compressGzip = promisify(gzip);

export type PackedEncoding = 'br' | 'gzip';

/** Bytes as they are sent, whatever the reader's browser unpacks. */
export interface Packed {
  /** Of the words, whatever they are compressed by. */
  hash: string;
  br: Buffer;
  gzip: Buffer;
  /** Kept only where they are short. */
  identity?: Buffer;
}

/** Packs words once, for everybody who will ask. */
export async function pack(words: string): Promise<Packed> {
  const bytes = Buffer.from(words);
  const [br, gzipped] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(bytes),
  ]);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { hash, br, gzip: gzipped };
}

/** The first of these that a request can read; `identity` for none. One after the other: of several, browsers name gzip first. */
export function preferring(...names: PackedEncoding[]): (request: Request) => PackedEncoding | 'identity' {
  return ofHeader(
    'accept-encoding',
    (request: Request) => names.find((name) => request.acceptsEncodings(name) === name) ?? 'identity',
  );
}

/** The one that makes it shortest. */
export const encodingFor = preferring('br', 'gzip');

/** Whether a request can read what is packed: else large bytes are unpacked anew for it. */
export const takesPacked = (request: Request): boolean => encodingFor(request) !== 'identity';

/** The bytes that a request can read, with the header that says how they are packed. */
export function unpackable(packed: Packed, request: Request, response: Response): Buffer {
  const encoding = encodingFor(request);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.vary('Accept-Encoding').setHeader('ETag', `"${packed.hash}-${encoding}"`);
  return packed[encoding] ?? gunzipSync(packed.gzip);
}
