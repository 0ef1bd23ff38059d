import type { ImportedPosting } from './imported-posting.js';

/** As many as one transaction writes well inside the time that a statement has: making texts searchable takes longest. */
const POSTINGS = 500;
const CHARACTERS = 100_000;

/** Postings that are written together, each id once. */
export class ImportBatch {
  readonly #postings = new Map<string, ImportedPosting>();
  readonly #unread: string[] = [];
  #characters = 0;

  get postings(): ImportedPosting[] {
    return [...this.#postings.values()];
  }

  /** The ids of those that stand in the feed, but cannot be read. */
  get unread(): readonly string[] {
    return this.#unread;
  }

  get isFull(): boolean {
    return this.#postings.size + this.#unread.length >= POSTINGS || this.#characters >= CHARACTERS;
  }

  /** False where the id is in it already: the first one counts. */
  add(posting: ImportedPosting): boolean {
    if (this.#postings.has(posting.sourceId)) return false;
    this.#postings.set(posting.sourceId, posting);
    for (const text of Object.values(posting.columns.description)) this.#characters += text.length;
    return true;
  }

  addUnread(id: string): void {
    this.#unread.push(id);
  }
}
