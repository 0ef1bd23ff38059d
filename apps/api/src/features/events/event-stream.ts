import type { Response } from 'express';
import type { StoredEvent } from './events.queries.js';

/** What a reader that takes nothing may pile up before it is let go, in bytes; it comes back and resumes. */
const MAX_WAITING = 256 * 1024;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const RETRY_MS = { least: 1_000, spread: 2_000 };

/** One open response to GET /api/events, in the format of Server-Sent Events. */
export class EventStream {
  /** The last event that was written; null until the stream begins. */
  lastId: number | null = null;

  constructor(
    readonly uuid: string,
    readonly sessionUuid: string,
    private readonly response: Response,
  ) {}

  /** Sends the head; from here on events after `lastId` may be written. */
  begin(lastId: number, expiresAt: Date): void {
    const { response } = this;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // For proxies that would wait until there is more to send.
      'X-Accel-Buffering': 'no',
    });
    this.lastId = lastId;
    // Not all at once, after a server has left with many streams.
    this.#write(`retry: ${Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)}\n\n`);
    const expiry = setTimeout(() => this.end(), Math.min(expiresAt.getTime() - Date.now(), LONGEST_TIMER_MS));
    response.once('close', () => clearTimeout(expiry));
  }

  /** An event with an id, unless it was sent already. */
  send({ id, name, data }: StoredEvent): void {
    if (this.lastId === null || id <= this.lastId) return;
    this.lastId = id;
    this.#write(`id: ${id}\n${eventOf(name, data)}`);
  }

  /** Passes over an event of which nothing is told. */
  skip(id: number): void {
    if (this.lastId !== null && id > this.lastId) this.lastId = id;
  }

  /** An event that is true now and need not be sent again later. */
  say(name: string, data: object): void {
    this.#write(eventOf(name, data));
  }

  beat(): void {
    if (this.lastId !== null) this.#write(': \n\n');
  }

  end(): void {
    if (this.response.headersSent) this.response.end();
    else this.response.destroy();
  }

  #write(text: string): void {
    if (this.response.writableEnded) return;
    this.response.write(text);
    if (this.response.writableLength > MAX_WAITING) this.response.destroy();
  }
}

function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
