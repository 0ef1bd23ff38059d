import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { root } from '../lib/folders.mjs';
import { SERVER_FLAGS } from '../lib/server-flags.mjs';

it('has the server load without anything that strips types', () => {
  const flags = [...SERVER_FLAGS, '--no-experimental-strip-types', '--input-type=module'];
  const load = "await import('./apps/api/dist/app.module.js'); process.exit();";
  const { status, stderr } = spawnSync(process.execPath, [...flags, '--eval', load], { cwd: root, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
});
