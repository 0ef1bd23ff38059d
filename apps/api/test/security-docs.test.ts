import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const page = fs.readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
/** Each begins with what it promises. */
const promises =
  page.slice(0, page.indexOf('\n## ')).match(/^\*\*[^*]+\.\*\*[\s\S]*?(?=\n\n\*\*|\n*$(?![\s\S]))/gm) ?? [];

it('has its promises in paragraphs of their own', () => {
  expect(promises.length).toBeGreaterThanOrEqual(25);
});

it.each(promises.map((promise) => [promise.slice(2, promise.indexOf('.**')), promise]))(
  'the promise that %s is tested by files that are there',
  (_, promise) => {
    const [, named = ''] = /\nTested by ([\s\S]+)\.$/.exec(promise) ?? [];
    const files = [...named.matchAll(/`([^`]+)`/g)].map(([, file = '']) => path.join(ROOT, 'apps/api/src', file));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
  },
);
