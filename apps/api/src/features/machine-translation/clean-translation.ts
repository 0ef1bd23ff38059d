import type { Language } from '@haiko/shared/i18n/languages';
import { SCRIPTS_OF, SPELLING } from '@haiko/shared/i18n/scripts';

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&amp;': '&',
};
const ENTITY = new RegExp(Object.keys(ENTITIES).join('|'), 'giu');
// Marks of direction, joins and spaces without width. The joiners U+200C and U+200D are spelling in some scripts (`SCRIPTS_OF`) and in emoji.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
const WORD_SPACE = '\u200b';

/** The answer without what machines add and nobody wrote: HTML's entities and invisible signs that the source has none of. */
export function cleanTranslation(made: string, source: string, to: Language): string {
  const kept = new Set(source.match(INVISIBLE));
  if (SCRIPTS_OF[to].some((script) => SPELLING[script].hasWordBreaks)) kept.add(WORD_SPACE);
  // Twice: some escape what was escaped.
  const text = source.search(ENTITY) >= 0 ? made : decoded(decoded(made));
  return text.replace(INVISIBLE, (sign) => (kept.has(sign) ? sign : ''));
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity) => ENTITIES[entity.toLowerCase()] ?? entity);
}
