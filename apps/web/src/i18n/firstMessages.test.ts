import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leaves } from '@haiko/shared/i18n/leaves';
import { readCatalogue } from '@haiko/shared/i18n/readMessages';
import { firstMessages } from 'virtual:messages';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '..');
const IMPORT = /(?:from |import\(|import )'((?:#\/|\.)[^']+)'/g;
/** What these load comes with all other messages. */
const LATER = /later\(\(\) => import\([^)]*\)\)|^.*loadMoreMessages\(\)\]\);$|^import type .*$/gm;

/** The code of a module and of all that it may load before other messages than the first ones are there. */
function codeFrom(file: string, known = new Map<string, string>()): Map<string, string> {
  const code = readFileSync(file, 'utf8').replace(LATER, '');
  known.set(file, code);
  for (const [, name = ''] of code.matchAll(IMPORT)) {
    const next = name.startsWith('#/') ? path.join(SRC, name.slice(2)) : path.join(path.dirname(file), name);
    if (/\.tsx?$/.test(next) && existsSync(next) && !known.has(next)) codeFrom(next, known);
  }
  return known;
}

const keysOf = (messages: object) =>
  new Set(Object.keys(leaves(messages)).map((key) => key.replace(/_(one|other)$/, '')));

it('the first messages are all that the first screens say', async () => {
  const first = keysOf((await firstMessages.km()).messages);
  const all = keysOf(readCatalogue('km'));
  const modules = codeFrom(path.join(SRC, 'main.tsx'));
  expect(modules.size).toBeGreaterThan(200);
  const missing = [...modules].flatMap(([file, code]) =>
    [...code.matchAll(/(['"`])(\w+(?:\.\w+)+)\1/g)]
      .map(([, , key = '']) => key)
      .filter((key) => all.has(key) && !first.has(key))
      .map((key) => `${path.relative(SRC, file)}: ${key}`),
  );
  expect(missing).toEqual([]);
});
