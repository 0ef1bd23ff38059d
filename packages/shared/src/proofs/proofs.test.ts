import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leaves } from '../i18n/leaves.ts';
import { catalogue } from '../i18n/messages/en/catalogue.ts';
import * as limits from '../limits.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const WORDS: Record<string, string> = leaves(catalogue);

const textOf = (file: string) => (existsSync(ROOT + file) ? readFileSync(ROOT + file, 'utf8') : '');

/** Whether the file has a test of exactly this title. */
function hasTest(file: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => textOf(file).includes(`${quote}${title}${quote}`));
}

/** Whether the file looks for a message: by its key, by its words, or by the code of an error. */
function looksFor(file: string, key: string): boolean {
  const text = textOf(file);
  const [domain = '', ...rest] = key.split('.');
  const [words = ''] = (WORDS[key] ?? '').split('{{');
  if (domain === 'errors') return text.includes(rest.join('.')) || text.includes(words);
  return text.includes(`${domain}.${rest.join('.')}`) || (words.length > 5 && text.includes(words));
}

/** What runs in the browser and on the server, without tests. */
const PRODUCT = ['apps/web/src', 'apps/api/src', 'packages/shared/src'].flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|^proofs\/|^limits\.ts$/.test(path))
    .map((path) => textOf(`${folder}/${path}`)),
);

describe('the numbers of the product', () => {
  it.each(LIMITS.map((limit) => [limit.about, limit] as const))('are as ordered: %s', (_about, { is, ordered }) => {
    expect(is).toEqual(ordered);
  });

  it.each(LIMITS.map(({ about, shownBy }) => [about, ...shownBy] as const))(
    'are obeyed, as a test shows: %s',
    (_about, file, title) => {
      expect(hasTest(file, title), `${file} has no test “${title}”`).toBe(true);
    },
  );

  it('are all used', () => {
    // The style sheet has these as its own; ui/tokens.test.ts compares them.
    const inStyles = ['LAYOUT_MAX_WIDTH_PX', 'HEADER_HEIGHT_PX', 'BOTTOM_BAR_HEIGHT_PX'];
    const isUsed = (name: string) => PRODUCT.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    expect(Object.keys(limits).filter((name) => !inStyles.includes(name) && !isUsed(name))).toEqual([]);
  });
});

describe('the messages of the product', () => {
  it.each(MESSAGES)('%s has its moment, as a test shows', (key, file, title) => {
    expect(WORDS[key], 'is no message').toBeDefined();
    expect(hasTest(file, title), `${file} has no test “${title}”`).toBe(true);
    expect(looksFor(file, key), `${file} does not look for ${key}`).toBe(true);
  });
});
