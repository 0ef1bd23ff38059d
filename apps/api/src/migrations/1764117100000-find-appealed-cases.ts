import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who decides about a thing is asked whether an appeal has contradicted them about it before. */
export class FindAppealedCases1764117100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index ix_report_cases_appealed on report_cases (target_type, target_uuid) where appealed_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_report_cases_appealed');
  }
}
