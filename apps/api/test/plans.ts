import { type Statement, valuesOf } from '../src/platform/database/statement.js';
import type { TestApp } from './app.js';

/** How Postgres would answer a statement with these values, as JSON. */
export async function planOf<Parameters extends object>(
  { database }: TestApp,
  statement: Statement<Parameters>,
  values: NoInfer<Parameters>,
): Promise<string> {
  const { rows } = await database.execute(`explain (format json) ${statement.text}`, valuesOf(statement, values));
  return JSON.stringify(rows);
}

/** How it answers a prepared statement after its first runs, whatever the values. */
export async function genericPlanOf<Parameters extends object>(
  { database }: TestApp,
  statement: Statement<Parameters>,
  values: NoInfer<Parameters>,
): Promise<string> {
  const client = await database.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare looked_at as ${statement.text}`);
    const literals = valuesOf(statement, values).map(literal);
    const given = literals.length > 0 ? `(${literals.join(', ')})` : '';
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute looked_at ${given}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('deallocate all; reset plan_cache_mode');
    client.release();
  }
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`;
}
