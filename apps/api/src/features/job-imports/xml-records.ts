import { TextDecoder } from 'node:util';
import sax, { type SAXParser } from 'sax';
import { FeedError } from './feed-error.js';
import {
  type FeedRecord,
  type JobFields,
  RECORD_BYTES,
  RECORD_DEPTH,
  type RecordParser,
  type RecordProblem,
} from './feed-records.js';

const ROOTS = ['source', 'jobs'];
const RECORD = 'job';
/** Where an encoding is named, if it is: `<?xml version="1.0" encoding="EUC-KR"?>`. */
const ENCODING = /^<\?xml[^>]{0,100}encoding\s*=\s*["']([\w-]{1,40})["']/i;
const DECLARATION_BYTES = 200;

/**
 * Reads the `<job>` elements of `<source>`, as job sites exchange them. Only what XML itself has is known: a document type,
 * and with it every entity of its own, ends the reading.
 */
export class XmlRecords implements RecordParser {
  readonly #parser: SAXParser;
  #decoder: TextDecoder | undefined;
  readonly #path: string[] = [];
  #hasRoot = false;
  #ordinal = 0;
  #records: FeedRecord[] = [];
  #fields: JobFields | null = null;
  #startedAt = 0;
  #problem: RecordProblem | undefined;

  constructor() {
    this.#parser = sax.parser(true, { position: true });
    this.#parser.onopentag = ({ name }) => this.#open(name.toLowerCase());
    this.#parser.onclosetag = () => this.#close();
    this.#parser.ontext = (text) => this.#text(text);
    this.#parser.oncdata = (text) => this.#text(text);
    this.#parser.ondoctype = () => {
      throw new FeedError('DOCTYPE');
    };
    this.#parser.onerror = ({ message }) => {
      throw new FeedError('MALFORMED', message.split('\n')[0]);
    };
  }

  write(chunk: Buffer): FeedRecord[] {
    this.#decoder ??= decoderOf(chunk);
    this.#parser.write(this.#decoder.decode(chunk, { stream: true }));
    const records = this.#records;
    this.#records = [];
    return records;
  }

  end(): void {
    if (this.#path.length > 0 || !this.#hasRoot) throw new FeedError('TRUNCATED');
  }

  #open(name: string): void {
    if (this.#path.length === 0 && !ROOTS.includes(name)) throw new FeedError('UNKNOWN_FORMAT', `<${name}>`);
    this.#hasRoot = true;
    this.#path.push(name);
    if (this.#path.length === 2 && name === RECORD) {
      this.#fields = {};
      this.#startedAt = this.#parser.position;
    }
    if (this.#path.length > RECORD_DEPTH) this.#problem = 'TOO_DEEP';
    this.#measure();
  }

  #text(text: string): void {
    this.#measure();
    const name = this.#path[2];
    if (!this.#fields || name === undefined || this.#problem) return;
    const before = Object.hasOwn(this.#fields, name) ? this.#fields[name] : '';
    this.#fields[name] = `${before ?? ''}${text}`;
  }

  #close(): void {
    this.#measure();
    this.#path.pop();
    if (!this.#fields || this.#path.length !== 1) return;
    this.#ordinal += 1;
    const [ordinal, fields, problem] = [this.#ordinal, this.#fields, this.#problem];
    this.#records.push(problem ? { ordinal, problem } : { ordinal, job: fields });
    this.#fields = null;
    this.#problem = undefined;
  }

  #measure(): void {
    if (!this.#fields || this.#parser.position - this.#startedAt <= RECORD_BYTES) return;
    this.#problem ??= 'TOO_LARGE';
    this.#fields = {};
  }
}

function decoderOf(beginning: Buffer): TextDecoder {
  const label = ENCODING.exec(beginning.subarray(0, DECLARATION_BYTES).toString('latin1'))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    throw new FeedError('UNKNOWN_FORMAT', label);
  }
}
