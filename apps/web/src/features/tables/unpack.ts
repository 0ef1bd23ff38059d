import { Inflate } from 'fflate';

const END = { signature: 0x0605_4b50, bytes: 22, entries: 8, directory: 16 };
const ENTRY = {
  signature: 0x0201_4b50,
  bytes: 46,
  method: 10,
  packed: 20,
  name: 28,
  extra: 30,
  comment: 32,
  place: 42,
};
const LOCAL = { bytes: 30, name: 26, extra: 28 };
const [STORED, DEFLATED] = [0, 8];
/** What is opened at a time: sixteen megabytes at its densest. */
const PIECE_BYTES = 16 * 1024;

interface UnpackOptions {
  /** Of all parts together. */
  maxBytes: number;
  /** The others stay packed. */
  isWanted: (name: string) => boolean;
}

/**
 * The parts of a ZIP by their names. A file may lie about its sizes, or name the same bytes as a thousand parts, so that what comes out is
 * counted as it comes, and no more goes in than the file has. Throws for one that is broken, or comes to more than `maxBytes`.
 */
export function unpack(bytes: Uint8Array<ArrayBuffer>, { maxBytes, isWanted }: UnpackOptions): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let [packedLeft, left] = [bytes.length, maxBytes];
  for (const { name, method, packed } of packedParts(bytes)) {
    if (!isWanted(name)) continue;
    packedLeft -= packed.length;
    if (packedLeft < 0) throw new Error('Parts of the file lie in each other.');
    const part = method === STORED ? packed : inflated(packed, left);
    left -= part.length;
    if (left < 0) throw new Error('The file is too large.');
    parts.set(name, part);
  }
  return parts;
}

/** As the directory at the end of the file has them. */
function* packedParts(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  let at = view.getUint32(end + END.directory, true);
  for (let count = view.getUint16(end + END.entries, true); count > 0; count--) {
    const number = (place: number) => view.getUint16(at + place, true);
    const method = number(ENTRY.method);
    if (view.getUint32(at, true) !== ENTRY.signature || ![STORED, DEFLATED].includes(method))
      throw new Error('The file is broken.');
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY.bytes, at + ENTRY.bytes + number(ENTRY.name)));
    const local = view.getUint32(at + ENTRY.place, true);
    const names = view.getUint16(local + LOCAL.name, true) + view.getUint16(local + LOCAL.extra, true);
    const start = local + LOCAL.bytes + names;
    yield { name, method, packed: bytes.subarray(start, start + view.getUint32(at + ENTRY.packed, true)) };
    at += ENTRY.bytes + number(ENTRY.name) + number(ENTRY.extra) + number(ENTRY.comment);
  }
}

/** Where what is last begins: behind it stands a comment at most. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - END.bytes; at >= 0; at--) if (view.getUint32(at, true) === END.signature) return at;
  throw new Error('The file is broken.');
}

function inflated(packed: Uint8Array, maxBytes: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    length += piece.length;
    if (length > maxBytes) throw new Error('The file is too large.');
    pieces.push(piece);
  });
  for (let at = 0; at < packed.length; at += PIECE_BYTES) {
    inflate.push(packed.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= packed.length);
  }
  const whole = new Uint8Array(length);
  let filled = 0;
  for (const piece of pieces) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return whole;
}
