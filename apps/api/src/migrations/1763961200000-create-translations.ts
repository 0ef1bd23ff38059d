import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is remembered of translations, what they cost, and what readers suggest. */
export class CreateTranslations1763961200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table translations (
        subject_type varchar not null,
        subject_uuid uuid not null,
        field varchar not null,
        language varchar not null,
        state varchar not null constraint ck_translations_state
          check (state in ('PENDING', 'DONE', 'HUMAN', 'STALE', 'FAILED', 'UNSUPPORTED', 'SKIPPED')),
        source_hash varchar not null,
        provider varchar,
        error varchar,
        updated_at timestamptz not null default now(),
        constraint pk_translations primary key (subject_type, subject_uuid, field, language)
      );
      create index ix_translations_newest on translations (updated_at desc, subject_uuid desc, field, language);
      create index ix_translations_state on translations (state, updated_at desc, subject_uuid desc, field, language);

      create table translation_spending (
        provider varchar not null,
        day date not null,
        characters bigint not null constraint ck_translation_spending_characters check (characters >= 0),
        constraint pk_translation_spending primary key (provider, day)
      );

      create table translation_suggestions (
        uuid uuid default uuidv7() constraint pk_translation_suggestions primary key,
        created_at timestamptz not null default now(),
        subject_type varchar not null,
        subject_uuid uuid not null,
        field varchar not null,
        language varchar not null,
        text varchar not null,
        source_hash varchar not null,
        author_uuid uuid not null constraint fk_translation_suggestions_author references users on delete cascade,
        suggester_uuid uuid not null constraint fk_translation_suggestions_suggester references users on delete cascade,
        state varchar not null default 'OPEN'
          constraint ck_translation_suggestions_state check (state in ('OPEN', 'ACCEPTED', 'REJECTED')),
        decider_uuid uuid constraint fk_translation_suggestions_decider references users on delete set null,
        decided_at timestamptz,
        constraint ck_translation_suggestions_decided check ((state = 'OPEN') = (decided_at is null))
      );
      -- One open suggestion of a person for a text: a second one replaces it.
      create unique index uq_translation_suggestions_open on translation_suggestions
        (subject_type, subject_uuid, field, language, suggester_uuid) where state = 'OPEN';
      create index ix_translation_suggestions_author on translation_suggestions (author_uuid, created_at desc, uuid desc)
        where state = 'OPEN';
      create index ix_translation_suggestions_suggester on translation_suggestions (suggester_uuid);
      create index ix_translation_suggestions_decider on translation_suggestions (decider_uuid)
        where decider_uuid is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table translation_suggestions, translation_spending, translations`);
  }
}
