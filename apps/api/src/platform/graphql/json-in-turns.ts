import { setTimeout as sleep } from 'node:timers/promises';

/** Letters that are written in one turn of the event loop: some two milliseconds, of letters that are not Latin. */
export const LETTERS_A_TURN = 50_000;
/** So many times as long as it has worked it rests then: what is large is ready later, and others find the process idle meanwhile. */
const REST = 2;

/**
 * What `JSON.stringify` writes, as bytes, in as many turns of the event loop as it is long: megabytes in one piece would hold up everybody
 * else. Undefined as soon as nobody waits for it any more (`isOver`).
 */
export async function jsonInTurns(value: object, isOver = () => false): Promise<Buffer | undefined> {
  const pieces: string[] = [];
  let length = 0;
  let began = performance.now();
  const rest = async () => {
    await sleep(REST * (performance.now() - began));
    began = performance.now();
  };
  for (const piece of new JsonWriter().pieces(value)) {
    pieces.push(piece);
    length += Buffer.byteLength(piece);
    await rest();
    if (isOver()) return undefined;
  }
  // Into one that is there already: to put pieces of bytes together would be a turn as long as writing a third of them.
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const piece of pieces) {
    at += bytes.write(piece, at);
    await rest();
    if (isOver()) return undefined;
  }
  return bytes;
}

/** Writes JSON in pieces of `LETTERS_A_TURN` and the rest of the text that stands at their end. */
export class JsonWriter {
  #text = '';

  *pieces(value: object): Generator<string> {
    yield* this.#write(value);
    yield this.#text;
  }

  *#write(value: object): Generator<string> {
    const isList = Array.isArray(value);
    this.#text += isList ? '[' : '{';
    let between = '';
    for (const [name, inner] of Object.entries(value)) {
      if (!isList && inner === undefined) continue;
      this.#text += isList ? between : `${between}${JSON.stringify(name)}:`;
      between = ',';
      if (isComposite(inner)) yield* this.#write(inner);
      // Nothing is null in a list.
      else this.#text += JSON.stringify(inner) ?? 'null';
      if (this.#text.length >= LETTERS_A_TURN) yield this.#take();
    }
    this.#text += isList ? ']' : '}';
  }

  #take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}

/** Dates and the like say themselves how they are written. */
function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}
