import { HTML_LANG, LANGUAGES } from '@haiko/shared/i18n/languages';
import { letterClass, LINE_HEIGHTS, ownScripts, type Script } from '@haiko/shared/i18n/scripts';

const heightOf = ([script]: readonly Script[]) => (script ? LINE_HEIGHTS[script] : 0);
const LETTERS: readonly (readonly [lang: string, letters: RegExp])[] = [
  ...LANGUAGES.map((language) => ({ language, scripts: ownScripts(language) }))
    .filter(({ scripts }) => scripts.length > 0)
    // The scripts that reach highest and lowest come first: the line has to be high enough for them.
    .sort((a, b) => heightOf(b.scripts) - heightOf(a.scripts))
    .map(({ language, scripts }) => [HTML_LANG[language], new RegExp(letterClass(scripts), 'u')] as const),
  ['vi', /[ăđơưạ-ỹ]/iu],
];

/**
 * HTML `lang` of a short piece that a person typed (a name, a hashtag, an address, a file), told by its letters. Where they
 * tell nothing (Latin, Han alone) it is `otherwise`: '' says that the language is not known, and above all that it is
 * not the interface's.
 */
export function langOf(text: string, otherwise = ''): string {
  const composed = text.normalize('NFC');
  return LETTERS.find(([, letters]) => letters.test(composed))?.[0] ?? otherwise;
}
