import type { Badges } from './badges.js';
import type { EventStream } from './event-stream.js';
import type { EventsQueries } from './events.queries.js';

const BATCH = 200;
const AGAIN_AFTER_MS = 1_000;

/** One person's streams in this process. However many messages come in, one look at a time is taken for all of them. */
export class UserStreams {
  readonly #streams = new Set<EventStream>();
  #isReading = false;
  #pending = { events: false, check: false };

  constructor(
    private readonly userUuid: string,
    private readonly queries: EventsQueries,
    private readonly badges: Badges,
  ) {}

  get size(): number {
    return this.#streams.size;
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  add(stream: EventStream): void {
    this.#streams.add(stream);
  }

  remove(stream: EventStream): void {
    this.#streams.delete(stream);
  }

  beat(): void {
    for (const stream of this.#streams) stream.beat();
  }

  end(): void {
    for (const stream of this.#streams) stream.end();
  }

  /** There may be new events. */
  deliver(): void {
    this.#pending.events = true;
    void this.#read();
  }

  /** There may be new events, and streams that may not stay. */
  checkAndDeliver(): void {
    this.#pending.check = true;
    this.deliver();
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#pending.events && !this.isEmpty) {
      const { check } = this.#pending;
      this.#pending = { events: false, check: false };
      try {
        if (check) await this.#endForbidden();
        await this.#deliver();
      } catch {
        // The database is away or slow: nothing is lost, it is looked at again.
        this.#pending = { events: true, check };
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS).unref());
      }
    }
    this.#isReading = false;
  }

  async #endForbidden(): Promise<void> {
    const begun = this.#begun();
    if (begun.length === 0) return;
    const allowed = await this.queries.allowed(this.userUuid, begun);
    for (const stream of begun) if (!allowed.has(stream.uuid)) stream.end();
  }

  async #deliver(): Promise<void> {
    let isFull = true;
    let hasNews = false;
    while (isFull) {
      const known = this.#begun().map(({ lastId }) => lastId ?? 0);
      if (known.length === 0) return;
      const events = await this.queries.after(this.userUuid, Math.min(...known), BATCH);
      for (const event of events) this.#send(event);
      hasNews ||= events.length > 0;
      isFull = events.length === BATCH;
    }
    if (!hasNews) return;
    const badge = await this.badges.of(this.userUuid);
    for (const stream of this.#begun()) stream.say('badge', badge);
  }

  #send(event: Parameters<EventStream['send']>[0]): void {
    for (const stream of this.#begun()) {
      // The counts themselves follow the last event.
      if (event.name === 'badge') stream.skip(event.id);
      else stream.send(event);
    }
  }

  #begun(): EventStream[] {
    return [...this.#streams].filter(({ lastId }) => lastId !== null);
  }
}
