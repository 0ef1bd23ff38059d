import { DataSource } from 'typeorm';
import { createDatabase, startApp, type TestApp } from './app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe('the schema', () => {
  it('is what the entities say: nothing is left to generate', async () => {
    const { connection } = test.database.manager;
    const { upQueries } = await connection.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('has the checks that the entities say, to the letter', async () => {
    const { connection } = test.database.manager;
    const runner = connection.createQueryRunner();
    const checksOf = async (table: string) => {
      const rows: { name: string; definition: string }[] = await runner.query(
        `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
         where conrelid = $1::regclass and contype = 'c' order by conname`,
        [table],
      );
      return rows;
    };
    for (const { tableName, checks } of connection.entityMetadatas) {
      // Postgres writes down both in words of its own.
      await runner.query(`create temp table said (like ${tableName})`);
      for (const { name, expression } of checks)
        await runner.query(`alter table said add constraint ${name ?? ''} check (${expression})`);
      expect(await checksOf('said'), tableName).toEqual(await checksOf(tableName));
      await runner.query('drop table said');
    }
    await runner.release();
  });

  it('goes down and up again', async () => {
    const created = await createDatabase();
    const { options } = test.database.manager.connection;
    const dataSource = await new DataSource({
      ...options,
      entities: [],
      url: created.ownerUrl,
    } as typeof options).initialize();
    const describeTables = () =>
      dataSource.query(`
        select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
        where table_schema = 'public' and table_name <> 'migrations' order by 1, 2`);
    const before: unknown[] = await describeTables();
    for (let left = dataSource.migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    expect(await describeTables()).toEqual([]);
    await dataSource.runMigrations();
    expect(await describeTables()).toEqual(before);
    await dataSource.destroy();
    await created.drop();
  });
});
