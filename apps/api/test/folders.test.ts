import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const MAX_FILES = 40;
const root = path.resolve(import.meta.dirname, '../../..');
const SIDES = ['apps/api/src/features', 'apps/web/src/features'] as const;

/**
 * What the web has no other side for: pieces of the interface, forms, which the server knows as inputs,
 * and signs of a scam, which the server looks for in posts and postings, each in its own feature.
 */
const ONLY_IN_WEB = [
  'first-steps',
  'forms',
  'job-posting-form',
  'job-posting-table',
  'languages',
  'legal',
  'likes',
  'my-info',
  'offline',
  'own-job-postings',
  'post-form',
  'scam-shield',
  'sharing',
  'tables',
  'text',
];
/** What has no screen of its own, or only a part of the desk. */
const ONLY_IN_API = [
  'administration',
  // Its boxes stand beside the texts that they are about: legal.
  'consents',
  'events',
  // Its screen is the list of posts.
  'feed',
  'job-imports',
  'machine-translation',
  'mail',
  'operations',
  'operator',
  'pages',
  'person-history',
  'post-view-logs',
  'reference',
  'suspended-identities',
  'work24',
  'writings',
];

const foldersOf = (side: string) => fs.readdirSync(path.join(root, side)).sort();
const filesOf = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const FOLDERS = SIDES.flatMap((side) => foldersOf(side).map((name) => `${side}/${name}`));

/** The names in the rows of the import rules, which say who may use whom. */
function ordered(): string[] {
  const rules = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string; from: { path?: string }; to: { path?: string } }[];
  };
  const rows = rules.forbidden.filter(({ name }) => /^api-.*-knows-nothing-later$/.test(name));
  const named = rows.flatMap(({ from, to }) => [from.path, to.path]);
  return named.flatMap((pattern) => /features\/\(([^)]+)\)/.exec(pattern ?? '')?.[1]?.split('|') ?? []);
}

describe('the folders of the features', () => {
  it('have a row each in the import rules, and one in the table of the README that explains them', () => {
    const readme = fs.readFileSync(path.join(root, 'apps/api/README.md'), 'utf8');
    const api = foldersOf('apps/api/src/features');
    expect([...new Set(ordered())].sort()).toEqual(api);
    expect(api.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(FOLDERS)(`hold at most ${MAX_FILES} files, tests included: %s`, (folder) => {
    expect(filesOf(folder).length).toBeLessThanOrEqual(MAX_FILES);
  });

  it('bear one name for one thing on both sides', () => {
    const [api, web] = SIDES.map(foldersOf);
    expect(web?.filter((name) => !api?.includes(name))).toEqual(ONLY_IN_WEB);
    expect(api?.filter((name) => !web?.includes(name))).toEqual(ONLY_IN_API);
  });
});
