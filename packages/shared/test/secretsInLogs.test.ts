import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { assertLogsTellNothing, secretIn, secretsSaid, seedSecret } from './secretsInLogs.ts';

const SEEDS = { 'a password': 'correct horse battery', 'a note': 'ឃើញទេ?' };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-logs-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it.each([
  ['{"password":"correct horse battery"}', 'a password'],
  ['ERROR: invalid input: ឃើញទេ?', 'a note'],
  ['{"token":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc"}', 'a token of a session'],
  ['Key (email)=(linh@haiko.test) already exists', 'a mail address'],
  ['{"url":"/resetpassword?token=Zm9yIHlvdQ"}', 'a proof of a mail or of a signature'],
  ['{"authorization":"Bearer abc"}', 'a header that says who somebody is'],
  ['{"headers":{"cookie":"language=km"}}', 'a header that says who somebody is'],
])('%s says %s', (line, what) => {
  expect(secretIn(line, SEEDS)).toBe(what);
});

it.each([
  '{"level":30,"method":"POST","route":"/api/user/signin","status":401,"ms":12,"user":"0011223344556677"}',
  'at handle (node_modules/.pnpm/@nestjs+core@11.1.6/router.js:12:3)',
  'ERROR:  duplicate key value violates unique constraint "uq_users_nickname"',
])('%s says what logs are for', (line) => {
  expect(secretIn(line, SEEDS)).toBeUndefined();
});

it('a run whose server has logged nothing has proven nothing', () => {
  expect(() => assertLogsTellNothing(folder, SEEDS)).toThrow('nothing was searched');
  fs.writeFileSync(path.join(folder, 'server.log'), '{"msg":"started"}\n');
  expect(() => assertLogsTellNothing(folder, SEEDS)).not.toThrow();
  fs.appendFileSync(path.join(folder, 'server.log'), '{"msg":"ឃើញទេ?"}\n');
  expect(() => assertLogsTellNothing(folder, SEEDS)).toThrow('server.log says a note');
});

it('looks for what was made while the tests ran, six digits of which are no part of a longer number', () => {
  const logs = fs.mkdtempSync(path.join(folder, 'seeded-'));
  seedSecret(logs, 'a code', '012345');
  fs.writeFileSync(path.join(logs, 'server.log'), '{"time":1764012345678}\n');
  expect(secretsSaid(logs, {})).toEqual([]);
  fs.appendFileSync(path.join(logs, 'server.log'), '{"msg":"012345 is wrong"}\n');
  expect(secretsSaid(logs, {})).toEqual([expect.stringContaining('server.log says a code')]);
});
