// Migrations that are killed: what they leave has to be brought to the end by running them again.
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate, start } from '../bench/stage.mjs';

const HALF_WAY = 'half_way';
const MIGRATE = ['dist/commands/migrate.js'];
/** Tables, constraints and indexes as the catalogue writes them, with those that a failed build left invalid. */
const SCHEMA = `
  select string_agg(line, E'\\n' order by line) as text from (
    select table_name || ' ' || column_name || ' ' || data_type || ' ' || coalesce(column_default, '') || ' ' || is_nullable as line
    from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) || ' ' || indisvalid from pg_index join pg_class on oid = indexrelid
      where relnamespace = 'public'::regnamespace) lines`;

/** Kills migrations of an empty database at so many moments, then lets them end; the schema has to be the one of a whole run. */
export async function interruptMigrations(machine, times) {
  const ownerUrl = await machine.anotherDatabase(HALF_WAY);
  const env = { ...machine.env, DATABASE_URL: machine.serverUrl(ownerUrl), MIGRATION_DATABASE_URL: ownerUrl };
  for (let n = 0; n < times; n += 1) {
    const child = start(MIGRATE, env);
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await Promise.race([ended, sleep(500 + Math.random() * 3_000)]);
    child.kill('SIGKILL');
    await ended;
  }
  const began = Date.now();
  await migrate(env, ownerUrl);
  const took = Date.now() - began;
  const [whole] = await machine.sql(SCHEMA);
  const [half] = await machine.sql(SCHEMA, [], HALF_WAY);
  if (whole.text !== half.text) throw new Error('The schema is another one after migrations were killed');
  return took;
}
