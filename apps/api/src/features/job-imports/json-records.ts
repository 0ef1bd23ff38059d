import { FeedError } from './feed-error.js';
import { type FeedRecord, RECORD_BYTES, RECORD_DEPTH, type RecordParser, type RecordProblem } from './feed-records.js';

/** Under which names an object that is no posting itself holds a list of them. */
const LISTS = new Set(['@graph', 'itemListElement', 'items', 'jobs', 'data', 'results']);
/** Longer than any of these names. */
const NAME_BYTES = 32;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/**
 * Cuts JSON into its records: the objects of an array, of a list in an object (`@graph`), or one after another (NDJSON).
 * It only looks for where objects begin and end and leaves their contents to `JSON.parse`: so a record that is broken or too
 * long costs nobody else anything, a string without an end fills no memory, and a feed is read as fast as it comes.
 */
export class JsonRecords implements RecordParser {
  #ordinal = 0;
  /** Brackets that are open in the current object; 0 between records. */
  #depth = 0;
  #isInList = false;
  /** Whether the list belongs to an object, which goes on after it. */
  #isWrapped = false;
  #isInString = false;
  #isEscaped = false;
  /** The last string on the first level of the current object: the name of the value that comes. */
  #name: number[] = [];
  #kept: Buffer[] = [];
  #size = 0;
  #problem: RecordProblem | undefined;

  write(chunk: Buffer): FeedRecord[] {
    const records: FeedRecord[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const event = this.#step(chunk[at] ?? 0);
      if (event === 'begins') start = at;
      else if (event === 'ends') {
        this.#keep(chunk.subarray(start, at + 1));
        records.push(this.#record());
      }
    }
    if (this.#depth > 0) this.#keep(chunk.subarray(start));
    return records;
  }

  end(): void {
    if (this.#depth > 0 || this.#isInList) throw new FeedError('TRUNCATED');
  }

  /** Whether the current object is only looked through for its lists. */
  get #isWrapper(): boolean {
    return this.#isWrapped && !this.#isInList;
  }

  #step(byte: number): 'begins' | 'ends' | undefined {
    if (this.#isInString) return this.#inString(byte);
    if (this.#depth === 0) return this.#between(byte);
    if (byte === QUOTE) {
      this.#isInString = true;
      if (this.#depth === 1) this.#name = [];
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#open(byte);
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) return this.#close();
    return undefined;
  }

  #inString(byte: number): undefined {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInString = false;
    else if (this.#depth === 1 && this.#name.length < NAME_BYTES) this.#name.push(byte);
  }

  /** What stands between records is not judged further than that nothing else may. */
  #between(byte: number): 'begins' | undefined {
    if (byte === OPEN_BRACE) {
      this.#depth = 1;
      return 'begins';
    }
    if (byte === OPEN_BRACKET && !this.#isInList) this.#isInList = true;
    else if (byte === CLOSE_BRACKET && this.#isInList) {
      this.#isInList = false;
      if (this.#isWrapped) this.#depth = 1;
    } else if (byte !== COMMA && !isSpace(byte)) throw new FeedError('MALFORMED');
    return undefined;
  }

  #open(byte: number): void {
    if (byte === OPEN_BRACKET && this.#depth === 1 && !this.#isInList && LISTS.has(this.#nameText())) {
      this.#isInList = true;
      this.#isWrapped = true;
      this.#depth = 0;
      this.#forget();
      return;
    }
    this.#depth += 1;
    if (this.#depth > RECORD_DEPTH) this.#problem = 'TOO_DEEP';
  }

  #close(): 'ends' | undefined {
    this.#depth -= 1;
    if (this.#depth > 0) return undefined;
    if (!this.#isWrapper) return 'ends';
    this.#isWrapped = false;
    this.#forget();
    return undefined;
  }

  #nameText(): string {
    return Buffer.from(this.#name).toString('utf8');
  }

  #keep(chunk: Buffer): void {
    if (this.#isWrapper || this.#problem) return;
    this.#size += chunk.length;
    if (this.#size > RECORD_BYTES) {
      this.#problem = 'TOO_LARGE';
      this.#kept = [];
    } else this.#kept.push(chunk);
  }

  #forget(): void {
    this.#kept = [];
    this.#size = 0;
    this.#problem = undefined;
  }

  #record(): FeedRecord {
    this.#ordinal += 1;
    const ordinal = this.#ordinal;
    const [text, problem] = [Buffer.concat(this.#kept).toString('utf8'), this.#problem];
    this.#forget();
    if (problem) return { ordinal, problem };
    try {
      return { ordinal, posting: JSON.parse(text) as unknown };
    } catch {
      return { ordinal, problem: 'MALFORMED' };
    }
  }
}
