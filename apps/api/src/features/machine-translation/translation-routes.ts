import { isLanguage, type Language } from '@haiko/shared/i18n/languages';

/** Who translates a pair of languages, in this order. */
export interface TranslationRoute {
  from: Language | '*';
  to: Language | '*';
  providers: string[];
}

const ROUTE = /^(\S+)\s*>\s*(\S+)\s*:(.*)$/s;

/**
 * Reads `TRANSLATION_ROUTES`: `ko>km: chat google; *>bn: google; vi>*: deepl`. Throws for a line that says something else or names
 * a provider that is none of `known`.
 */
export function routesOf(text: string, known: readonly string[]): TranslationRoute[] {
  const lines = text.split(';').flatMap((line) => line.trim() || []);
  return lines.map((line) => {
    const [, from = '', to = '', names = ''] = ROUTE.exec(line) ?? [];
    if (!isEnd(from) || !isEnd(to)) throw new Error(`TRANSLATION_ROUTES: "${line}" names no pair of languages.`);
    return { from, to, providers: namesIn(names, known, 'TRANSLATION_ROUTES') };
  });
}

/** Names of providers; throws for one that is none of `known`. */
export function namesIn(text: string, known: readonly string[], setting: string): string[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${setting}: ${unknown} is not in TRANSLATION_PROVIDERS.`);
  return names;
}

/** Of the first route that the pair is on; undefined where there is none. */
export function orderOf(routes: readonly TranslationRoute[], from: Language, to: Language): string[] | undefined {
  return routes.find((route) => [from, '*'].includes(route.from) && [to, '*'].includes(route.to))?.providers;
}

function isEnd(text: string): text is Language | '*' {
  return text === '*' || isLanguage(text);
}
