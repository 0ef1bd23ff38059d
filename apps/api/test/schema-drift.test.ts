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

  it('goes down and up again', async () => {
    const created = await createDatabase();
    const { options } = test.database.manager.connection;
    const dataSource = await new DataSource({
      ...options,
      entities: [],
      url: created.url,
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
