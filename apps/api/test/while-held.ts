import pg from 'pg';

/** What `statement` takes in a database is held by another connection while `work` is under way. */
export async function whileHeld(databaseUrl: string, statement: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`begin; ${statement}`);
    await work();
    await client.query('rollback');
  } finally {
    await client.end();
  }
}
