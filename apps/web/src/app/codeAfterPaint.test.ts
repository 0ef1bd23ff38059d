import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '#/paths.ts';
import { partsOf, SCREENS } from '../../vite.codeAfterPaint.ts';
import { screenOf } from './routes.tsx';

// The built page names the code of visitors' screens by a table of its own, because the build cannot ask the routes. What that forgets
// comes a round trip later, and nobody sees why.

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const ROUTES = sourceOf('routes.tsx');

interface Loader {
  screen: string;
  /** How many parts of the messages come with it. */
  parts: number;
}

const PARTS = { soon: 2, later: 3 };

/** By their names in a table of screens: `feed: () => import('#/features/…')`, in `soon` or `later` or as it is. */
function loadersIn(table: string): [name: string, loader: Loader][] {
  return [...table.matchAll(/(\w+): (?:(soon|later)\()?(?:async )?\(\) => import\('#\/features\/([^']+)\.tsx'\)/g)].map(
    ([, name = '', words, screen = '']) => [name, { screen, parts: PARTS[words as keyof typeof PARTS] ?? 1 }],
  );
}

/** Of the screens of visitors by the names that the table of routes gives them (`posts.feed`). */
function loaders(): Map<string, Loader> {
  const listed = new Map(loadersIn(sourceOf('visitorScreens.ts')));
  const all = new Map<string, Loader>();
  for (const [, group, table = ''] of ROUTES.matchAll(/const (\w+) = \{\n([^}]*)\};/g)) {
    for (const [name, loader] of loadersIn(table)) all.set(`${group}.${name}`, loader);
    for (const [, name, listedName = ''] of table.matchAll(/(\w+): visitors\('(\w+)'\)/g)) {
      const loader = listed.get(listedName);
      if (loader) all.set(`${group}.${name}`, loader);
    }
  }
  return all;
}

/** The screens of visitors by the first part of their address, as the routes have them, and whether the server renders them. */
function routed(): { address: string; isRendered: boolean; loader: Loader }[] {
  const known = loaders();
  return [...ROUTES.matchAll(/screen\(\s*paths\.(\w+)(?:\(':uuid'\))?,\s*([\w.]+)/g)].flatMap(
    ([, name = '', load = '']) => {
      const loader = known.get(load);
      const path = paths[name as keyof typeof paths];
      const whole = typeof path === 'function' ? (path as (uuid: string) => string)('1') : path;
      if (!loader) return [];
      return { address: whole.split('/')[1] ?? '', isRendered: Boolean(screenOf(whole)?.handle.isRendered), loader };
    },
  );
}

describe('the code that a built page names', () => {
  const screens = routed();
  const rendered = screens.filter(({ isRendered }) => isRendered);

  it('is that of each screen that the server renders', () => {
    expect(rendered.length).toBeGreaterThan(14);
    expect(rendered.map(({ address }) => address).filter((address) => !SCREENS[address])).toEqual([]);
  });

  it.each(Object.entries(SCREENS))('is the same that the routes load: /%s', (address, screen) => {
    const route = screens.find((one) => one.address === address);
    expect({ screen, parts: partsOf(screen) }).toEqual(route?.loader);
  });
});
