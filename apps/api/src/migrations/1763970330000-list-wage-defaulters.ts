import type { MigrationInterface, QueryRunner } from 'typeorm';

const TARGETS = `'user', 'post', 'comment', 'note', 'job-posting', 'company', 'sub-board', 'file', 'queue', 'visa-rule', 'resume'`;
const checkTargets = (targets: string) => `
  alter table audit_log drop constraint ck_audit_log_target_type,
    add constraint ck_audit_log_target_type check (target_type in (${targets}));`;

/** Employers whom the Ministry of Labour names for wages that they owe, and who of those that recruit here they are. */
export class ListWageDefaulters1763970330000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table wage_defaulters (
        uuid uuid default uuidv7() constraint pk_wage_defaulters primary key,
        created_at timestamptz not null default now(),
        identity varchar not null constraint uq_wage_defaulters_identity unique,
        name varchar not null,
        representative varchar not null default '',
        business varchar not null default '',
        address varchar not null default '',
        amount bigint not null constraint ck_wage_defaulters_amount check (amount > 0),
        published_from date not null,
        published_until date not null,
        name_keys varchar[] not null,
        constraint ck_wage_defaulters_days check (published_until >= published_from)
      );
      create index ix_wage_defaulters_name_keys on wage_defaulters using gin (name_keys);
      create table wage_defaulter_matches (
        uuid uuid default uuidv7() constraint pk_wage_defaulter_matches primary key,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        defaulter_uuid uuid not null constraint fk_wage_defaulter_matches_defaulter references wage_defaulters on delete cascade,
        company_uuid uuid constraint fk_wage_defaulter_matches_company references companies on delete cascade,
        source_company_name varchar,
        state varchar not null default 'PROPOSED'
          constraint ck_wage_defaulter_matches_state check (state in ('PROPOSED', 'CONFIRMED', 'REJECTED')),
        decided_by_uuid uuid constraint fk_wage_defaulter_matches_decided_by references users,
        decided_at timestamptz,
        constraint ck_wage_defaulter_matches_who check (num_nonnulls(company_uuid, source_company_name) = 1),
        constraint ck_wage_defaulter_matches_decided
          check ((state = 'PROPOSED') = (decided_at is null) and (decided_at is null) = (decided_by_uuid is null)),
        constraint uq_wage_defaulter_matches_pair unique nulls not distinct (defaulter_uuid, company_uuid, source_company_name)
      );
      create index ix_wage_defaulter_matches_of_state on wage_defaulter_matches (state, created_at desc, uuid desc);
      create index ix_wage_defaulter_matches_company on wage_defaulter_matches (company_uuid) where company_uuid is not null;
      create index ix_wage_defaulter_matches_source on wage_defaulter_matches (source_company_name)
        where source_company_name is not null;
      create index ix_wage_defaulter_matches_decided_by on wage_defaulter_matches (decided_by_uuid)
        where decided_by_uuid is not null;
      create trigger tr_wage_defaulter_matches_told after update or delete on wage_defaulter_matches
        for each statement execute function tell_company_changed();
      ${checkTargets(`${TARGETS}, 'wage-defaulter'`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from audit_log where target_type = 'wage-defaulter';
      ${checkTargets(TARGETS)}
      drop table wage_defaulter_matches;
      drop table wage_defaulters;`);
  }
}
