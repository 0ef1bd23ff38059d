import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { Database } from '../src/platform/database/database.js';
import { type DefinedStatement, definedStatements, type Statement } from '../src/platform/database/statement.js';
import { JSON_COLUMNS } from './json-columns.js';

/** Says what is wrong with a value, or nothing. */
type Check = (value: unknown, at: string) => string | undefined;

const file = path.resolve(import.meta.dirname, '../src/statement-types.ts');
const source = fs.readFileSync(file, 'utf8');

/** The texts that a check constraint allows, by how a column's type is written: `Post['board']`. */
const allowed = new Map(
  [...source.matchAll(/^ {2}"([^"]+)": Holds<Same<\S+?, (.*)>>;$/gm)].map(([, column = '', texts = '']) => [
    column,
    texts.split(' | ').map((text) => text.slice(1, -1)),
  ]),
);
/** How rows are written: those that have a name, and those of statements. */
const types = new Map<string, string>();
for (const [, name = '', type = ''] of source.matchAll(/^interface (\w+) (\{\n[^]*?^\})/gm)) types.set(name, type);
for (const [, name = '', type = ''] of source.matchAll(/^ {4}'([^']+)': \{\n[^]*?^ {6}row: ([^]*?);\n {4}\};$/gm))
  types.set(name, types.get(type) ?? type);
const checks = new Map<string, Check>();

/**
 * Holds every row that the server reads to what src/statement-types.ts and the statement itself say of it: that something is
 * never null, what JSON looks like. Once for all tests of a process.
 */
export function holdRowsToTheirTypes(): void {
  const { rows: read } = Database.prototype;
  Database.prototype.rows = async function held(this: Database, statement: Statement, ...values: object[]) {
    const found = await (read as (...args: unknown[]) => Promise<object[]>).call(this, statement, ...values);
    const known = definedStatements().get(statement.name);
    for (const row of known ? found : []) {
      const problem = known && problemOf(known, row);
      if (problem) throw new Error(`${statement.name}: ${problem}`);
    }
    return found;
  } as typeof read;
}

/** What a row has that its type does not say. */
export function problemOf(
  { name, like, shapes }: Pick<DefinedStatement, 'name' | 'like' | 'shapes'>,
  row: object,
): string | undefined {
  const type = types.get(like ?? name);
  if (type === undefined) return 'is not in src/statement-types.ts; run `pnpm --filter @haiko/api sql-types`';
  for (const [column, shape] of Object.entries(shapes)) {
    const value = (row as Record<string, unknown>)[column];
    if (!v.is(shape, value)) return `${column} is ${JSON.stringify(value)}`;
  }
  const check = checks.get(type) ?? checkOf(type);
  checks.set(type, check);
  return check(row, 'row');
}

/** The check of a type that is written as src/statement-types.ts writes types. */
function checkOf(type: string): Check {
  const tokens = type.match(/'[^']*'|\w+(?:\['\w+'\])?|\[\]|[{}()<>|,:;]/g) ?? [];
  let at = 0;
  const take = (token: string) => (tokens[at] === token ? ((at += 1), true) : false);

  function union(): Check {
    const members = [list()];
    while (take('|')) members.push(list());
    return (value, where) => {
      const problems = members.map((member) => member(value, where));
      return problems.includes(undefined) ? undefined : problems[0];
    };
  }

  function list(): Check {
    let check = single();
    while (take('[]')) check = every(check);
    return check;
  }

  function single(): Check {
    if (take('{')) return object();
    if (take('(')) {
      const inner = union();
      take(')');
      return inner;
    }
    const token = tokens[at] ?? '';
    at += 1;
    if (token === 'Record' || token === 'NonNullable') return generic(token);
    return token.startsWith("'") ? oneOf([token.slice(1, -1)]) : named(token);
  }

  function object(): Check {
    const fields: [string, Check][] = [];
    while (!take('}')) {
      const name = (tokens[at] ?? '').replaceAll("'", '');
      at += 1;
      take(':');
      fields.push([name, union()]);
      take(';');
    }
    return (value, where) => {
      if (typeof value !== 'object' || value === null) return wrong(value, where);
      const more = Object.keys(value).find((key) => !fields.some(([name]) => name === key));
      if (more !== undefined) return `${where}.${more} is not known`;
      return first(fields.map(([name, check]) => check((value as Record<string, unknown>)[name], `${where}.${name}`)));
    };
  }

  function generic(name: string): Check {
    take('<');
    const inner = union();
    const values = take(',') ? union() : inner;
    take('>');
    if (name === 'NonNullable') return inner;
    return (value, where) =>
      typeof value === 'object' && value !== null
        ? first(Object.entries(value).map(([key, each]) => values(each, `${where}.${key}`)))
        : wrong(value, where);
  }

  return union();
}

const wrong = (value: unknown, where: string) => `${where} is ${JSON.stringify(value)}`;
const first = (problems: (string | undefined)[]) => problems.find((problem) => problem !== undefined);
const every =
  (check: Check): Check =>
  (value, where) =>
    Array.isArray(value) ? first(value.map((each, index) => check(each, `${where}[${index}]`))) : wrong(value, where);
const oneOf =
  (texts: readonly unknown[]): Check =>
  (value, where) =>
    texts.includes(value) ? undefined : wrong(value, where);

/** A type by its name: one of TypeScript's, or a column of an entity. */
function named(name: string): Check {
  if (name === 'unknown') return () => undefined;
  if (name === 'null') return oneOf([null]);
  if (name === 'Date' || name === 'Buffer') {
    const made = name === 'Date' ? Date : Buffer;
    return (value, where) => (value instanceof made ? undefined : wrong(value, where));
  }
  if (['string', 'number', 'boolean'].includes(name)) {
    return (value, where) => (typeof value === name ? undefined : wrong(value, where));
  }
  if (name === 'never') return (value, where) => wrong(value, where);
  const texts = allowed.get(name) ?? allowed.get(`NonNullable<${name}>`);
  if (texts) return oneOf(texts);
  const items = allowed.get(`${name}[number]`);
  if (items) return every(oneOf(items));
  const shape = JSON_COLUMNS[name];
  if (!shape) throw new Error(`test/json-columns.ts does not know ${name}`);
  return (value, where) => (v.is(shape, value) ? undefined : wrong(value, where));
}
