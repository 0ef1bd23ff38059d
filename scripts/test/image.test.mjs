import assert from 'node:assert/strict';
import fs from 'node:fs';
import { it } from 'node:test';
import { SERVER_FLAGS, SERVER_MEMORY } from '../lib/server-flags.mjs';

it('has the image start the server as `npm start` does', () => {
  const image = fs.readFileSync(new URL('../../docker/Dockerfile', import.meta.url), 'utf8');
  const [, options = ''] = image.match(/NODE_OPTIONS="([^"]*)"/) ?? [];
  const command = JSON.parse(image.match(/^CMD (.*)$/m)?.[1] ?? '[]');
  assert.deepEqual([...options.split(' '), ...command.slice(1, -1)], SERVER_FLAGS);
  assert.equal(command.at(-1), 'apps/api/dist/main.js');
  assert.match(image, /packages\/shared\/dist/);
  for (const [name, value] of Object.entries(SERVER_MEMORY)) assert.match(image, new RegExp(`\\b${name}=${value}\\b`));
});
