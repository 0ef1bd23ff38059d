/** Letters that rules look through in one turn of the event loop: some four milliseconds. A longer text has a turn of its own. */
const LETTERS_A_TURN = 2_000;

interface Waiting {
  letters: number;
  go: () => void;
}

/**
 * Gives the turns of the event loop to rules that look through texts: fifty long texts in one turn would hold up everybody else for most of a
 * second. Those of one caller wait in a line of their own, and the lines take turns: who asks for one text waits behind nobody's fifty.
 */
export class LookingTurns {
  readonly #lines = new Map<object, Waiting[]>();
  #letters = 0;
  #isTurning = false;

  /** Whether there is room in this turn, which is taken then. */
  isFree(letters: number): boolean {
    if (this.#lines.size > 0 || !this.#hasRoom(letters)) return false;
    this.#take(letters);
    return true;
  }

  /** Resolves in the turn in which there is room for this caller's. */
  wait(caller: object, letters: number): Promise<void> {
    return new Promise((go) => {
      const line = this.#lines.get(caller) ?? [];
      line.push({ letters, go });
      this.#lines.set(caller, line);
    });
  }

  #hasRoom(letters: number): boolean {
    return this.#letters === 0 || this.#letters + letters <= LETTERS_A_TURN;
  }

  #take(letters: number): void {
    // An empty text is looked through, too.
    this.#letters += Math.max(1, letters);
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isTurning = false;
    this.#letters = 0;
    for (const [caller, line] of this.#lines) {
      const [next] = line;
      if (!next || !this.#hasRoom(next.letters)) return;
      line.shift();
      this.#lines.delete(caller);
      // Behind the others, whom this loop comes to first.
      if (line.length > 0) this.#lines.set(caller, line);
      this.#take(next.letters);
      next.go();
    }
  }
}
