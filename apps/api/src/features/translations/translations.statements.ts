import { statement } from '../../platform/database/statement.js';
import type { SubjectType } from './translation-subjects.js';

// What is remembered of translations. A subject is named by its type and uuid.

const suggestedFor = (state: string) => `
  exists (select from translation_suggestions where subject_type = :subjectType and subject_uuid = :subject and state = '${state}')`;

/** A row where suggestions wait or were accepted. */
export const HAS_SUGGESTIONS = statement(
  'translations.hasSuggestions',
  `select 1 where ${suggestedFor('OPEN')} or ${suggestedFor('ACCEPTED')}`,
);

/**
 * Of fields and the hashes of their originals, in the languages that are wanted; `isConfigured` where any machine translates. A
 * translation of the same original stays what it is; one of another original is stale until it is made again, or is what
 * people once accepted for this very original. What was suggested for another one and still waits is outdated. Returns
 * those that are to be made, and with the text of those that are there again.
 */
export const REQUEST_TRANSLATIONS = statement(
  'translations.want',
  `
    with original as (
      select * from unnest(:fields::varchar[], :hashes::varchar[]) as given(field, hash)
    ), gone as (
      delete from translations
      where subject_type = :subjectType and subject_uuid = :subject and not (field = any(:fields::varchar[]) and language = any(:languages::varchar[]))
    ), outdated as (
      update translation_suggestions set state = 'OUTDATED', decided_at = now()
      where subject_type = :subjectType and subject_uuid = :subject and state = 'OPEN'
        and (field, source_hash) not in (select field, hash from original)
    ), accepted as (
      select distinct on (s.field, s.language) s.field, s.language, s.text
      from translation_suggestions s join original o on o.field = s.field and o.hash = s.source_hash
      where s.subject_type = :subjectType and s.subject_uuid = :subject and s.state = 'ACCEPTED' and s.language = any(:languages::varchar[])
      order by s.field, s.language, s.decided_at desc
    ), changed as (
      insert into translations (subject_type, subject_uuid, field, language, source_hash, state, updated_at)
      select :subjectType, :subject, o.field, wanted.language, o.hash, case when a.text is null then 'PENDING' else 'HUMAN' end,
        clock_timestamp()
      from original o cross join unnest(:languages::varchar[]) as wanted(language)
        left join accepted a on a.field = o.field and a.language = wanted.language
      where :isConfigured or a.text is not null
      on conflict (subject_type, subject_uuid, field, language) do update
        set state = case excluded.state when 'HUMAN' then 'HUMAN' else 'STALE' end, source_hash = excluded.source_hash,
          provider = case excluded.state when 'HUMAN' then null else translations.provider end,
          error = null, is_final = false, updated_at = excluded.updated_at
        -- Without a machine nothing says that a text was another one meanwhile.
        where translations.source_hash <> excluded.source_hash or not :isConfigured
      returning field, language, state
    )
    select c.field, c.language, c.state, a.text
    from changed c left join accepted a on a.field = c.field and a.language = c.language`,
);

/** What was asked for by these very originals, whatever became of it. */
export const REQUESTED_TRANSLATIONS = statement(
  'translations.requested',
  `
    select t.field, t.language from translations t join unnest(:fields::varchar[], :hashes::varchar[]) as original(field, hash)
      on original.field = t.field and original.hash = t.source_hash
    where t.subject_type = :subjectType and t.subject_uuid = :subject`,
);

/** Has what is in one of the states `states` made again. */
export const REQUEST_AGAIN = statement(
  'translations.wantAgain',
  `
    update translations set state = 'PENDING', error = null, is_final = false, updated_at = now()
    where subject_type = :subjectType and subject_uuid = :subject and state = any(:states::varchar[])`,
);

