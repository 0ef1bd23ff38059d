import pg from 'pg';
import type { TestApp } from './app.js';

/** Runs statements that the server's role may not, in the file's database. */
export async function asOwner({ ownerUrl }: Pick<TestApp, 'ownerUrl'>, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

/** The address of the same database for the server, whose role owns nothing, as where people run it. */
export function serverUrl(ownerUrl: string): string {
  return Object.assign(new URL(ownerUrl), { username: 'haiko_tests' }).toString();
}
