import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has joined a group of notifications, the last ones first. */
export class GroupComments1764103000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index ix_notifications_group on notifications (receiver_uuid, post_uuid, type, is_reply, grouped_since, created_at desc)
        where post_uuid is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ix_notifications_group`);
  }
}
