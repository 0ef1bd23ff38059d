import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The terms that a sign-up was taken to accept, as what they were: agreed to then, and asked for again now. */
export class KeepAcceptedTerms1763970260000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into consents (user_uuid, name, version, given_at)
      select uuid, 'terms', terms_version, terms_accepted_at from users;
      alter table users drop column terms_version, drop column terms_accepted_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column terms_version varchar not null default '',
        add column terms_accepted_at timestamptz not null default now();
      update users set terms_version = c.version, terms_accepted_at = c.given_at
      from (select distinct on (user_uuid) * from consents where name = 'terms' order by user_uuid, version desc) c
      where c.user_uuid = users.uuid;
      alter table users alter column terms_version drop default`);
  }
}
