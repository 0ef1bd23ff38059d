import type { Client } from 'pg';

export interface Column {
  table: string;
  name: string;
  /** Other values, as expressions of SQL: the first one that the table's rules allow is taken. */
  others: string[];
}

/** All columns of tables in which something stands, whose values can be other ones. */
export async function columnsOf(client: Client): Promise<Column[]> {
  const { rows } = await client.query<{ table: string; name: string; type: string; rules: string | null }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as rules
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey))
    order by 1, a.attnum`);
  return rows.map(({ table, name, type, rules }) => ({
    table,
    name,
    others: othersOf(`"${name}"`, type, rules ?? ''),
  }));
}

/** Runs `look` while the column says something else in all rows, and puts back what was there. Whether it could be changed. */
export async function changedBy(
  client: Client,
  { table, name, others }: Column,
  look: () => Promise<void>,
): Promise<boolean> {
  await client.query(`create temp table kept as select * from "${table}"`);
  try {
    for (const other of others) {
      const { rowCount } = await client
        .query(`update "${table}" set "${name}" = ${other} where "${name}" is distinct from ${other}`)
        .catch(() => ({ rowCount: 0 }));
      if (!rowCount) continue;
      // What it was told has come by the next answer.
      await client.query('select');
      await look();
      await putBack(client, table, name);
      return true;
    }
    return false;
  } finally {
    await client.query('drop table kept');
  }
}

/** Row by row: of values that may stand once, each comes back when the one that has taken its place has gone. */
async function putBack(client: Client, table: string, name: string): Promise<void> {
  const { rows } = await client.query<{ key: string }>(
    `select a.attname as key from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indisprimary and i.indrelid = $1::regclass`,
    [table],
  );
  const same = rows.map(({ key }) => `t."${key}" = k."${key}"`).join(' and ');
  const { rows: kept } = await client.query<{ place: string }>('select ctid::text as place from kept');
  let left = kept;
  while (left.length > 0) {
    const taken: typeof kept = [];
    for (const row of left) {
      await client
        .query(
          `update "${table}" t set "${name}" = k."${name}" from kept k where ${same} and k.ctid = '${row.place}'::tid`,
        )
        .catch(() => taken.push(row));
    }
    if (taken.length === left.length) throw new Error(`${table}.${name} cannot be put back`);
    left = taken;
  }
}

function othersOf(column: string, type: string, rules: string): string[] {
  // What the rules name is what is allowed.
  const named = [...rules.matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`);
  switch (type) {
    case 'text':
    case 'character varying':
      return [`coalesce(${column}, '') || 'x'`, ...named];
    case 'jsonb':
      return [`(select jsonb_object_agg(key, value || 'x') from jsonb_each_text(${column}))`];
    case 'boolean':
      return [`not coalesce(${column}, false)`];
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'numeric':
      return [`coalesce(${column}, 0) + 1`, `coalesce(${column}, 0) - 1`];
    case 'integer[]':
      return [`'{}'::integer[]`, `'{1}'::integer[]`];
    case 'date':
    case 'timestamp with time zone':
      return [`coalesce(${column} + interval '1 day', now())`, `coalesce(${column} - interval '1 day', now())`];
    default:
      return [];
  }
}
