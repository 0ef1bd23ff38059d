import type { BaseIssue, BaseSchema } from 'valibot';

/**
 * What Postgres says of each statement, by its name: filled by src/statement-types.ts, which
 * `pnpm --filter @haiko/api sql-types` writes. A statement whose name it does not know does not compile.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a generated file adds to it
export interface Statements {}

/** A row of the statement with this name. */
export type RowOf<Name extends keyof Statements> = Statements[Name] extends { row: infer Row extends object }
  ? Row
  : never;
/** The values that the statement with this name takes. */
export type ParametersOf<Name extends keyof Statements> = Statements[Name] extends {
  parameters: infer Parameters extends object;
}
  ? Parameters
  : never;

/** A statement that Postgres parses and plans once per connection. */
export interface Statement<Parameters extends object = never, Row extends object = object> {
  /** `feature.verbNoun`, its own in the whole server: a connection knows it by its name alone. */
  readonly name: string;
  /** As Postgres reads it, with `$1`, `$2`. */
  readonly text: string;
  /** The names of `$1`, `$2`, in that order. */
  readonly parameters: readonly string[];
  /** Whether it only reads, as far as its words tell: a replica is asked nothing else. */
  readonly isRead: boolean;
  /** For the compiler alone: what goes in and what comes out. */
  readonly types?: { takes: (parameters: Parameters) => void; gives: Row };
}

/** The rows that a statement gives. */
export type RowsOf<Made> = Made extends { types?: { gives: infer Row } } ? Row[] : never;

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;
/** Columns that hold more than Postgres can tell, and their shape: a statement's rows are held to it in every test. */
type Narrower<Row> = { readonly [Column in keyof Row]?: BaseSchema<unknown, Row[Column], BaseIssue<unknown>> };
type Narrowed<Row, Shapes> = keyof Shapes extends never
  ? Row
  : {
      [Column in keyof Row]: Shapes extends Record<Column, BaseSchema<unknown, infer Value, BaseIssue<unknown>>>
        ? Value
        : Row[Column];
    };

/** What the generator and the tests know of a statement besides. */
export interface DefinedStatement extends Statement {
  /** Parameters that may be null: marked `:name?` wherever they stand. */
  readonly nullable: ReadonlySet<string>;
  readonly shapes: Readonly<Record<string, Schema>>;
  /** The statement of which it is a variant. */
  readonly like?: string;
}

const defined = new Map<string, DefinedStatement>();

/** What writes or locks rows, tells or counts; of what it overlooks (a function that writes) a replica says so itself. */
const WRITES =
  /\b(insert into|update|delete from|merge into|for (no key )?update|for (key )?share|nextval|pg_notify|pg_(try_)?advisory\w+|set_config|pg_current_wal\w+)\b/i;

/** Every statement of the modules that are loaded. */
export function definedStatements(): ReadonlyMap<string, DefinedStatement> {
  return defined;
}

/**
 * Defines a statement. Its parameters are written `:name`, those that may be null `:name?`. `shapes` says what columns hold
 * of which Postgres knows no more than "JSON" or "maybe null".
 */
export function statement<Name extends keyof Statements, Shapes extends Narrower<RowOf<Name>> = object>(
  name: Name,
  sql: string,
  shapes?: Shapes,
): Statement<ParametersOf<Name>, Narrowed<RowOf<Name>, Shapes>> {
  return define(name, sql, { shapes: { ...shapes } as Record<string, Schema> });
}

/** What the variants of a statement take: where it has `filter1`, they have any number of such. */
export type Variadic<Parameters> = {
  [
    Parameter in keyof Parameters as Parameter extends `${infer Kind}1` ? `${Kind}${number}` : Parameter
  ]: Parameters[Parameter];
};

/**
 * Defines one of several statements that differ in how many `:filter1`, `:filter2` they have; its name is computed. It gives
 * the rows of `like`, and takes nothing that `like` would not take (the drift test of statements looks).
 */
export function statementVariant<Name extends keyof Statements>(
  like: Name,
  name: string,
  sql: string,
): Statement<Variadic<ParametersOf<Name>>, RowOf<Name>> {
  return define(name, sql, { shapes: {}, like });
}

function define<Defined>(name: string, sql: string, more: Pick<DefinedStatement, 'shapes' | 'like'>): Defined {
  if (defined.has(name)) throw new Error(`Two statements are called ${name}`);
  const made: DefinedStatement = { name, ...withNumbers(sql), ...more };
  defined.set(name, made);
  return made as Defined;
}

/** The values of `$1`, `$2`, in that order. */
export function valuesOf(statement: Pick<Statement, 'parameters'>, values: object): unknown[] {
  return statement.parameters.map((name) => (values as Record<string, unknown>)[name]);
}

/** Texts in quotes and remarks are left alone; casts (`::`) and slices of arrays are none of ours. */
const PARAMETER = /'(?:[^']|'')*'|--[^\n]*|(?<![:\w]):([a-z]\w*)(\?)?/g;

/** What Postgres reads of a statement as it is written here, and its parameters in the order in which they come. */
export function withNumbers(sql: string): Pick<DefinedStatement, 'text' | 'isRead' | 'parameters' | 'nullable'> {
  const parameters: string[] = [];
  const required = new Set<string>();
  const text = sql.replaceAll(PARAMETER, (found, name: string | undefined, mark: string | undefined) => {
    if (name === undefined) return found;
    if (!parameters.includes(name)) parameters.push(name);
    if (mark === undefined) required.add(name);
    return `$${parameters.indexOf(name) + 1}`;
  });
  const isRead = /^\s*(select|with)\b/i.test(text) && !WRITES.test(text);
  return { text, isRead, parameters, nullable: new Set(parameters.filter((name) => !required.has(name))) };
}