/** Each is named by its field and language (`title vi`). What was accepted as one of them is declined from then on. */
export const TAKE_AWAY_TRANSLATIONS = statement(
  'translations.takeAway',
  `
    with declined as (
      update translation_suggestions set state = 'REJECTED', decider_uuid = :decider, decided_at = now()
      where subject_type = :subjectType and subject_uuid = :subject and state = 'ACCEPTED'
        and field || ' ' || language = any(:names::varchar[])
    )
    delete from translations
    where subject_type = :subjectType and subject_uuid = :subject and field || ' ' || language = any(:names::varchar[])`,
);
const IS_TO_DO = `state in ('PENDING', 'STALE', 'FAILED') and not is_final`;

/** How much is still to be done, and what of it waits for what. Only what the budget of a day put off has a reason. */
export const BACKLOG = statement(
  'translations.left',
  `
    select count(*)::int as "all", count(*) filter (where state = 'PENDING' and error is not null)::int as tomorrow,
      count(*) filter (where state = 'FAILED')::int as failing
    from translations where ${IS_TO_DO}`,
);

/** What is still to be done of a subject. */
export const PENDING_TRANSLATIONS = statement(
  'translations.toDo',
  `
    select field, language from translations
    where subject_type = :subjectType and subject_uuid = :subject and ${IS_TO_DO}`,
);

/**
 * An insert for whoever copies a subject, its texts and their translations: a copy has what is made of the other one. What is still
 * to be made there is not remembered here, so that asking for the copy's translations asks for it.
 */
export const copyTranslations = (
  subjectType: SubjectType,
  { from, to, tables }: { from: string; to: string; tables: string },
) => `
  insert into translations (subject_type, subject_uuid, field, language, state, source_hash, provider, error, is_final)
  select subject_type, ${to}, field, language, state, source_hash, provider, error, is_final
  from ${tables} join translations on subject_type = '${subjectType}' and subject_uuid = ${from}
  where not (${IS_TO_DO})`;

/**
 * What became of translations. Only where the original is still the one that was translated, and nobody wrote a
 * better one meanwhile; returns those.
 */
export const SAVE_MACHINE_TRANSLATIONS = statement(
  'translations.save',
  `
    update translations t set state = made.state, provider = made.provider, error = made.error,
      is_final = coalesce(made."isFinal", false), updated_at = now()
    from jsonb_to_recordset(:made) as made(field varchar, language varchar, state varchar, hash varchar, provider varchar,
      error varchar, "isFinal" boolean)
    where t.subject_type = :subjectType and t.subject_uuid = :subject and t.field = made.field and t.language = made.language
      and t.source_hash = made.hash and t.state <> 'HUMAN'
    returning t.field, t.language, t.state`,
);

/**
 * What people wrote. What a provider had made of the same original counts as corrected. It is as new as its writing, not as the beginning of
 * a transaction that waited behind a decision, which has not seen it.
 */
export const SAVE_HUMAN_TRANSLATIONS = statement(
  'translations.saveHuman',
  `
    with written as (
      select * from unnest(:fields::varchar[], :languages::varchar[], :hashes::varchar[]) as given(field, language, hash)
    ), corrected as (
      insert into translation_provider_days as kept (day, provider, from_language, to_language, corrected)
      select (now() at time zone 'Asia/Seoul')::date, t.provider, :originalLanguage, t.language, count(*)
      from translations t join written w on w.field = t.field and w.language = t.language and w.hash = t.source_hash
      where t.subject_type = :subjectType and t.subject_uuid = :subject and t.state = 'DONE' and t.provider is not null
      group by t.provider, t.language order by t.provider, t.language
      on conflict (day, provider, from_language, to_language) do update set corrected = kept.corrected + excluded.corrected
    )
    insert into translations (subject_type, subject_uuid, field, language, source_hash, state, updated_at)
    select :subjectType, :subject, field, language, hash, 'HUMAN', clock_timestamp() from written
    on conflict (subject_type, subject_uuid, field, language) do update
      set state = 'HUMAN', source_hash = excluded.source_hash, provider = null, error = null, updated_at = excluded.updated_at`,
);
