import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Writes down what was taken back or decided, too: without it a restore sends mail to who has ended it, and gives back ranks and addresses.
 * `value` is what holds from then on, where the kind alone does not say it.
 */
export class JournalDecisions1764116300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table deletions add value varchar;

      create function journal_value() returns trigger language plpgsql as $$
      begin
        insert into deletions (kind, subject_uuid, value) values (tg_argv[0], new.uuid, to_jsonb(new) ->> tg_argv[1]);
        return null;
      end $$;
      create function journal_refused_address() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          insert into deletions (kind, subject_uuid) values ('refused_addresses', old.address_hash);
        else
          insert into deletions (kind, subject_uuid, value) values ('refused_addresses', new.address_hash, new.reason);
        end if;
        return null;
      end $$;
      create function journal_disowned() returns trigger language plpgsql as $$
      begin
        insert into deletions (kind, subject_uuid, value)
        values (tg_argv[0], new.uuid, case when new.email is null then 'disowned' else 'named' end);
        return null;
      end $$;

      create trigger tr_roles_journal after update of role on users
        for each row when (new.role <> old.role) execute function journal_value('roles', 'role');
      create trigger tr_suspensions_journal after update of suspended_until on users
        for each row when (new.suspended_until is distinct from old.suspended_until)
        execute function journal_value('suspensions', 'suspended_until');
      create trigger tr_mail_notices_journal after update of mail_notices on users
        for each row when (not new.mail_notices @> old.mail_notices) execute function journal_deletion('mail_notices');
      create trigger tr_refused_addresses_journal after insert or update or delete on refused_addresses
        for each row execute function journal_refused_address();
      create trigger tr_disowned_journal after update of email on identities
        for each row when (new.provider = 'password' and (new.email is null) <> (old.email is null))
        execute function journal_disowned('disowned');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger tr_roles_journal on users;
      drop trigger tr_suspensions_journal on users;
      drop trigger tr_mail_notices_journal on users;
      drop trigger tr_refused_addresses_journal on refused_addresses;
      drop trigger tr_disowned_journal on identities;
      drop function journal_value, journal_refused_address, journal_disowned;
      alter table deletions drop column value;`);
  }
}
