import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { leaves } from '@haiko/shared/i18n/leaves';
import { readCatalogue } from '@haiko/shared/i18n/readMessages';
import { firstMessages, nextMessages } from 'virtual:messages';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '..');
const IMPORT = /(?:from |import\(|import )'((?:#\/|\.)[^']+)'/g;
/** What comes with words of its own: screens by the names of the table of routes, other code by what it waits for. */
const comesWith = (screens: string, words: string) =>
  new RegExp(
    [
      String.raw`import\('\./guardedScreens\.ts'\)`,
      String.raw`(?:${screens})\(\(\) => import\([^)]*\)\)`,
      String.raw`^.*(?:${words})\(\)\]\);$`,
      '^import type .*$',
    ].join('|'),
    'gm',
  );

/** The code of a module and of all that it may load without `later`. */
function codeFrom(file: string, later: RegExp, known = new Map<string, string>()): Map<string, string> {
  const code = readFileSync(file, 'utf8').replace(later, '');
  known.set(file, code);
  for (const [, name = ''] of code.matchAll(IMPORT)) {
    const next = name.startsWith('#/') ? path.join(SRC, name.slice(2)) : path.join(path.dirname(file), name);
    if (/\.tsx?$/.test(next) && existsSync(next) && !known.has(next)) codeFrom(next, later, known);
  }
  return known;
}

const keysOf = (messages: object) =>
  new Set(Object.keys(leaves(messages)).map((key) => key.replace(/_(one|other)$/, '')));

it.each([
  {
    screen: 'first screen',
    later: comesWith('soon|later', 'loadNextMessages|loadMoreMessages'),
    parts: [firstMessages],
  },
  { screen: 'next screens', later: comesWith('later', 'loadMoreMessages'), parts: [firstMessages, nextMessages] },
])("a visitor's $screen says nothing that comes later", async ({ later, parts }) => {
  const there = new Set<string>();
  for (const part of parts) keysOf((await part.km()).messages).forEach((key) => there.add(key));
  const all = keysOf(readCatalogue('km'));
  const modules = codeFrom(path.join(SRC, 'main.tsx'), later);
  expect(modules.size).toBeGreaterThan(180);
  const missing = [...modules].flatMap(([file, code]) =>
    [...code.matchAll(/(['"`])(\w+(?:\.\w+)+)\1/g)]
      .map(([, , key = '']) => key)
      .filter((key) => all.has(key) && !there.has(key))
      .map((key) => `${path.relative(SRC, file)}: ${key}`),
  );
  expect(missing).toEqual([]);
});
