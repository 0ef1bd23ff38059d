import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches for postings that people keep, and news that lead to a search instead of a post. */
export class CreateJobAlerts1763966880000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job_alerts (
        uuid uuid default uuidv7() constraint pk_job_alerts primary key,
        created_at timestamptz not null default now(),
        user_uuid uuid not null constraint fk_job_alerts_user references users on delete cascade,
        keyword varchar,
        filter varchar not null,
        filters jsonb not null,
        checked_at timestamptz not null default now(),
        constraint uq_job_alerts_filter unique (user_uuid, filter)
      );
      create index ix_job_alerts_checked on job_alerts (checked_at);

      alter table notifications
        add column path varchar,
        drop constraint ck_notifications_type,
        add constraint ck_notifications_type check (type in (
          'Friend Request', 'Friend Accept', 'Post Like', 'Comment Like', 'Post', 'Comment', 'Scrap', 'Job Alert')),
        drop constraint ck_notifications_receiver,
        add constraint ck_notifications_receiver check ((type = 'Job Alert') = (receiver_uuid = from_user_uuid));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where type = 'Job Alert';
      alter table notifications
        drop column path,
        drop constraint ck_notifications_type,
        add constraint ck_notifications_type check (type in (
          'Friend Request', 'Friend Accept', 'Post Like', 'Comment Like', 'Post', 'Comment', 'Scrap')),
        drop constraint ck_notifications_receiver,
        add constraint ck_notifications_receiver check (receiver_uuid <> from_user_uuid);
      drop table job_alerts;
    `);
  }
}
