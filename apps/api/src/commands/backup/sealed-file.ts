import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.js';

const MAGIC = Buffer.from('haiko-b1');
const SALT_BYTES = 16;
const CHECK_BYTES = 8;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const PIECE_BYTES = 65_536;

/**
 * Writes bytes under a key of the operator: in pieces, each encrypted and signed with its number and with whether it is the
 * last one, so that nothing can be read, changed, moved or cut off unnoticed. Every file has a key of its own, derived from the
 * operator's and a salt. The bytes are on the disk when this returns.
 */
export async function writeSealed(source: AsyncIterable<Buffer>, place: string, secret: string): Promise<void> {
  await pipeline(source, sealing(secret), createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }));
}

/** The bytes of a sealed file; throws a `BackupError` at the first piece that is not what was written with this key. */
export async function* readSealed(place: string, secret: string): AsyncGenerator<Buffer> {
  const damaged = () => new BackupError(`${path.basename(place)} is damaged or incomplete.`);
  const header = await headerOf(place);
  const [magic, salt, check] = [header.subarray(0, 8), header.subarray(8, 24), header.subarray(24)];
  if (header.length < HEADER_BYTES || !magic.equals(MAGIC)) throw damaged();
  const derived = derive(secret, salt);
  if (!timingSafeEqual(derived.check, check)) throw new BackupError('BACKUP_KEY is not the key of this backup.');
  const bytes = createReadStream(place, { start: HEADER_BYTES }) as AsyncIterable<Buffer>;
  let number = 0;
  for await (const { piece, isLast } of cut(bytes, PIECE_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw damaged();
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, derived.key, nonce(number++, isLast), options);
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    try {
      yield Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw damaged();
    }
  }
}

function sealing(secret: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const { key, check } = derive(secret, salt);
    yield Buffer.concat([MAGIC, salt, check]);
    let number = 0;
    for await (const { piece, isLast } of cut(source, PIECE_BYTES)) {
      const cipher = createCipheriv(CIPHER, key, nonce(number++, isLast));
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    }
  };
}

/** `check` tells a wrong key from a damaged file, and nothing about the key. */
function derive(secret: string, salt: Buffer): { key: Buffer; check: Buffer } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, salt, 'haiko backup', KEY_BYTES + CHECK_BYTES));
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) };
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}

/** The same bytes in pieces of one size; the last one may be shorter, and is empty only where there is nothing at all. */
async function* cut(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (; rest.length - start > size; start += size) {
      yield { piece: rest.subarray(start, start + size), isLast: false };
    }
    rest = rest.subarray(start);
  }
  yield { piece: rest, isLast: true };
}

async function headerOf(place: string): Promise<Buffer> {
  const handle = await fs.open(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(`${path.basename(place)} is missing: the backup is incomplete.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
