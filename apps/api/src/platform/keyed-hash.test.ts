import fs from 'node:fs';
import path from 'node:path';
import { keyedHash, keyedHashes } from './keyed-hash.js';

const SRC = path.resolve(import.meta.dirname, '..');
const SECRET = 'p'.repeat(32);

/** Every source file but the tests, by its path. */
const sources = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('keyed-hash.ts'))
  .map((file) => [file, fs.readFileSync(path.join(SRC, file), 'utf8')] as const);

describe('keyed hashes', () => {
  it('of one person are others in each place, so that nobody can join them', () => {
    const uses = sources.flatMap(([, text]) =>
      [...text.matchAll(/keyedHash(?:es)?\([^,]+, '([\w-]+)'/g)].map(([, use]) => use),
    );
    const calls = sources.flatMap(([, text]) => [...text.matchAll(/[= ]keyedHash(?:es)?\(/g)]);
    expect(uses).toContain('person-in-logs');
    // Each call names its use, and no two name the same.
    expect(uses).toHaveLength(calls.length);
    expect(new Set(uses).size).toBe(uses.length);
    const hashes = uses.map((use) => keyedHash(SECRET, use ?? '', '0190f0f0-0000-7000-8000-000000000000'));
    expect(new Set(hashes).size).toBe(uses.length);
  });

  it('are the same, remembered or not', () => {
    const hashOf = keyedHashes(SECRET, 'person-in-logs');
    for (const text of ['សុខា', '203.0.113.7', '', 'সুমি', 'សុខា']) {
      expect(hashOf(text)).toBe(keyedHash(SECRET, 'person-in-logs', text));
    }
  });

  it('are made nowhere by hand of what is not named', () => {
    const made = sources.flatMap(([, text]) => [...text.matchAll(/createHmac\([^)]*\)\s*\.update\(([^)]*)/g)]);
    // A signature of an address says what it is for as well; the database's password is derived from another key.
    const unnamed = made.map(([, what = '']) => what).filter((what) => !/^`[\w${}-]+:\$\{/.test(what));
    expect(unnamed).toEqual(['name']);
  });
});
