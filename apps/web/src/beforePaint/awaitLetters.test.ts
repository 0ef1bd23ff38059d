import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it('what waits for letters looks for one of each script that may come late', () => {
  const scripts = [...sourceOf('../ui/fonts/lateFonts.ts').matchAll(/lang: '(\w+)', letters: '(.+?)'/g)];
  const [, table = ''] = /LETTERS.*? = \{(.*)\}/.exec(sourceOf('./awaitLetters.ts')) ?? [];
  const letterOf = new Map([...table.matchAll(/(\w+): '(.+?)'/g)].map(([, lang, letter]) => [lang, letter ?? '']));
  expect([...letterOf.keys()]).toEqual(expect.arrayContaining(scripts.map(([, lang]) => lang)));
  expect(letterOf.size).toBe(scripts.length);
  for (const [, lang, letters] of scripts) expect(letters).toContain(letterOf.get(lang));
});
