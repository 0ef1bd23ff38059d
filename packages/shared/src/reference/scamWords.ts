import type { ScamSign } from './scamSigns.ts';
import words from './scamWords.json' with { type: 'json' };

/**
 * What a sentence says that has one of the words of each line of `all`, in any order, and none of `none`. Words stand beside each other
 * with a bar between; Latin ones are whole, unless `*` ends them.
 */
export interface ScamPhrase {
  all: readonly string[];
  none?: string;
}

/** Of a text that tells of a scam or asks about one: it is a warning, not an offer. */
export const WARNING_WORDS: readonly string[] = words.warning;

/** Of a sentence about a flat: what is paid before one moves in is everyday. */
export const HOUSING_WORDS: readonly string[] = words.housing;

/** With which a sentence that asks ends, or, of Latin letters, anywhere in it: who asks offers nothing. */
export const ASKING_WORDS: readonly string[] = words.asking;

/** Of a sentence that tells what somebody else wants of its writer ("told me to pay", "my passport"): it asks nobody for it. */
export const REPORTING_WORDS: readonly string[] = words.reported;

/** Of a sentence that wants it of its reader, whoever told its writer so: it reports nothing. */
export const ADDRESSING_WORDS: readonly string[] = words.addressed;

/** With which an answer begins that says no. */
export const REFUSING_WORDS: readonly string[] = words.refusing;

/** Of an answer that begins so and says yes: nothing stands in the way. */
export const COMFORTING_WORDS: readonly string[] = words.comforting;

/** Of a text that offers work. */
export const WORK_WORDS: readonly string[] = words.work;

/** By language: Korean, English, Chinese, Japanese, Thai, Vietnamese, Khmer, Tagalog, Bengali. A sentence is held against all. */
export const SCAM_WORDS: Readonly<Record<ScamSign, readonly ScamPhrase[]>> = words.signs;
