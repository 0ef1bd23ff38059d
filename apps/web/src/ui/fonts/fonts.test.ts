import fs from 'node:fs';
import { createRequire } from 'node:module';
import { HTML_LANG, LANGUAGE_NAMES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { readCatalogue } from '@haiko/shared/i18n/readMessages';
import { letterClass, LINE_HEIGHTS, SCRIPTS_OF } from '@haiko/shared/i18n/scripts';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const OWN = fs.readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
// What lateFonts.ts attaches where a device has no letters.
const LATE = [
  ...fs.readFileSync(new URL('lateFonts.ts', import.meta.url), 'utf8').matchAll(/import\('(.*?\.css)\?inline'\)/g),
]
  .map(([, file = '']) => (file.startsWith('.') ? new URL(file, import.meta.url) : resolve(file)))
  .map((file) => fs.readFileSync(file, 'utf8'));

type Range = readonly [first: number, last: number];
const RANGES = LATE.flatMap((css) => css.match(/unicode-range:[^;}]*/g) ?? []).flatMap(rangesOf);

function rangesOf(rule: string): Range[] {
  const ranges = rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
  return [...ranges].map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)]);
}

function hasFace(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return RANGES.some(([first, last]) => first <= code && code <= last);
}

/** The declarations of fonts.css for the language, the last one of each name. */
function declarationsOf(language: Language): Map<string, string> {
  const [primary] = HTML_LANG[language].split('-');
  const rules = [...OWN.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = rules.filter(([, selectors = '']) =>
    selectors.split(',').some((one) => namesOnly(one, `:lang(${primary})`)),
  );
  return new Map(
    own.flatMap(([, , body = '']) =>
      [...body.matchAll(/([\w-]+):\s*([^;]+)/g)].map(([, k = '', v = '']) => [k, v] as const),
    ),
  );
}

const namesOnly = (selector: string, wanted: string) => selector.replace(/\/\*[^]*?\*\//g, '').trim() === wanted;

// Every device has Latin letters.
const withOtherLetters = LANGUAGES.filter((language) => SCRIPTS_OF[language].some((script) => script !== 'Latin'));

describe.each(withOtherLetters)('the fonts that the app brings for %s', (language) => {
  it('have every letter that the app says anything with', () => {
    const said = LANGUAGE_NAMES[language] + JSON.stringify(readCatalogue(language));
    const letters = new Set(said.match(new RegExp(letterClass(SCRIPTS_OF[language]), 'gu')));
    expect(letters.size).toBeGreaterThan(20);
    expect([...letters].filter((letter) => !hasFace(letter))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the styles of %s', (language) => {
  it('have lines that cut nothing of their scripts', () => {
    const height = Math.max(...SCRIPTS_OF[language].map((script) => LINE_HEIGHTS[script]));
    expect(Number(declarationsOf(language).get('--leading') ?? LINE_HEIGHTS.Latin)).toBeGreaterThanOrEqual(height);
  });

  it('say where their lines break, whatever stands around them', () => {
    expect(declarationsOf(language).get('word-break')).toMatch(/^(?:normal|keep-all)$/);
  });
});

it('has no generic family before a font that may come late, whose letters would stay boxes', () => {
  const stacks = [...OWN.matchAll(/--font:\s*([^;]+);/g)].map(([, stack = '']) => stack.split(/,\s*/));
  expect(stacks.length).toBeGreaterThan(2);
  for (const stack of stacks)
    expect(stack.findIndex((name) => /^(system-ui|sans-serif)$/.test(name))).toBe(stack.length - 2);
});
