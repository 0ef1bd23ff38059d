import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many records were refused for which reason: of those themselves only the first hundred are kept. */
export class CountRefusedByReason1764119160100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_imports add refused_reasons jsonb not null default '{}'
        constraint ck_job_imports_refused_reasons check (jsonb_typeof(refused_reasons) = 'object')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job_imports drop column refused_reasons');
  }
}
