// The compound file format (MS-CFB): a small file system in a file, in sectors that are chained by a table.

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
/** Marks that end a chain or say that a sector is none; every real sector has a smaller number. */
const FIRST_MARK = 0xfffffffa;
const TABLE_SECTORS_IN_HEADER = 109;
const TABLE_LIST = 0x4c;

interface Entry {
  name: string;
  start: number;
  size: number;
}

/** Reads 32-bit numbers of a file; what lies outside of it is a mark, so that a chain which leaves the file ends there. */
const numberAt = (bytes: Buffer, offset: number) =>
  offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : FIRST_MARK;

/** The content of a small stream (below 4 KB) with this name; null where there is none, or the file is damaged. */
export function compoundStream(file: Buffer, name: string): Buffer | null {
  if (file.length < HEADER_BYTES) return null;
  const sectorBytes = 2 ** file.readUInt16LE(0x1e);
  if (sectorBytes !== 512 && sectorBytes !== 4_096) return null;
  const sector = (number: number) => file.subarray((number + 1) * sectorBytes, (number + 2) * sectorBytes);
  const table = Buffer.concat(tableSectors(file).map(sector));
  const read = (start: number) => Buffer.concat(chain(table, start).map(sector));

  const entries = entriesOf(read(numberAt(file, 0x30)));
  const wanted = entries.find((entry) => entry.name === name);
  const root = entries[0];
  if (!wanted || !root) return null;
  // Small streams lie in small sectors within the root's own stream, with a table of their own.
  const small = read(root.start);
  const parts = chain(read(numberAt(file, 0x3c)), wanted.start).map((number) =>
    small.subarray(number * MINI_SECTOR_BYTES, (number + 1) * MINI_SECTOR_BYTES),
  );
  return Buffer.concat(parts).subarray(0, wanted.size);
}

/** The sectors of the table itself; the header lists as many as files of 6 MB need, and what we look for comes early. */
function tableSectors(file: Buffer): number[] {
  const listed = Array.from({ length: TABLE_SECTORS_IN_HEADER }, (_, index) => numberAt(file, TABLE_LIST + 4 * index));
  return listed.filter((number) => number < FIRST_MARK);
}

/** The numbers of a chain's sectors, in order. One that bites its own tail ends where it would begin anew. */
function chain(table: Buffer, start: number): number[] {
  const numbers = new Set<number>();
  for (let number = start; number < FIRST_MARK && !numbers.has(number); number = numberAt(table, 4 * number)) {
    numbers.add(number);
  }
  return [...numbers];
}

function entriesOf(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    const nameBytes = Math.max(Math.min(entry.readUInt16LE(0x40), 64) - 2, 0);
    return { name: entry.toString('utf16le', 0, nameBytes), start: numberAt(entry, 0x74), size: numberAt(entry, 0x78) };
  });
}
