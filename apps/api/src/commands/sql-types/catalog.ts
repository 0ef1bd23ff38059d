import type { DataSource } from 'typeorm';

/** A column of a table as the catalogue has it. */
export interface Column {
  /** `posts.title` */
  name: string;
  type: string;
  isNullable: boolean;
  /** The texts that a check constraint allows. */
  allowed?: readonly string[];
  /** Of a jsonb column: the column of the same table whose text is a key in it, as a check constraint says. */
  key?: string;
  /** The column in which its values stand, as a foreign key says. */
  refersTo?: string;
}

interface Type {
  name: string;
  /** Of an array: the oid of what is in it. */
  element: string | null;
}

/** What the database knows beside the statements. Oids and numbers are texts, as in its trees. */
export interface Catalog {
  /** By the table's oid and the column's number. */
  column(table: string, number: number): Column;
  type(oid: string): Type;
  /** Names of `pg_proc` by oid. */
  functions: ReadonlyMap<string, string>;
  /** Names and strictness of `pg_operator` by oid. */
  operators: ReadonlyMap<string, { name: string; isStrict: boolean }>;
}

const COLUMNS = `
  select c.oid::text || '.' || a.attnum as key, c.oid::regclass || '.' || a.attname as name, a.atttypid::text as type,
    not a.attnotnull as "isNullable"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where c.relnamespace::regnamespace::text in ('public', 'jobs') and c.relkind in ('r', 'p', 'v') and not a.attisdropped`;

const CHECKS = `
  select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace`;

/** How Postgres writes `column in ('one', 'other')`, `columns <@ array['one', 'other']` and `texts ? language`. */
const ONE_OF = /^CHECK \(\(\((\w+)\)::text = ANY \(\(?ARRAY\[(.*?)\]/;
const ALL_OF = /^CHECK \(\((\w+) <@ \(?ARRAY\[(.*?)\]/;
const HAS_KEY = /^CHECK \(\((\w+) \? \((\w+)\)::text\)\)$/;

const REFERENCES = `
  select conrelid::regclass || '.' || a.attname as name, confrelid::regclass || '.' || f.attname as "refersTo"
  from pg_constraint con
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
    join pg_attribute f on f.attrelid = con.confrelid and f.attnum = con.confkey[1]
  where con.contype = 'f' and cardinality(con.conkey) = 1 and con.connamespace = 'public'::regnamespace`;

/** Reads the catalogue of a migrated database. */
export async function readCatalog(dataSource: DataSource): Promise<Catalog> {
  const columns = new Map<string, Column>();
  for (const { key, ...column } of await dataSource.query<(Column & { key: string })[]>(COLUMNS)) {
    columns.set(key, column);
  }
  await addConstraints(dataSource, new Map([...columns.values()].map((column) => [column.name, column])));
  const types = byOid<Type>(
    await dataSource.query(
      `select oid::text, typname as name, case when typcategory = 'A' then typelem::text end as element from pg_type`,
    ),
  );
  return {
    column: (table, number) => get(columns, `${table}.${number}`),
    type: (oid) => get(types, oid),
    functions: new Map(
      (await dataSource.query<{ oid: string; name: string }[]>('select oid::text, proname as name from pg_proc')).map(
        ({ oid, name }) => [oid, name],
      ),
    ),
    operators: byOid(
      await dataSource.query(`
        select o.oid::text, o.oprname as name, p.proisstrict as "isStrict"
        from pg_operator o join pg_proc p on p.oid = o.oprcode`),
    ),
  };
}

async function addConstraints(dataSource: DataSource, columns: ReadonlyMap<string, Column>): Promise<void> {
  for (const { name, refersTo } of await dataSource.query<{ name: string; refersTo: string }[]>(REFERENCES)) {
    const column = columns.get(name);
    if (column) column.refersTo = refersTo;
  }
  for (const { table, definition } of await dataSource.query<{ table: string; definition: string }[]>(CHECKS)) {
    const [, name, list] = ONE_OF.exec(definition) ?? ALL_OF.exec(definition) ?? [];
    const [, texts, key] = HAS_KEY.exec(definition) ?? [];
    const column = columns.get(`${table}.${name ?? texts}`);
    if (column && list !== undefined) column.allowed = [...list.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
    if (column && key !== undefined) column.key = `${table}.${key}`;
  }
}

function byOid<Row>(rows: (Row & { oid: string })[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.oid, row]));
}

function get<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The catalogue does not know ${key}`);
  return value;
}
