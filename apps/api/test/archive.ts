import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8_NAMES = 0x0800;
/** 1980-01-01: the same text always gives the same bytes. */
const DATE = 0x0021;

/** A ZIP archive of these texts, stored as they are. Office documents are such archives. */
export function archive(entries: readonly (readonly [name: string, text: string])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const [title, body] = [Buffer.from(name), Buffer.from(text)];
    const common = commonHeader(title, body);
    directory.push(numbers4(CENTRAL), numbers2(20), common, numbers2(0, 0, 0), numbers4(0, offset), title);
    const part = Buffer.concat([numbers4(LOCAL), common, title, body]);
    parts.push(part);
    offset += part.length;
  }
  const listed = Buffer.concat(directory);
  const count = entries.length;
  const end = [numbers4(END), numbers2(0, 0, count, count), numbers4(listed.length, offset), numbers2(0)];
  return Buffer.concat([...parts, listed, ...end]);
}

/** What both headers of an entry say: version, flags, method, time, checksum, sizes, lengths of the name and of more. */
function commonHeader(title: Buffer, body: Buffer): Buffer {
  return Buffer.concat([
    numbers2(20, UTF8_NAMES, 0, 0, DATE),
    numbers4(crc32(body), body.length, body.length),
    numbers2(title.length, 0),
  ]);
}

function numbers2(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16LE(value, 2 * index));
  return bytes;
}

function numbers4(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32LE(value, 4 * index));
  return bytes;
}
