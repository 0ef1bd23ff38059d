import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check } from 'prettier';
import { partOf, type Row, replacePart, tableOf, writePart } from '../bench/made-part.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');
const PAGE = '# Faults\n\nBefore.\n\n<!-- made: faults -->\n\nNothing yet.\n\n<!-- end: faults -->\n\nBehind.\n';

let docs: string;
beforeEach(() => {
  docs = fs.mkdtempSync(path.join(os.tmpdir(), 'haiko-docs-'));
  fs.writeFileSync(path.join(docs, 'faults.md'), PAGE);
});
afterEach(() => fs.rmSync(docs, { recursive: true }));

const read = () => fs.readFileSync(path.join(docs, 'faults.md'), 'utf8');
const write = (rows: readonly Row[], by?: string) =>
  writePart(
    { file: 'faults.md', name: 'faults', about: 'On 2026-11-26.', ...(by !== undefined && { by }) },
    rows,
    docs,
  );

describe('a part that measurements make', () => {
  it('is replaced between its markers, and nothing else of the page', async () => {
    await write([{ fault: 'SIGTERM', acknowledged: 12_345 }]);
    await write([{ fault: 'kill -9', acknowledged: 7 }]);
    const page = read();
    expect(page).toMatch(/^# Faults\n\nBefore\.\n\n<!-- made: faults -->\n\nOn 2026-11-26\.\n\n\| fault/);
    expect(page).toMatch(/\n\n<!-- end: faults -->\n\nBehind\.\n$/);
    expect(page).toContain('| kill -9 |            7 |');
    expect(page).not.toContain('SIGTERM');
  });

  it('keeps what was not measured anew, each row in its place', async () => {
    await write([
      { fault: 'one | two', times: 3, on: 'a day' },
      { fault: 'three', times: 1_000, on: 'a day' },
    ]);
    await write(
      [
        { fault: 'one | two', times: 4, on: 'another day' },
        { fault: 'four', times: 5, on: 'another day' },
      ],
      'fault',
    );
    const rows = partOf(read(), 'faults').split('\n').slice(-3);
    expect(rows.map((row) => row.replaceAll(/ +/g, ' '))).toEqual([
      '| one \\| two | 4 | another day |',
      '| three | 1,000 | a day |',
      '| four | 5 | another day |',
    ]);
  });

  it('loses what is measured no more, and has the rest in its order', async () => {
    await write([{ fault: 'SIGTERM' }, { fault: 'two | clocks' }, { fault: 'kill -9' }]);
    const part = { file: 'faults.md', name: 'faults', by: 'fault', order: ['kill -9', 'disk', 'two | clocks'] };
    await writePart(part, [{ fault: 'disk' }], docs);
    const faults = partOf(read(), 'faults').split('\n').slice(2);
    expect(faults.map((row) => row.replaceAll(/^\| | +\|$/g, ''))).toEqual(['kill -9', 'disk', 'two \\| clocks']);
  });

  it('says what was measured as it was said, whatever that is', () => {
    expect(tableOf([{ name: '<b>*a*</b>\n`x` [y](z)', count: 1.5 }])).toBe(
      '| name | count |\n| - | -: |\n| \\<b\\>\\*a\\*\\</b\\> \\`x\\` \\[y\\](z) | 1.5 |',
    );
  });

  it('cannot be written where it is not', () => {
    expect(() => replacePart(PAGE, 'others', 'x')).toThrow('no part "others"');
  });

  it('is the one that the documentation has, formatted as the rest of it', async () => {
    const NAMES = { 'security.md': ['refusals', 'dear', 'fields', 'readers'], 'faults.md': ['faults'] };
    for (const [file, names] of Object.entries(NAMES)) {
      const page = fs.readFileSync(path.join(DOCS, file), 'utf8');
      for (const name of names) expect(partOf(page, name)).toContain('|');
      expect(await check(page, { parser: 'markdown', printWidth: 120, singleQuote: true, trailingComma: 'all' })).toBe(
        true,
      );
    }
  });
});
