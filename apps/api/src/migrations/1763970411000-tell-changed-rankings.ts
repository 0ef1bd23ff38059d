import type { MigrationInterface, QueryRunner } from 'typeorm';

const TOLD: [table: string, teller: string][] = [
  ['pinned_notice', 'tell_posts_changed'],
  ['sub_boards', 'tell_posts_changed'],
  ['popular_posts', 'tell_posts_changed'],
  ['hot_job_postings', 'tell_job_postings_changed'],
];

/** What stands on top of a list, or over it, is part of what visitors are shown as well. */
export class TellChangedRankings1763970411000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, teller] of TOLD) {
      await runner.query(`
        create trigger tr_${table}_told after insert or update or delete on ${table}
          for each statement execute function ${teller}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of TOLD) await runner.query(`drop trigger tr_${table}_told on ${table}`);
  }
}
