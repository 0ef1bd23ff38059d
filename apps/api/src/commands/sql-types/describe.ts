import type { DataSource, QueryRunner } from 'typeorm';
import type { DefinedStatement } from '../../platform/database/statement.js';
import type { Catalog, Column } from './catalog.js';
import { Inference } from './infer.js';
import { isNode, parseTree, type Tree, type TreeNode } from './node-tree.js';
import { guarded, uses } from './parameters.js';
import { Scope } from './scope.js';
import { arrayOf, parameterType, union } from './type-text.js';

/** A statement as Postgres understands it, in TypeScript. */
export interface Description {
  name: string;
  parameters: { name: string; type: string }[];
  /** Empty where it gives no rows. */
  columns: { name: string; type: string }[];
}

/** What there is to know beside the statements. */
export interface Known {
  catalog: Catalog;
  /** TypeScript for a column of which Postgres knows too little. */
  declared: (column: Column) => string | undefined;
}

/** Statements that Postgres neither prepares nor plans: they have no parameters and give nothing. */
const UTILITY = /^\s*lock\s/i;

/**
 * Lets Postgres analyse each statement on a migrated database, and reads what it makes of it: the body of a function in
 * standard SQL (`begin atomic`) is kept as the analysed query, in which every name is resolved.
 */
export async function describeStatements(
  dataSource: DataSource,
  statements: Iterable<DefinedStatement>,
  known: Known,
): Promise<Description[]> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    const descriptions: Description[] = [];
    for (const statement of statements) {
      await runner.query('savepoint one');
      descriptions.push(await describe(runner, statement, known));
      await runner.query('rollback to one');
    }
    return descriptions.sort((one, other) => (one.name < other.name ? -1 : 1));
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

async function describe(
  runner: QueryRunner,
  statement: DefinedStatement,
  { catalog, declared }: Known,
): Promise<Description> {
  const { name, text } = statement;
  try {
    if (UTILITY.test(text)) {
      await runner.query(text);
      return { name, parameters: [], columns: [] };
    }
    const { types, query } = await analysed(runner, text);
    const scope = new Scope(query, catalog);
    const inference = new Inference({
      declared,
      isNullable: (parameter) => statement.nullable.has(statement.parameters[parameter - 1] ?? ''),
    });
    return {
      name,
      parameters: parametersOf(statement, types, scope, declared),
      columns: inference.row(scope),
    };
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** The types that Postgres finds for the parameters, and the query as it understands it. */
async function analysed(runner: QueryRunner, text: string): Promise<{ types: string[]; query: TreeNode }> {
  await runner.query(`prepare analysed as ${text}`);
  const [prepared]: { types: string[]; names: string[]; gives: boolean }[] = await runner.query(`
    select parameter_types::oid[]::text[] as types, parameter_types::text[] as names, result_types is not null as gives
    from pg_prepared_statements where name = 'analysed'`);
  await runner.query('deallocate analysed');
  if (!prepared) throw new Error('It was not prepared');
  const result = prepared.gives ? 'setof record' : 'void';
  await runner.query(
    `create function pg_temp.analysed(${prepared.names.join(', ')}) returns ${result}
     begin atomic ${text}; end`,
  );
  const [body]: { tree: string }[] = await runner.query(
    `select prosqlbody::text as tree from pg_proc where proname = 'analysed'`,
  );
  const query = firstQuery(parseTree(body?.tree ?? ''));
  if (!query) throw new Error('It has no query');
  return { types: prepared.types, query };
}

function firstQuery(tree: Tree): TreeNode | null {
  if (Array.isArray(tree)) return tree.map(firstQuery).find((query) => query !== null) ?? null;
  return isNode(tree) && tree.kind === 'QUERY' ? tree : null;
}

function parametersOf(
  { parameters, nullable }: DefinedStatement,
  types: readonly string[],
  scope: Scope,
  declared: (column: Column) => string | undefined,
): Description['parameters'] {
  const found = [...uses(scope)];
  const asked = new Set(guarded(scope.query));
  return parameters.map((name, index) => {
    const own = found.filter(({ parameter }) => parameter === index + 1);
    const refusing = own.find(({ isWritten, column }) => isWritten && !column.isNullable);
    if (refusing && nullable.has(name) && !asked.has(index + 1))
      throw new Error(`:${name}? is written into ${refusing.column.name}, never null`);
    const { name: type, element } = scope.catalog.type(types[index] ?? '');
    const plainType = element === null ? parameterType(type) : arrayOf(parameterType(scope.catalog.type(element).name));
    const isText = ['text', 'varchar'].includes(element === null ? type : scope.catalog.type(element).name);
    const tie = isText ? own.find(({ column }) => column.allowed !== undefined && declared(column)) : undefined;
    const domain = tie && declared(tie.column);
    const known = domain === undefined ? plainType : tie?.isList ? arrayOf(domain) : domain;
    return { name, type: nullable.has(name) ? union([known, 'null']) : known };
  });
}
