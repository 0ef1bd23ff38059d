import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which sessions were opened by a mail: whoever has a role adds the first passkey or app in such a one. */
export class ProveSessionsByMail1764119191500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions add column mail_used_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column mail_used_at');
  }
}
