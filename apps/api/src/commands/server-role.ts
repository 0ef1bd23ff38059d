import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';

const ITERATIONS = 4_096;
/** Where the tables are that the server works with: its own, and those of the job queue. */
const SCHEMAS = ['public', 'jobs'];

/**
 * Makes the role of `serverUrl` where there is none, and lets it read and write whatever the role of `dataSource` has made and
 * will make. It owns nothing, so it can make, change and drop nothing: what gets into the server gets no further than the rows.
 * Does nothing where both are the same role.
 */
export async function prepareServerRole(dataSource: DataSource, serverUrl: string): Promise<void> {
  const { username, password } = new URL(serverUrl);
  const name = decodeURIComponent(username);
  const [known] = await dataSource.query<{ isSame: boolean; exists: boolean }[]>(
    `select $1 = current_user as "isSame", exists (select from pg_roles where rolname = $1) as exists`,
    [name],
  );
  if (name === '' || known?.isSame) return;
  const role = pg.escapeIdentifier(name);
  if (!known?.exists) await dataSource.query(creation(role, decodeURIComponent(password)));
  await dataSource.transaction(async (manager) => {
    for (const statement of grants(role)) await manager.query(statement);
  });
}

/** Roles belong to all databases of a server: another one may be making it at this moment. */
function creation(role: string, password: string): string {
  const secret = password === '' ? '' : `password ${pg.escapeLiteral(verifierOf(password))}`;
  return `do $$ begin
    create role ${role} login ${secret};
  exception when duplicate_object or unique_violation then null;
  end $$`;
}

/** What Postgres would store of it (SCRAM-SHA-256): the password itself gets into no log. */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

/** Once for what is there, once for what comes. */
function grants(role: string): string[] {
  const there = SCHEMAS.map(
    (schema) => `do $$ begin
      if to_regnamespace('${schema}') is not null then
        grant usage on schema ${schema} to ${role};
        grant select, insert, update, delete on all tables in schema ${schema} to ${role};
        grant usage, select on all sequences in schema ${schema} to ${role};
      end if;
    end $$`,
  );
  return [
    ...there,
    `alter default privileges grant usage on schemas to ${role}`,
    `alter default privileges grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges grant usage, select on sequences to ${role}`,
  ];
}
