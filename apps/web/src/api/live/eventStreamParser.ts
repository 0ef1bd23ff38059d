/** One message of a `text/event-stream`; `id` is undefined where it has none. */
export interface StreamMessage {
  id: string | undefined;
  name: string;
  data: string;
}

/** More than this without an end of line is no stream of ours. */
const MAX_LINE = 1_000_000;

/**
 * Reads the format of Server-Sent Events (WHATWG HTML, 9.2) from pieces that may be cut anywhere. Throws for what cannot
 * be such a stream.
 */
export class EventStreamParser {
  #rest = '';
  #message: Partial<StreamMessage> = {};
  readonly #onMessage: (message: StreamMessage) => void;

  constructor(onMessage: (message: StreamMessage) => void) {
    this.#onMessage = onMessage;
  }

  /** Takes the next piece and hands on every message that it completes. */
  push(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > MAX_LINE) throw new TypeError('A line of the stream has no end');
    for (const line of lines) this.#read(line.endsWith('\r') ? line.slice(0, -1) : line);
  }

  #read(line: string): void {
    if (line === '') return this.#finish();
    const [field = ''] = line.split(':', 1);
    const value = line.slice(field.length + 1).replace(/^ /, '');
    const message = this.#message;
    if (field === 'event') message.name = value;
    else if (field === 'id') message.id = value;
    else if (field === 'data') message.data = message.data === undefined ? value : `${message.data}\n${value}`;
  }

  #finish(): void {
    const { id, name = 'message', data } = this.#message;
    this.#message = {};
    if (data !== undefined) this.#onMessage({ id, name, data });
  }
}
