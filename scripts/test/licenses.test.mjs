import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAllowed, packagesOf } from '../lib/licenses.mjs';

test('a licence is allowed where one of a choice is, and all of several are', () => {
  for (const license of ['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND BSD-3-Clause)', 'MIT (its Readme.md)', 'OFL-1.1'])
    assert.equal(isAllowed(license), true, license);
  for (const license of ['GPL-3.0-only', '(MIT AND GPL-2.0)', 'Unknown', 'SEE LICENSE IN LICENSE', ''])
    assert.equal(isAllowed(license), false, license);
});

test('packages come by name, and what was read by hand has its licence', () => {
  const listed = {
    MIT: [{ name: 'vite', versions: ['8.0.0'] }],
    Unknown: [
      { name: 'pause', versions: ['0.0.1'] },
      { name: 'accident', versions: ['1.0.0', '2.0.0'] },
    ],
  };
  assert.deepEqual(
    packagesOf(listed).map(({ name, license }) => [name, license, isAllowed(license)]),
    [
      ['accident', 'Unknown', false],
      ['pause', 'MIT (its Readme.md)', true],
      ['vite', 'MIT', true],
    ],
  );
});
