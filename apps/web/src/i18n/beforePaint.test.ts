import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { expect, it } from 'vitest';

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const script = sourceOf('../../public/before-paint.js');

it('the script before the first paint takes the nine languages from an address, and nothing else for one', () => {
  const said = /\[\?&\]lang=\(([a-z|]+)\)/.exec(script)?.[1]?.split('|') ?? [];
  expect(said.toSorted()).toEqual([...LANGUAGES].toSorted());
});

it('it looks for a letter of each script that may come late', () => {
  const scripts = [...sourceOf('../ui/fonts/lateFonts.ts').matchAll(/lang: '(\w+)', letters: '(.+?)'/g)];
  const [, table = ''] = /var letter = \{(.*)\}/.exec(script) ?? [];
  const letterOf = new Map([...table.matchAll(/(\w+): '(.+?)'/g)].map(([, lang, letter]) => [lang, letter ?? '']));
  expect([...letterOf.keys()]).toEqual(expect.arrayContaining(scripts.map(([, lang]) => lang)));
  expect(letterOf.size).toBe(scripts.length);
  for (const [, lang, letters] of scripts) expect(letters).toContain(letterOf.get(lang));
});
