/** Letters that rules look through in one turn of the event loop: some four milliseconds. A longer text has a turn of its own. */
const LETTERS_A_TURN = 2_000;

/**
 * Gives the turns of the event loop to rules that look through texts, in the order in which they ask: fifty long texts in one turn would
 * hold up everybody else for most of a second.
 */
export class LookingTurns {
  readonly #waiting: { letters: number; go: () => void }[] = [];
  #letters = 0;
  #isTurning = false;

  /** Whether there is room in this turn, which is taken then. */
  isFree(letters: number): boolean {
    if (this.#waiting.length > 0 || !this.#hasRoom(letters)) return false;
    this.#take(letters);
    return true;
  }

  /** Resolves in the turn in which there is room. */
  wait(letters: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push({ letters, go });
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
    for (let [next] = this.#waiting; next && this.#hasRoom(next.letters); [next] = this.#waiting) {
      this.#waiting.shift();
      this.#take(next.letters);
      next.go();
    }
  }
}
