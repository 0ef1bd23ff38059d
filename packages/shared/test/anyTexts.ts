import fc from 'fast-check';

const RUNS = { numRuns: 500 };

/** Holds a rule against texts put together of these pieces in any order; a failure tells the shortest text that breaks it. */
export function holdsForTexts(pieces: readonly string[], check: (text: string) => void): void {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((chosen) => chosen.join(''));
  fc.assert(fc.property(texts, check), RUNS);
}
