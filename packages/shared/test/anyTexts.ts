import fc from 'fast-check';

const IS_FULL = process.env.HAIKO_TEXTS === 'new';

/**
 * How a property is tried. `npm test` tries the same values each time, as it has to say the same of the same code;
 * `HAIKO_TEXTS=new`, as in `npm run test:full`, a hundred times as many that nobody has seen. A failure names its seed.
 */
export const runs = (numRuns: number): { numRuns: number; seed?: number } =>
  IS_FULL ? { numRuns: numRuns * 100 } : { numRuns, seed: 1 };

/** Holds a rule against texts put together of these pieces in any order; a failure tells the shortest text that breaks it. */
export function holdsForTexts(pieces: readonly string[], check: (text: string) => void): void {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((chosen) => chosen.join(''));
  fc.assert(fc.property(texts, check), runs(500));
}
