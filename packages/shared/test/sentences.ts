import type { Language } from '../src/i18n/languages.ts';
import sentences from './sentences.json' with { type: 'json' };

/** What people write, each with the language it is in. */
export type Sentences = readonly (readonly [language: Language, text: string])[];

const { plain, mixed, second, third } = sentences as unknown as Record<keyof typeof sentences, Sentences>;

/**
 * Long and short, with emoji, names, links and visa codes, Vietnamese without its marks, Tagalog mixed with English. The
 * author's own language does not help: the tests give another one where they can.
 */
export const PLAIN_SENTENCES = plain;
/**
 * Everyday sentences that mix scripts and languages: brands, models, loan words, names with Vietnamese letters, Taglish,
 * Vietnamese without its marks, Korean in Latin letters. The rules were mended with these in sight.
 */
export const MIXED_SENTENCES = mixed;
/** More of them, written after the rules were mended; what they showed mended the rules once more. */
export const SECOND_SENTENCES = second;
/** Written last. Its first measurement, before the rules were mended for it, stands in docs/decisions/0007-translations.md. */
export const THIRD_SENTENCES = third;
