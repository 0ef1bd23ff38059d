import { statement } from '../../platform/database/statement.js';

// How providers of translations do: counts by day (Asia/Seoul), provider and pair of languages, and what keeps one from working.

/** For how many days counts are kept. */
export const RECORD_DAYS = 60;

/** Counts calls, several of a provider and pair as one. In the order of the key, so that two processes wait for each other once. */
export const ADD_PROVIDER_CALLS = statement(
  'machineTranslation.addProviderCalls',
  `
    insert into translation_provider_days as kept (day, provider, from_language, to_language, texts, refused, calls, failures,
      characters, milliseconds, slowest_milliseconds)
    select (now() at time zone 'Asia/Seoul')::date, made.provider, made."from", made."to", sum(made.texts), sum(made.refused),
      sum(made.calls), sum(made.failures), sum(made.characters), sum(made.milliseconds), max(made."slowestMilliseconds")
    from jsonb_to_recordset(:calls) as made(provider varchar, "from" varchar, "to" varchar, texts int, refused int, calls int,
      failures int, characters bigint, milliseconds bigint, "slowestMilliseconds" int)
    group by made.provider, made."from", made."to" order by made.provider, made."from", made."to"
    on conflict (day, provider, from_language, to_language) do update set texts = kept.texts + excluded.texts,
      refused = kept.refused + excluded.refused, calls = kept.calls + excluded.calls,
      failures = kept.failures + excluded.failures, characters = kept.characters + excluded.characters,
      milliseconds = kept.milliseconds + excluded.milliseconds,
      slowest_milliseconds = greatest(kept.slowest_milliseconds, excluded.slowest_milliseconds)`,
);

export const SAVE_PROVIDER_TROUBLE = statement(
  'machineTranslation.saveProviderTrouble',
  `
    insert into translation_provider_troubles (provider, problem) values (:provider, :problem)
    on conflict (provider) do update set problem = excluded.problem`,
);

export const WELL_AGAIN = statement(
  'machineTranslation.wellAgain',
  'delete from translation_provider_troubles where provider = :provider',
);

export const FORGET_OLD_PROVIDER_DAYS = statement(
  'machineTranslation.forgetOldProviderDays',
  `delete from translation_provider_days where day <= (now() at time zone 'Asia/Seoul')::date - :days::int`,
);
