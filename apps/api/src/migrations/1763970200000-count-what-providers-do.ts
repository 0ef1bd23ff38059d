import type { MigrationInterface, QueryRunner } from 'typeorm';

const IS_LANGUAGE = `in ('ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn')`;

/** How providers of translations do by day and pair of languages, and what keeps one from working. */
export class CountWhatProvidersDo1763970200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table translation_provider_days (
        day date not null,
        provider varchar not null,
        from_language varchar not null constraint ck_translation_provider_days_from_language check (from_language ${IS_LANGUAGE}),
        to_language varchar not null constraint ck_translation_provider_days_to_language check (to_language ${IS_LANGUAGE}),
        texts integer not null default 0,
        refused integer not null default 0,
        corrected integer not null default 0,
        calls integer not null default 0,
        failures integer not null default 0,
        characters bigint not null default 0,
        milliseconds bigint not null default 0,
        slowest_milliseconds integer not null default 0,
        constraint pk_translation_provider_days primary key (day, provider, from_language, to_language),
        constraint ck_translation_provider_days_counts
          check (least(texts, refused, corrected, calls, failures, characters, milliseconds, slowest_milliseconds) >= 0)
      );
      create table translation_provider_troubles (
        provider varchar constraint pk_translation_provider_troubles primary key,
        problem varchar not null,
        since timestamptz not null default now()
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table translation_provider_troubles; drop table translation_provider_days');
  }
}
