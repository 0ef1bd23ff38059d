/**
 * What a part of the house lets others add to it, by name: reports do not know of posts, posts tell reports how one is found and
 * hidden. Whoever adds something calls `register` once, in the constructor of a class that Nest makes.
 */
export class Registry<Name extends string, Entry> {
  readonly #entries = new Map<Name, Entry>();

  /** Throws for a name that is taken: two features would otherwise answer for the same thing, and one of them never. */
  register(name: Name, entry: Entry): void {
    if (this.#entries.has(name)) throw new Error(`${this.constructor.name} has "${name}" already`);
    this.#entries.set(name, entry);
  }

  has(name: string): name is Name {
    return this.#entries.has(name as Name);
  }

  /** Undefined for a name that nobody registered. */
  get(name: string): Entry | undefined {
    return this.#entries.get(name as Name);
  }

  /** Names with what they stand for, in the order in which they were registered. */
  get entries(): [Name, Entry][] {
    return [...this.#entries];
  }

  get names(): Name[] {
    return [...this.#entries.keys()];
  }

  get values(): Entry[] {
    return [...this.#entries.values()];
  }
}
