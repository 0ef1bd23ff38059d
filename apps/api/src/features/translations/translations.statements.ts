import type { Statement } from '../../platform/database/database.js';

// What is remembered of translations. A subject is named by $1 type and $2 uuid.

/**
 * $3 fields and $4 the hashes of their originals, $5 the languages that are wanted. A translation of the same original stays
 * what it is; one of another original is stale until it is made again. Answers with those that are to be made.
 */
export const WANT: Statement = {
  name: 'translations.want',
  text: `
    with gone as (
      delete from translations
      where subject_type = $1 and subject_uuid = $2 and not (field = any($3::varchar[]) and language = any($5::varchar[]))
    )
    insert into translations (subject_type, subject_uuid, field, language, source_hash, state)
    select $1, $2, original.field, wanted.language, original.hash, 'PENDING'
    from unnest($3::varchar[], $4::varchar[]) as original(field, hash), unnest($5::varchar[]) as wanted(language)
    on conflict (subject_type, subject_uuid, field, language) do update
      set state = 'STALE', source_hash = excluded.source_hash, error = null, is_final = false, updated_at = now()
      where translations.source_hash <> excluded.source_hash
    returning state`,
};

/** Has what is in one of the states $3 made again. */
export const WANT_AGAIN: Statement = {
  name: 'translations.wantAgain',
  text: `
    update translations set state = 'PENDING', error = null, is_final = false, updated_at = now()
    where subject_type = $1 and subject_uuid = $2 and state = any($3::varchar[])`,
};

/** How much is still to be done, and what of it waits for what. Only what the budget of a day put off has a reason. */
export const LEFT: Statement = {
  name: 'translations.left',
  text: `
    select count(*)::int as "all", count(*) filter (where state = 'PENDING' and error is not null)::int as tomorrow,
      count(*) filter (where state = 'FAILED')::int as failing
    from translations where state in ('PENDING', 'STALE', 'FAILED') and not is_final`,
};

/** What is still to be done of a subject. */
export const TO_DO: Statement = {
  name: 'translations.toDo',
  text: `
    select field, language from translations
    where subject_type = $1 and subject_uuid = $2 and state in ('PENDING', 'STALE', 'FAILED')
      and not is_final`,
};

/**
 * $3 what became of translations, as JSON. Only where the original is still the one that was translated, and nobody wrote a
 * better one meanwhile; answers with those.
 */
export const SAVE: Statement = {
  name: 'translations.save',
  text: `
    update translations t set state = made.state, provider = made.provider, error = made.error,
      is_final = coalesce(made."isFinal", false), updated_at = now()
    from jsonb_to_recordset($3) as made(field varchar, language varchar, state varchar, hash varchar, provider varchar,
      error varchar, "isFinal" boolean)
    where t.subject_type = $1 and t.subject_uuid = $2 and t.field = made.field and t.language = made.language
      and t.source_hash = made.hash and t.state <> 'HUMAN'
    returning t.field, t.language, t.state`,
};

/** $3 fields, $4 their languages, $5 the hashes of their originals: translations that people wrote. */
export const SAVE_HUMAN: Statement = {
  name: 'translations.saveHuman',
  text: `
    insert into translations (subject_type, subject_uuid, field, language, source_hash, state)
    select $1, $2, field, language, hash, 'HUMAN'
    from unnest($3::varchar[], $4::varchar[], $5::varchar[]) as written(field, language, hash)
    on conflict (subject_type, subject_uuid, field, language) do update
      set state = 'HUMAN', source_hash = excluded.source_hash, provider = null, error = null, updated_at = now()`,
};

/** $1 provider, $2 characters, $3 how many a day; no row when they are used up. */
export const SPEND: Statement = {
  name: 'translations.spend',
  text: `
    insert into translation_spending as spent (provider, day, characters)
    select $1, (now() at time zone 'Asia/Seoul')::date, $2::bigint where $2::bigint <= $3
    on conflict (provider, day) do update set characters = spent.characters + excluded.characters
      where spent.characters + excluded.characters <= $3
    returning characters`,
};

/** $1 provider, $2 characters of a call that brought nothing. */
export const REFUND: Statement = {
  name: 'translations.refund',
  text: `
    update translation_spending set characters = greatest(0, characters - $2)
    where provider = $1 and day = (now() at time zone 'Asia/Seoul')::date`,
};

/**
 * $1 author, $2 characters, $3 how many of one person's a day; no row when they are used up. The first text of a day is always
 * taken, however long.
 */
export const TAKE_ALLOWANCE: Statement = {
  name: 'translations.takeAllowance',
  text: `
    insert into translation_allowances as taken (author_uuid, day, characters)
    values ($1, (now() at time zone 'Asia/Seoul')::date, $2)
    on conflict (author_uuid) do update set day = excluded.day,
      characters = excluded.characters + case when taken.day = excluded.day then taken.characters else 0 end
      where taken.day <> excluded.day or taken.characters = 0 or taken.characters + excluded.characters <= $3
    returning characters`,
};

/** $1 author, $2 characters of what was not translated after all. */
export const GIVE_BACK_ALLOWANCE: Statement = {
  name: 'translations.giveBackAllowance',
  text: `
    update translation_allowances set characters = greatest(0, characters - $2)
    where author_uuid = $1 and day = (now() at time zone 'Asia/Seoul')::date`,
};

// Suggestions.

/** $3 field, $4 language, $5 text, $6 hash of the original, $7 its author, $8 who suggests. */
export const SUGGEST: Statement = {
  name: 'translations.suggest',
  text: `
    insert into translation_suggestions as suggestion
      (subject_type, subject_uuid, field, language, text, source_hash, author_uuid, suggester_uuid)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (subject_type, subject_uuid, field, language, suggester_uuid) where state = 'OPEN'
      do update set text = excluded.text, source_hash = excluded.source_hash, created_at = now()
    returning uuid`,
};

/** $1 suggestion. */
export const LOCK_SUGGESTION: Statement = {
  name: 'translations.lockSuggestion',
  text: `
    select uuid, subject_type as "subjectType", subject_uuid as "subjectUuid", field, language, text,
      source_hash as "sourceHash", author_uuid as "authorUuid", state
    from translation_suggestions where uuid = $1 for update`,
};

/** $1 suggestion, $2 state, $3 who decides. */
export const DECIDE_SUGGESTION: Statement = {
  name: 'translations.decideSuggestion',
  text: `
    update translation_suggestions set state = $2, decider_uuid = $3, decided_at = now() where uuid = $1`,
};
