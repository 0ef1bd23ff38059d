import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('../../public/before-paint.js', import.meta.url), 'utf8');

it('the script before the first paint takes the nine languages from an address, and nothing else for one', () => {
  const said = /\[\?&\]lang=\(([a-z|]+)\)/.exec(script)?.[1]?.split('|') ?? [];
  expect(said.toSorted()).toEqual([...LANGUAGES].toSorted());
});
