import fc from 'fast-check';

const IS_FULL = process.env.HAIKO_TEXTS === 'new';

/** The one that all packages try their properties with. */
export { fc };

/**
 * How a property is tried. `npm test` tries the same values each time, as it has to say the same of the same code;
 * `HAIKO_TEXTS=new`, as in `npm run test:full`, a hundred times as many that nobody has seen. A failure names its seed.
 */
export const runs = (numRuns: number): { numRuns: number; seed?: number } =>
  IS_FULL ? { numRuns: numRuns * 100 } : { numRuns, seed: 1 };

/** Letters of all nine scripts, and what people do to them. */
const PIECES = [...'가나힣ㄱAaİıéﬁßñ中汉漢あアｱกำก้កុំខ្មែរবাংলাক্ষ9０๙᠐٩ -_.,\n\t\u200b\u200d\u0301\u202e👨‍👩‍👧🇰🇷ＡＢ㎏℡'];

/** Texts of any letters, halves of surrogate pairs among them. */
export const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Holds a property against three hundred values; a failure tells the smallest that breaks it. */
export const holds = (property: fc.IRawProperty<unknown, false>): void => fc.assert(property, runs(300));

/** Holds a rule against texts put together of these pieces in any order; a failure tells the shortest text that breaks it. */
export function holdsForTexts(pieces: readonly string[], check: (text: string) => void): void {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((chosen) => chosen.join(''));
  fc.assert(fc.property(texts, check), runs(500));
}
