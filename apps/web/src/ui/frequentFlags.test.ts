import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FREQUENT_NATIONALITIES, NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { expect, it } from 'vitest';
import { FREQUENT_FLAGS } from './frequentFlags.ts';

it('the flags of the most frequent nationalities come together', () => {
  const frequent = NATIONALITIES.slice(0, FREQUENT_NATIONALITIES).map(({ code }) => code);
  expect(FREQUENT_FLAGS.toSorted()).toEqual(['KR', ...frequent].toSorted());
});

it('there is a flag for each nationality, in a file of its own', () => {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons'))), '3x2');
  const missing = NATIONALITIES.filter(({ code }) => !existsSync(join(folder, `${code}.svg`)));
  expect(missing.map(({ code }) => code)).toEqual([]);
});
