import { SCRIPTS_OF, UNSHARED_LANGUAGES } from '@haiko/shared/i18n/scripts';
import { langOf } from './langOf.ts';

/** A piece of a text; `lang` where its letters belong to one language that is not the text's. */
export interface MixedPart {
  text: string;
  lang: string | undefined;
}

// What stands between two words of a script belongs to it.
const run = (script: string) => {
  const letters = `[\\p{Script=${script}}\\p{Script=Inherited}\\u200B]+`;
  return `(?=\\p{Script=${script}})${letters}(?:[\\p{Zs}\\p{P}]+${letters})*`;
};
const RUNS = new RegExp(UNSHARED_LANGUAGES.flatMap((language) => SCRIPTS_OF[language].map(run)).join('|'), 'gu');

/**
 * Splits a text at the pieces that are written in another language's letters: the parts together are the text.
 *
 * @param lang HTML language of the text as a whole
 */
export function mixedParts(text: string, lang: string): MixedPart[] {
  const parts: MixedPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(RUNS)) {
    const own = langOf(found);
    if (own === lang) continue;
    if (index > end) parts.push({ text: text.slice(end, index), lang: undefined });
    parts.push({ text: found, lang: own });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), lang: undefined });
  return parts;
}
