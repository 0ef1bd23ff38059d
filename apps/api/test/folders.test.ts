import fs from 'node:fs';
import path from 'node:path';

const MAX_FILES = 40;
const root = path.resolve(import.meta.dirname, '../../..');
const SIDES = ['apps/api/src/features', 'apps/web/src/features'] as const;

/** What the web has no other side for: the desk over many features, pieces of the interface, and forms, which the server knows as inputs. */
const ONLY_IN_WEB = [
  'desk',
  'forms',
  'job-posting-form',
  'languages',
  'legal',
  'likes',
  'my-info',
  'offline',
  'own-job-postings',
  'post-form',
  'text',
];
/** What has no screen of its own, or only a part of the desk. */
const ONLY_IN_API = [
  'administration',
  'audit',
  // Its boxes stand beside the texts that they are about: legal.
  'consents',
  'events',
  'job-imports',
  'machine-translation',
  'mail',
  'operations',
  'operator',
  'pages',
  'post-view-logs',
  'reference',
  'translation-providers',
  'visa-rules',
  'wage-defaulters',
];

const foldersOf = (side: string) => fs.readdirSync(path.join(root, side)).sort();
const filesOf = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const FOLDERS = SIDES.flatMap((side) => foldersOf(side).map((name) => `${side}/${name}`));

describe('the folders of the features', () => {
  it.each(FOLDERS)(`hold at most ${MAX_FILES} files, tests included: %s`, (folder) => {
    expect(filesOf(folder).length).toBeLessThanOrEqual(MAX_FILES);
  });

  it('bear one name for one thing on both sides', () => {
    const [api, web] = SIDES.map(foldersOf);
    expect(web?.filter((name) => !api?.includes(name))).toEqual(ONLY_IN_WEB);
    expect(api?.filter((name) => !web?.includes(name))).toEqual(ONLY_IN_API);
  });
});
