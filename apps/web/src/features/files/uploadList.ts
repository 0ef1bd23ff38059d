import { ConnectionError } from '#/api/connection.ts';
import type { UploadedFile, UploadOptions } from '#/api/rest.ts';
import type { UnsentPicture } from '#/api/unsent.ts';
import { createStore, type Store } from '#/store.ts';

/** A picture that the server has. */
export interface StoredPicture {
  name: string;
  path: string;
  /** What it shows, in words; '' where nobody has said. */
  alt: string;
}

/** A picture that the server is to get, for the first time or anew. */
export interface ChosenPicture {
  file: File;
  /** What it shows, in words; '' where nobody has said. */
  alt: string;
}

/** A picture of the form that is being filled in. */
export interface UploadItem {
  id: number;
  name: string;
  /** What it shows, in words. */
  alt: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Share that has been sent, 0 to 1. */
  progress: number;
  /** Address to show it from; unknown until it was prepared. */
  preview?: string;
  /** Where the server keeps it, once it does. */
  path?: string;
  error?: unknown;
}

interface UploadSteps {
  prepare: (file: File) => Promise<File>;
  send: (file: File, options: UploadOptions) => Promise<UploadedFile>;
}

/** Two at once keep a phone's connection busy without starving each other. */
const AT_ONCE = 2;

/** The pictures of a form: each is prepared and sent as soon as it is added, and can fail and be sent again by itself. */
export class UploadList {
  readonly items: Store<readonly UploadItem[]> = createStore<readonly UploadItem[]>([]);
  readonly #steps: UploadSteps;
  readonly #files = new Map<number, File>();
  readonly #running = new Map<number, AbortController>();
  #lastId = 0;

  /** `unsent` are those that the server is still to get, by `resume`. */
  constructor(stored: readonly StoredPicture[], steps: UploadSteps, unsent: readonly ChosenPicture[] = []) {
    this.#steps = steps;
    this.reset(stored, unsent);
  }

  /** Sends what waits. */
  resume(): void {
    this.#sendNext();
  }

  /** Starts over with pictures that the server has, and with those that it gets by `resume`. */
  reset(stored: readonly StoredPicture[], unsent: readonly ChosenPicture[] = []): void {
    this.stop();
    this.items.set(
      stored.map((picture) => ({
        ...{ id: this.#nextId(), preview: picture.path, state: 'done', progress: 1 },
        ...picture,
      })),
    );
    this.#append(unsent);
  }

  add(files: readonly File[]): void {
    this.#append(files.map((file) => ({ file, alt: '' })));
    this.#sendNext();
  }

  /** Says what a picture shows. */
  describe(id: number, alt: string): void {
    this.#change(id, { alt });
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', progress: 0, error: undefined });
    this.#sendNext();
  }

  remove(id: number): void {
    this.#forget(this.items.get().filter((item) => item.id === id));
    this.items.set(this.items.get().filter((item) => item.id !== id));
    this.#sendNext();
  }

  /** One place to the left (-1) or to the right (1). */
  move(id: number, by: -1 | 1): void {
    const items = [...this.items.get()];
    const from = items.findIndex((item) => item.id === id);
    const moved = items[from];
    const other = items[from + by];
    if (!moved || !other) return;
    items[from] = other;
    items[from + by] = moved;
    this.items.set(items);
  }

  /** The pictures that the server has, in their order. */
  stored(): StoredPicture[] {
    return this.items.get().flatMap(({ name, alt, path }) => (path === undefined ? [] : [{ name, alt, path }]));
  }

  /** All pictures in their order: where the server has them, and what they are made of. */
  all(): UnsentPicture[] {
    return this.items.get().map(({ id, name, alt, path }) => ({ name, alt, path, file: this.#files.get(id) }));
  }

  isSending(): boolean {
    return this.items.get().some(({ state }) => state === 'waiting' || state === 'sending');
  }

  /** Whether all that is missing is a connection. */
  isWaiting(): boolean {
    return this.items.get().every(({ state, error }) => state !== 'failed' || error instanceof ConnectionError);
  }

  /** Resolves when nothing is being sent any more; true when every picture has arrived. */
  async settle(): Promise<boolean> {
    if (this.isSending()) {
      await new Promise<void>((resolve) => {
        const stop = this.items.subscribe(() => {
          if (this.isSending()) return;
          stop();
          resolve();
        });
      });
    }
    return this.items.get().every(({ state }) => state === 'done');
  }

  /** Cancels what is being sent and lets go of the previews. */
  stop(): void {
    this.#forget(this.items.get());
  }

  #append(pictures: readonly ChosenPicture[]): void {
    const added = pictures.map(({ file, alt }): UploadItem => {
      const id = this.#nextId();
      this.#files.set(id, file);
      return { id, name: file.name, alt, state: 'waiting', progress: 0 };
    });
    this.items.set([...this.items.get(), ...added]);
  }

  #sendNext(): void {
    for (const { id, state } of this.items.get()) {
      const file = this.#files.get(id);
      if (this.#running.size < AT_ONCE && state === 'waiting' && file) void this.#sendOne(id, file);
    }
  }

  async #sendOne(id: number, file: File): Promise<void> {
    const abort = new AbortController();
    this.#running.set(id, abort);
    this.#change(id, { state: 'sending' });
    try {
      const prepared = await this.#steps.prepare(file);
      this.#show(id, prepared);
      const { signal } = abort;
      signal.throwIfAborted();
      const { path } = await this.#steps.send(prepared, {
        signal,
        onProgress: (progress) => this.#change(id, { progress }),
      });
      this.#change(id, { state: 'done', progress: 1, path });
    } catch (error) {
      this.#change(id, { state: 'failed', error });
    } finally {
      this.#running.delete(id);
      this.#sendNext();
    }
  }

  #show(id: number, file: File): void {
    const item = this.items.get().find((other) => other.id === id);
    if (item && !item.preview) this.#change(id, { preview: URL.createObjectURL(file) });
  }

  #change(id: number, change: Partial<UploadItem>): void {
    this.items.set(this.items.get().map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #forget(items: readonly UploadItem[]): void {
    for (const { id, preview } of items) {
      this.#running.get(id)?.abort();
      this.#files.delete(id);
      if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
    }
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}
