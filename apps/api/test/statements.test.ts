import fs from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../src');
const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(source, file), 'utf8') }));
const names = files.flatMap(({ text }) =>
  [...text.matchAll(/: Statement = \{\s*name: '([^']*)'/g)].map(([, name = '']) => name),
);

describe('prepared statements', () => {
  it('have names of one form: feature.verbNoun', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name))).toEqual([]);
  });

  it('have names of their own, because a connection knows them by their name alone', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('stand in *.statements.ts and *.queries.ts, never among what uses them', () => {
    const others = files.filter(
      ({ file, text }) =>
        file.startsWith('features/') && !/\.(statements|queries)\.ts$/.test(file) && text.includes(': Statement ='),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });
});
