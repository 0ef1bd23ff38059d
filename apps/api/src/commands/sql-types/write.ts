import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DataSource } from 'typeorm';
import { type DefinedStatement, definedStatements } from '../../platform/database/statement.js';
import { readCatalog } from './catalog.js';
import { describeStatements, type Description } from './describe.js';
import { type EntityTypes, readEntityTypes } from './entity-types.js';
import { propertyName } from './type-text.js';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));
/** Longer rows of more than one statement get a name of their own. */
const LONG = 120;

/** The text of src/statement-types.ts: what Postgres says of every statement of the server, on a migrated database. */
export async function statementTypes(dataSource: DataSource): Promise<string> {
  for await (const file of fs.glob(['**/*.statements.ts', '**/*.queries.ts'], { cwd: SOURCE })) {
    await import(pathToFileURL(path.join(SOURCE, file)).href);
  }
  const entities = await readEntityTypes(dataSource, SOURCE);
  const described = checkVariants(
    await describeStatements(dataSource, definedStatements().values(), {
      catalog: await readCatalog(dataSource),
      declared: entities.declared,
    }),
    definedStatements(),
  );
  return [
    '// Written by `pnpm --filter @haiko/api sql-types`: what Postgres says of each statement. Not to be changed by hand.\n',
    ...imports(entities),
    JSON_PARAMETER,
    checks(entities),
    ...statements(described),
  ].join('\n');
}

/** Leaves variants out, after a look at what they take and give: that is what the statement takes and gives that they are like. */
function checkVariants(
  described: readonly Description[],
  defined: ReadonlyMap<string, DefinedStatement>,
): readonly Description[] {
  const byName = new Map(described.map((description) => [description.name, description]));
  return described.filter((variant) => {
    const like = byName.get(defined.get(variant.name)?.like ?? '');
    if (!like) return true;
    const taken = new Map(like.parameters.map(({ name, type }) => [name, type]));
    const differs = variant.parameters.find(({ name, type }) => taken.get(name.replace(/\d+$/, '1')) !== type);
    if (differs) throw new Error(`${variant.name} takes :${differs.name} as ${differs.type}, unlike ${like.name}`);
    if (rowText(variant.columns) !== rowText(like.columns))
      throw new Error(`${variant.name} gives not what ${like.name} does`);
    return false;
  });
}

const JSON_PARAMETER = `
/** JSON as a text, or what the driver makes such a text of: no array, of which it makes one of Postgres. */
type JsonParameter = string | (object & { length?: never });
`;

function imports({ used }: EntityTypes): string[] {
  return [...used]
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([name, file]) => `import type { ${name} } from './${file}';`);
}

/** The compiler compares what entities declare with what check constraints allow. */
function checks({ checked }: EntityTypes): string {
  const lines = [...checked]
    .sort()
    .map(([type, allowed]) => `  "${type}": Holds<Same<${type}, ${literals(allowed)}>>;`);
  return `
type Same<Declared, Allowed> = [Declared] extends [Allowed] ? ([Allowed] extends [Declared] ? true : false) : false;
type Holds<Truth extends true> = Truth;
/** What check constraints allow is what entities declare. */
export interface CheckedColumns {
${lines.join('\n')}
}
`;
}

const literals = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(' | ');

function statements(described: readonly Description[]): string[] {
  const names = sharedRows(described);
  const shared = [...names].map(([row, name]) => `\ninterface ${name} ${row}`);
  const entries = described.map(({ name, parameters, columns }) => {
    const row = rowText(columns);
    return `    '${name}': {\n      parameters: ${objectText(parameters, 6)};\n      row: ${names.get(row) ?? indented(row, 6)};\n    };`;
  });
  return [
    ...shared,
    `\ndeclare module './platform/database/statement.js' {\n  interface Statements {\n${entries.join('\n')}\n  }\n}\n`,
  ];
}

/** Long rows that several statements give, and their names: that of the first statement. */
function sharedRows(described: readonly Description[]): Map<string, string> {
  const first = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const { name, columns } of described) {
    const row = rowText(columns);
    if (row.length < LONG) continue;
    const owner = first.get(row);
    if (owner === undefined) first.set(row, name);
    else shared.set(row, `${owner.replaceAll(/(^|\.)(\w)/g, (_, _dot, letter: string) => letter.toUpperCase())}Row`);
  }
  return shared;
}

const rowText = (columns: Description['columns']) => (columns.length === 0 ? 'never' : objectText(columns, 0));

function objectText(fields: readonly { name: string; type: string }[], depth: number): string {
  const lines = fields.map(({ name, type }) => `${' '.repeat(depth + 2)}${propertyName(name)}: ${type};`);
  return fields.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${' '.repeat(depth)}}`;
}

const indented = (text: string, depth: number) => text.replaceAll('\n', `\n${' '.repeat(depth)}`);
