import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose rows are deleted as rows, each with a uuid of its own. */
const ROWS = [
  ...['resumes', 'files', 'job_alerts', 'identities', 'passkeys', 'push_subscriptions', 'friendships'],
  ...['company_members', 'company_invitations'],
];

/** Whose rows stay for a while, or for good, and say when they were deleted: the kind, the table, the column. */
const MARKED = [
  ['posts', 'posts', 'deleted_at'],
  ['comments', 'comments', 'deleted_at'],
  ['notes_sent', 'notes', 'sender_deleted_at'],
  ['notes_received', 'notes', 'recipient_deleted_at'],
  ['job_postings', 'job_postings', 'deleted_at'],
  ['companies', 'companies', 'deleted_at'],
] as const;

/** Writes down what is deleted, in the transaction that deletes it, for a journal that is kept apart from the database. */
export class JournalDeletions1763970520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table deletions (
        uuid uuid not null default uuidv7() constraint pk_deletions primary key,
        -- Not the transaction's: whoever waited for a row comes after whoever had it.
        at timestamptz not null default clock_timestamp(),
        kind varchar not null,
        subject_uuid uuid not null,
        -- Comes from the journal after a restore, and is to be deleted again.
        is_from_journal boolean not null default false
      );
      create index ix_deletions_from_journal on deletions (kind, uuid) where is_from_journal;

      create function tell_deletions() returns trigger language plpgsql as $$
      begin perform pg_notify('deletions', ''); return null; end $$;
      create trigger tr_deletions_told after insert on deletions
        for each statement execute function tell_deletions();

      create function journal_deleted_rows() returns trigger language plpgsql as $$
      begin
        if exists (select from gone) then
          insert into deletions (kind, subject_uuid) select tg_table_name, uuid from gone;
        end if;
        return null;
      end $$;
      create function journal_deletion() returns trigger language plpgsql as $$
      begin insert into deletions (kind, subject_uuid) values (tg_argv[0], old.uuid); return null; end $$;
      create function journal_second_factor() returns trigger language plpgsql as $$
      begin insert into deletions (kind, subject_uuid) values ('second_factors', old.user_uuid); return null; end $$;

      create trigger tr_second_factors_journal after delete on second_factors
        for each row execute function journal_second_factor();
      create trigger tr_applications_journal after update of state on applications
        for each row when (new.state = 'withdrawn' and old.state <> 'withdrawn') execute function journal_deletion('applications');
      ${ROWS.map(
        (table) => `
          create trigger tr_${table}_journal after delete on ${table} referencing old table as gone
            for each statement execute function journal_deleted_rows();`,
      ).join('')}
      ${MARKED.map(
        ([kind, table, column]) => `
          create trigger tr_${kind}_journal after update of ${column} on ${table}
            for each row when (new.${column} is not null and old.${column} is null) execute function journal_deletion('${kind}');`,
      ).join('')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${[...ROWS, 'second_factors', 'applications'].map((table) => `drop trigger tr_${table}_journal on ${table};`).join('\n')}
      ${MARKED.map(([kind, table]) => `drop trigger tr_${kind}_journal on ${table};`).join('\n')}
      drop function journal_deleted_rows, journal_deletion, journal_second_factor;
      drop table deletions;
      drop function tell_deletions;`);
  }
}
