import { SCRIPTS_OF, UNSHARED_LANGUAGES } from '@haiko/shared/i18n/scripts';
import { langOf } from './langOf.ts';

/** A piece of a text; `lang` where its letters belong to one language that is not the text's. */
export interface MixedPart {
  text: string;
  lang: string | undefined;
  /** A code, which no line breaks. */
  isCode?: true;
}

// What stands between two words of a script belongs to it.
const run = (script: string) => {
  const letters = `[\\p{Script=${script}}\\p{Script=Inherited}\\u200B]+`;
  return `(?=\\p{Script=${script}})${letters}(?:[\\p{Zs}\\p{P}]+${letters})*`;
};
const RUNS = new RegExp(UNSHARED_LANGUAGES.flatMap((language) => SCRIPTS_OF[language].map(run)).join('|'), 'gu');

// A visa: browsers break a line behind its hyphens, and who reads 'E-7-' at the end of one reads another visa.
const CODES = /(?<![\w-])[A-Z]-\d{1,2}(?:-[A-Z\d]{1,2})?(?!\w)/g;

/**
 * Splits a text at the pieces that are written in another language's letters, and at visas: the parts together are the text.
 *
 * @param lang HTML language of the text as a whole
 */
export function mixedParts(text: string, lang: string): MixedPart[] {
  const parts: MixedPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(RUNS)) {
    const own = langOf(found);
    if (own === lang) continue;
    parts.push(...ownParts(text.slice(end, index)), { text: found, lang: own });
    end = index + found.length;
  }
  return [...parts, ...ownParts(text.slice(end))];
}

/** The pieces of what is written in the text's own letters. */
function ownParts(text: string): MixedPart[] {
  const parts: MixedPart[] = [];
  let end = 0;
  for (const { 0: code, index } of text.matchAll(CODES)) {
    if (index > end) parts.push({ text: text.slice(end, index), lang: undefined });
    parts.push({ text: code, lang: undefined, isCode: true });
    end = index + code.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), lang: undefined });
  return parts;
}
