import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why somebody is suspended, cause by cause, so that a decision which is changed takes back its own suspension alone. */
export class TellSuspensionsApart1763969110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table suspensions (
        uuid uuid default uuidv7() constraint pk_suspensions primary key,
        created_at timestamptz not null default now(),
        user_uuid uuid not null constraint fk_suspensions_user references users on delete cascade,
        -- Null for what an admin or moderator said of the person directly; there is one such word at most.
        report_case_uuid uuid constraint fk_suspensions_report_case references report_cases on delete cascade,
        until timestamptz not null
      );
      create unique index uq_suspensions_cause on suspensions (user_uuid, report_case_uuid) nulls not distinct;
      create index ix_suspensions_report_case on suspensions (report_case_uuid);
    `);
    await runner.query(KNOWN_CAUSES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table suspensions');
  }
}

// A decision suspended for 30 days from its moment, or left a longer suspension as it was; what none of them explains was
// said directly.
const KNOWN_CAUSES = `
  with decided as (
    select u.uuid as user_uuid, c.uuid as case_uuid, c.decided_at + interval '30 days' as until, u.suspended_until
    from report_cases c join users u on u.uuid = c.author_uuid
    where c.decision = 'SUSPEND' and u.suspended_until > now() and c.decided_at + interval '30 days' <= u.suspended_until
  ), by_case as (
    insert into suspensions (user_uuid, report_case_uuid, until) select user_uuid, case_uuid, until from decided
  )
  insert into suspensions (user_uuid, until)
  select u.uuid, u.suspended_until from users u
  where u.suspended_until > now()
    and not exists (select from decided d where d.user_uuid = u.uuid and d.until = u.suspended_until);
`;
