import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createDatabase } from '../../test/app.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { NameAuditTargetsAlike1763969520000 } from '../migrations/1763969520000-name-audit-targets-alike.js';
import { migrate } from './migrations.js';

class AddIndex1893456000000 implements MigrationInterface {
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index concurrently ix_test on posts (view_count)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_test');
  }
}

class Fail1893456000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table half_done (id int)');
    await runner.query('select * from nowhere');
  }
  async down(): Promise<void> {}
}

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

async function withMigrations<Result>(
  migrations: (new () => MigrationInterface)[],
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const options = dataSourceOptions({ url: database.ownerUrl, poolSize: 2 }, 'migrations');
  const all = [...(options.migrations as string[]), ...migrations];
  const dataSource = new DataSource({ ...options, entities: [], migrations: all } as typeof options);
  await dataSource.initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

describe('migrating', () => {
  it('can build an index without a transaction; what fails leaves nothing and is tried again', async () => {
    await withMigrations([AddIndex1893456000000, Fail1893456000001], async (dataSource) => {
      await expect(migrate(dataSource)).rejects.toThrow('nowhere');
      const [found] = await dataSource.query(
        `select i.indisvalid as "isValid", to_regclass('half_done') is null as "isClean"
         from pg_index i where i.indexrelid = 'ix_test'::regclass`,
      );
      expect(found).toEqual({ isValid: true, isClean: true });
    });
  });

  it('does nothing where everything is there', async () => {
    expect(await withMigrations([], migrate)).toEqual([]);
  });
});

describe('naming what audited acts were on', () => {
  it('turns the old names into those of reports and translations, and back', async () => {
    await withMigrations([], async (dataSource) => {
      const runner = dataSource.createQueryRunner();
      const migration = new NameAuditTargetsAlike1763969520000();
      const types = async () => {
        const rows: { target_type: string }[] = await runner.query('select target_type from audit_log order by detail');
        return rows.map((row) => row.target_type);
      };
      await migration.down(runner);
      await runner.query(`
        insert into users (nickname, nickname_key, gender, nationality_uuid, language)
        select '관리자', '관리자', '', uuid, 'ko' from nationalities limit 1`);
      await runner.query(`
        insert into audit_log (actor_uuid, action, target_type, detail)
        select uuid, action, target_type, n::text from users cross join (values
          (1, 'deletePost', 'Post'), (2, 'decideReport', 'post'), (3, 'saveSubBoard', 'SubBoard'),
          (4, 'retryDeadJobs', 'Queue'), (5, 'approveCompany', 'company')) as acts (n, action, target_type)`);
      const before = await types();
      await migration.up(runner);
      expect(await types()).toEqual(['post', 'post', 'sub-board', 'queue', 'company']);
      await migration.down(runner);
      expect(await types()).toEqual(before);
      await migration.up(runner);
      await runner.release();
    });
  });
});
