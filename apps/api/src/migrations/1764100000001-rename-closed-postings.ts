import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until now every closed posting counted as filled, which nobody had said. */
export class RenameClosedPostings1764100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update applications set reason = 'POSTING_CLOSED' where reason = 'POSITION_FILLED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update applications set reason = 'POSITION_FILLED' where reason = 'POSTING_CLOSED'`);
  }
}
