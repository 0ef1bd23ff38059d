import pg from 'pg';
import type { Manifest } from './manifest.js';

// What the database itself says it consists of: nobody keeps a list of tables by hand.

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

export interface Table {
  schema: string;
  name: string;
  /** Without those that Postgres works out. */
  columns: string[];
  /** On the disk, about. */
  bytes: number;
}

/** Every table with rows of its own: partitions, not what they are partitions of. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, pg_table_size(c.oid)::float8 as bytes,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OURS}
    order by 1, 2`);
  return rows;
}

/** Where sequences stand; no row of a snapshot that was taken before has a later number. */
export async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows: names } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS}
    order by 1, 2`);
  const sequences = [];
  for (const name of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${qualified(name)}`,
    );
    for (const state of rows) sequences.push({ ...name, ...state });
  }
  return sequences;
}

/** The migrations that this database has had, in order; null where there has been none. */
export async function migrationsOf(client: pg.Client): Promise<string[] | null> {
  const { rows: found } = await client.query(`select where to_regclass('public.migrations') is not null`);
  if (found.length === 0) return null;
  const { rows } = await client.query<{ name: string }>('select name from public.migrations order by timestamp, name');
  return rows.map(({ name }) => name);
}

/** Constraints that rows of other tables, or of before, may break while tables are filled one after the other. */
export async function constraintsToSuspend(client: pg.Client): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as add
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where (c.contype = 'f' or c.contype = 'c' and not c.convalidated) and c.conparentid = 0 and ${OURS}
    order by 2`);
  return rows;
}

/** Triggers of ours that are on, of these tables. */
export async function triggersToSuspend(client: pg.Client): Promise<{ disable: string; enable: string }[]> {
  const { rows } = await client.query<{ disable: string; enable: string }>(`
    select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as disable,
      format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname) as enable
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and ${OURS}
    order by 1`);
  return rows;
}

/** How a statement names it. */
export function qualified({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** How COPY names a table and its columns. */
export function copied(table: Pick<Table, 'schema' | 'name' | 'columns'>): string {
  return `${qualified(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
