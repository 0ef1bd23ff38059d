import { within } from '../within.js';

/** Who looks waits for ten seconds, usually; a database that is slow is told of by other numbers. */
const PATIENCE_MS = 2_000;

/** Figures that are read from the database: several who look at once, or one after the other within `keptMs`, ask it once. */
export class KeptFigures<Figures> {
  #kept: { figures: Figures; at: number } | undefined;
  #reading: Promise<Figures> | undefined;

  constructor(
    private readonly read: () => Promise<Figures>,
    private readonly keptMs: number,
  ) {}

  /** Null where the database does not say it in time. */
  async inTime(): Promise<Figures | null> {
    const figures = await within(PATIENCE_MS, this.#figures()).catch(() => 'late' as const);
    return figures === 'late' ? null : figures;
  }

  /** One statement at a time, however long it takes. */
  #figures(): Promise<Figures> {
    if (this.#kept && performance.now() - this.#kept.at < this.keptMs) return Promise.resolve(this.#kept.figures);
    this.#reading ??= this.#readAnew().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #readAnew(): Promise<Figures> {
    const figures = await this.read();
    this.#kept = { figures, at: performance.now() };
    return figures;
  }
}
