import type { TestApp } from './app.js';

/** How Postgres would answer a statement with these values, as JSON. */
export async function planOf({ database }: TestApp, text: string, values: unknown[]): Promise<string> {
  const { rows } = await database.execute(`explain (format json) ${text}`, values);
  return JSON.stringify(rows);
}

/** How it answers a prepared statement after its first runs, whatever the values; `types` are those of its parameters. */
export async function genericPlanOf(
  { database }: TestApp,
  text: string,
  types: string,
  values: unknown[],
): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare looked_at (${types}) as ${text}`);
    const literals = values.map((value) => (value === null ? 'null' : `'${String(value)}'`)).join(', ');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute looked_at (${literals})`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('deallocate all; reset plan_cache_mode');
    client.release();
  }
}
