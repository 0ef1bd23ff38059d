// The parts of the documentation that measurements make: tables between `<!-- made: name -->` and `<!-- end: name -->`, which nobody
// types. A run with `--write` replaces what it has measured anew, and leaves the rest.
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** A cell that stands in a page already. */
class Written extends String {}

/** By column. */
export type Row = Readonly<Record<string, string | number | Written | undefined>>;

const DOCS = path.resolve(import.meta.dirname, '../../../docs');

interface Part {
  /** A page of the documentation. */
  file: string;
  name: string;
  /** A column: rows that say the same there are replaced, and the others stay. Without it all are. */
  by?: string;
  /** All that can stand in that column, in this order: a row about what nobody measures any more goes. */
  order?: readonly string[];
  /** Stands over the table. */
  about?: string;
}

/** Writes rows into a part of a page, as Prettier has tables. */
export async function writePart(
  { file, name, by, order, about }: Part,
  rows: readonly Row[],
  docs = DOCS,
): Promise<void> {
  const place = path.join(docs, file);
  const page = fs.readFileSync(place, 'utf8');
  const all = by === undefined ? rows : merged(rowsIn(partOf(page, name), by), rows, { by, order });
  const made = replacePart(page, name, [about, tableOf(all)].filter(Boolean).join('\n\n'));
  fs.writeFileSync(place, await format(made, { ...(await resolveConfig(place)), parser: 'markdown' }));
}

const markers = (name: string) => ({ start: `<!-- made: ${name} -->`, end: `<!-- end: ${name} -->` });

/** Where a part begins and ends; throws where the page has no such part. */
function placeOf(page: string, name: string) {
  const { start, end } = markers(name);
  const [from, to] = [page.indexOf(start) + start.length, page.indexOf(end)];
  if (!page.includes(start) || to < from) throw new Error(`There is no part "${name}"`);
  return { from, to };
}

/** What stands between the markers. */
export function partOf(page: string, name: string): string {
  const { from, to } = placeOf(page, name);
  return page.slice(from, to).trim();
}

/** The page with another text between the markers. */
export function replacePart(page: string, name: string, text: string): string {
  const { from, to } = placeOf(page, name);
  return `${page.slice(0, from)}\n\n${text}\n\n${page.slice(to)}`;
}

/** A table in Markdown whose columns are the keys of its rows; numbers stand to the right. */
export function tableOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => cellOf(row[column])));
  const isNumber = (index: number) => cells.every((row) => /^[\d.,]*$/.test(row[index] ?? ''));
  const line = (own: readonly string[]) => `| ${own.join(' | ')} |`;
  return [line(columns), line(columns.map((_, index) => (isNumber(index) ? '-:' : '-'))), ...cells.map(line)].join(
    '\n',
  );
}

/** In one line, and nothing of it is a mark of Markdown's. */
function cellOf(value: Row[string]): string {
  if (value instanceof Written) return value.toString();
  if (typeof value === 'number') return new Intl.NumberFormat('en-US').format(value);
  return (value ?? '').replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>|#]/g, '\\$&');
}

/** The rows of the table in a text as they are written there; none where it has no such column. */
export function rowsIn(text: string, by: string): Row[] {
  const lines = text.split('\n').filter((line) => line.trim().startsWith('|'));
  const [head = [], , ...body] = lines.map((line) =>
    line
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/),
  );
  const columns = head.map((cell) => cell.trim());
  if (!columns.includes(by)) return [];
  return body.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, new Written(cells[index]?.trim() ?? '')])),
  );
}

/** Each new row in the place of the old one about the same, and behind all others where there is none; or all in the order of what there is. */
export function merged(
  kept: readonly Row[],
  rows: readonly Row[],
  { by, order }: { by: string; order?: Part['order'] },
): Row[] {
  const keyOf = (row: Row) => cellOf(row[by]);
  const known = new Set(kept.map(keyOf));
  const replaced = kept.map((row) => rows.find((each) => keyOf(each) === keyOf(row)) ?? row);
  const all = [...replaced, ...rows.filter((row) => !known.has(keyOf(row)))];
  return order ? order.flatMap((name) => all.filter((row) => keyOf(row) === cellOf(name))) : all;
}
