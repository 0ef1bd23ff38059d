import fs from 'node:fs';
import path from 'node:path';
import { statementTypes } from '../src/commands/sql-types/write.js';
import { definedStatements, statement } from '../src/platform/database/statement.js';
import { startApp, type TestApp } from './app.js';
import { problemOf } from './row-shapes.js';

const source = path.resolve(import.meta.dirname, '../src');
const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(source, file), 'utf8') }));

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe('statements', () => {
  it('take and give what src/statement-types.ts says, which is what Postgres says (pnpm sql-types)', async () => {
    const written = fs.readFileSync(path.join(source, 'statement-types.ts'), 'utf8');
    expect(await statementTypes(test.database.manager.connection)).toBe(written);
  });

  it('have names of one form: feature.verbNoun', () => {
    const names = [...definedStatements().keys()];
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => !/^[a-z][A-Za-z\d]*\.[a-z][A-Za-z\d]*$/.test(name))).toEqual([]);
  });

  it('have names of their own, because a connection knows them by their name alone', () => {
    expect(() => statement('posts.lock', 'select 1')).toThrow('posts.lock');
  });

  it('stand in *.statements.ts and *.queries.ts, never among what uses them', () => {
    const others = files.filter(
      ({ file, text }) => !/\.(statements|queries)\.ts$/.test(file) && /\bstatement(Variant)?\(\s*['`]/.test(text),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it('that count as reading change and lock nothing, as Postgres plans them', async () => {
    const reads = [...definedStatements().values()].filter(({ isRead }) => isRead);
    expect(reads.length).toBeGreaterThan(150);
    const plans = [];
    for (const { name, text } of reads) {
      const { rows } = await test.database.pool.query(`explain (generic_plan, format json) ${text}`);
      plans.push({ name, plan: JSON.stringify(rows) });
    }
    const writes = plans.filter(({ plan }) => /"Node Type": ?"(ModifyTable|LockRows)"/.test(plan));
    expect(writes.map(({ name }) => name)).toEqual([]);
  });

  it('let nothing expire at now(), which is when a transaction began: one that began before and waited would find it good', () => {
    const expiring = [...definedStatements().values()].filter(({ text }) =>
      /\b(expires_at|until) = now\(\)/.test(text),
    );
    expect(expiring.map(({ name }) => name)).toEqual([]);
  });

  it('count nothing beside a lock that they may wait for, because they would count what was there before they waited', () => {
    // One person's applications take turns by `applications.lockSeeker`, and this lock is another one's.
    const kept = ['applications.posting'];
    const counting = [...definedStatements().values()].filter(
      ({ text }) => /\bcount\(/.test(text) && /\bfor (no key )?(update|share)\b(?!.*skip locked)/.test(text),
    );
    expect(counting.map(({ name }) => name)).toEqual(kept);
  });

  it('are constants of one name for one statement in a folder', () => {
    const constants = files.flatMap(({ file, text }) =>
      [...text.matchAll(/^export const (\w+) = statement\(/gm)].map(([, name]) => `${path.dirname(file)} ${name}`),
    );
    expect(constants.length).toBeGreaterThan(200);
    expect(constants.filter((name, index) => constants.indexOf(name) !== index)).toEqual([]);
  });
});

describe('a row', () => {
  const lock = { name: 'posts.lock', shapes: {} };
  const row = {
    uuid: 'a',
    authorUuid: 'b',
    originalLanguage: 'km',
    board: 'COMMUNITY',
    isVisible: true,
    text: 'អរគុណ',
  };

  it('passes where it is what its type says', () => {
    expect(problemOf(lock, row)).toBeUndefined();
  });

  it.each([
    [{ text: null }, 'row.text is null'],
    [{ board: 'KITCHEN' }, 'row.board is "KITCHEN"'],
    [{ more: 1 }, 'row.more is not known'],
  ])('is refused with %j', (change, problem) => {
    expect(problemOf(lock, { ...row, ...change })).toBe(problem);
  });
});
