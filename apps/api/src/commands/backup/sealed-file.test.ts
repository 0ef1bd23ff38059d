import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { oldOnes } from './backup-folder.js';
import { readSealed, writeSealed } from './sealed-file.js';

const KEY = 'kept by the operator, far from the backups';
const PIECE = 65_536;
const SEALED_PIECE = PIECE + 16;
const HEADER = 32;

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-sealed-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

/** A sealed file of these bytes, which come in chunks that fit no piece. */
async function sealed(bytes: Buffer): Promise<string> {
  const place = path.join(folder, randomBytes(8).toString('hex'));
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += 50_001) {
      yield await Promise.resolve(bytes.subarray(start, start + 50_001));
    }
  }
  await writeSealed(chunks(), place, KEY);
  return place;
}

async function opened(place: string, key = KEY): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readSealed(place, key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The same file with its bytes changed. */
async function changed(place: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const other = `${place}-changed`;
  await fs.writeFile(other, change(await fs.readFile(place)));
  return other;
}

describe('a sealed file', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 200_000])('gives back %i bytes', async (size) => {
    const bytes = randomBytes(size);
    expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true);
  });

  it('shows nothing of what is in it, and is never the same twice', async () => {
    const text = Buffer.from('안산에서 첫 겨울'.repeat(100));
    const [one, other] = [await fs.readFile(await sealed(text)), await fs.readFile(await sealed(text))];
    expect(one.includes(Buffer.from('안산'))).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  it('tells a wrong key from damage', async () => {
    const place = await sealed(randomBytes(100));
    await expect(opened(place, `${KEY}!`)).rejects.toThrow('BACKUP_KEY is not the key');
    await expect(opened(`${place}-gone`)).rejects.toThrow('is missing');
  });

  const [first, second, end] = [HEADER, HEADER + SEALED_PIECE, HEADER + 2 * SEALED_PIECE];
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['has a bit turned over', (bytes) => bytes.fill((bytes[second + 9] ?? 0) ^ 1, second + 9, second + 10)],
    ['is cut off within a piece', (bytes) => bytes.subarray(0, second + 500)],
    ['is cut off between two pieces', (bytes) => bytes.subarray(0, end)],
    ['is cut off in its header', (bytes) => bytes.subarray(0, HEADER - 1)],
    ['lacks a piece', (bytes) => Buffer.concat([bytes.subarray(0, first), bytes.subarray(second)])],
    ['has more behind its end', (bytes) => Buffer.concat([bytes, bytes.subarray(second)])],
    [
      'has two pieces in the other order',
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, first),
          bytes.subarray(second, end),
          bytes.subarray(first, second),
          bytes.subarray(end),
        ]),
    ],
    ['is something else', () => Buffer.from('x'.repeat(300))],
  ])('is refused when it %s', async (_, change) => {
    const place = await changed(await sealed(randomBytes(2 * PIECE + 1_000)), change);
    await expect(opened(place)).rejects.toThrow('damaged or incomplete');
  });
});

describe('the folder of backups', () => {
  it('gives up what is older than it is kept, and what a killed backup left a day ago', () => {
    const names = [
      'haiko-2026-10-18T11-59-59.000Z',
      'haiko-2026-10-19T12-00-00.000Z',
      'haiko-2026-11-22T11-00-00.000Z.partial',
      'haiko-2026-11-23T11-00-00.000Z.partial',
      'haiko-2020-01-01',
      'holiday-pictures',
    ];
    expect(oldOnes(names, { now: new Date('2026-11-23T12:00:00Z'), days: 35 })).toEqual([names[0], names[2]]);
  });
});
