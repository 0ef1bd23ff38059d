import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { inTurns } from '../../platform/in-turns.js';
import { FeedError } from './feed-error.js';
import type { FeedRecord, RecordParser } from './feed-records.js';
import { JsonRecords } from './json-records.js';
import { XmlRecords } from './xml-records.js';

export type FeedFormat = 'json' | 'xml';

type Bytes = AsyncIterable<Buffer>;

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const GZIP = Buffer.from([0x1f, 0x8b]);
const PEEKED_BYTES = 1_024;

/**
 * The records of a feed, in its own order: JSON or XML, packed with gzip or not, told apart by what they begin with. Nothing is read
 * ahead of whoever asks, and a chunk of many records is given in as many turns of the event loop as what is done with them takes.
 * Throws `FeedError` where the feed cannot be read to its end.
 */
export async function* readRecords(
  bytes: Bytes,
  { maxBytes, format }: { maxBytes: number; format?: FeedFormat | undefined },
): AsyncGenerator<FeedRecord> {
  // A packed file may be sent packed once more.
  const plain = atMost(maxBytes, unpacked(unpacked(atMost(maxBytes, bytes))));
  let parser: RecordParser | undefined;
  for await (const chunk of peekable(plain)) {
    const text = parser ? chunk : withoutBom(chunk);
    parser ??= parserOf(text, format);
    yield* inTurns(parser.write(text));
  }
  if (!parser) throw new FeedError('UNKNOWN_FORMAT');
  parser.end();
}

function parserOf(beginning: Buffer, wanted: FeedFormat | undefined): RecordParser {
  const first = beginning.toString('latin1').trimStart().charAt(0);
  const format = first === '<' ? 'xml' : first === '[' || first === '{' ? 'json' : undefined;
  if (!format || (wanted && wanted !== format)) throw new FeedError('UNKNOWN_FORMAT');
  return format === 'xml' ? new XmlRecords() : new JsonRecords();
}

function withoutBom(chunk: Buffer): Buffer {
  return chunk.subarray(0, BOM.length).equals(BOM) ? chunk.subarray(BOM.length) : chunk;
}

async function* atMost(most: number, bytes: Bytes): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw new FeedError('TOO_LARGE');
    yield chunk;
  }
}

async function* unpacked(bytes: Bytes): AsyncGenerator<Buffer> {
  const chunks = peekable(bytes);
  const first = await chunks.next();
  if (first.done) return;
  const all = startingWith(first.value, chunks);
  if (!first.value.subarray(0, GZIP.length).equals(GZIP)) return yield* all;
  const packed = Readable.from(all);
  const gunzip = createGunzip();
  packed.on('error', (error) => gunzip.destroy(error));
  try {
    yield* packed.pipe(gunzip) as Bytes;
  } catch (error) {
    throw ofGzip(error);
  } finally {
    packed.destroy();
    gunzip.destroy();
  }
}

/** The same bytes, of which the first chunk is long enough to be looked at. */
async function* peekable(bytes: Bytes): AsyncGenerator<Buffer> {
  let held: Buffer | null = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (!held) {
      yield chunk;
      continue;
    }
    held = Buffer.concat([held, chunk]);
    if (held.length < PEEKED_BYTES) continue;
    yield held;
    held = null;
  }
  if (held && held.length > 0) yield held;
}

async function* startingWith(first: Buffer, rest: Bytes): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

function ofGzip(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'Z_BUF_ERROR') return new FeedError('TRUNCATED', undefined, { cause: error });
  return code?.startsWith('Z_') ? new FeedError('MALFORMED', undefined, { cause: error }) : error;
}
