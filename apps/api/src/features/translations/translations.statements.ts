import type { Statement } from '../../platform/database/database.js';

// What is remembered of translations. A subject is named by $1 type and $2 uuid.

const suggestedFor = (state: string) => `
  exists (select from translation_suggestions where subject_type = $1 and subject_uuid = $2 and state = '${state}')`;

/** A row where suggestions wait or were accepted. */
export const HAS_SUGGESTIONS: Statement = {
  name: 'translations.hasSuggestions',
  text: `select 1 where ${suggestedFor('OPEN')} or ${suggestedFor('ACCEPTED')}`,
};

/**
 * $3 fields and $4 the hashes of their originals, $5 the languages that are wanted, $6 whether any machine translates. A
 * translation of the same original stays what it is; one of another original is stale until it is made again, or is what
 * people once accepted for this very original. What was suggested for another one and still waits is outdated. Answers with
 * those that are to be made, and with the text of those that are there again.
 */
export const WANT: Statement = {
  name: 'translations.want',
  text: `
    with original as (
      select * from unnest($3::varchar[], $4::varchar[]) as given(field, hash)
    ), gone as (
      delete from translations
      where subject_type = $1 and subject_uuid = $2 and not (field = any($3::varchar[]) and language = any($5::varchar[]))
    ), outdated as (
      update translation_suggestions set state = 'OUTDATED', decided_at = now()
      where subject_type = $1 and subject_uuid = $2 and state = 'OPEN'
        and (field, source_hash) not in (select field, hash from original)
    ), accepted as (
      select distinct on (s.field, s.language) s.field, s.language, s.text
      from translation_suggestions s join original o on o.field = s.field and o.hash = s.source_hash
      where s.subject_type = $1 and s.subject_uuid = $2 and s.state = 'ACCEPTED' and s.language = any($5::varchar[])
      order by s.field, s.language, s.decided_at desc
    ), changed as (
      insert into translations (subject_type, subject_uuid, field, language, source_hash, state)
      select $1, $2, o.field, wanted.language, o.hash, case when a.text is null then 'PENDING' else 'HUMAN' end
      from original o cross join unnest($5::varchar[]) as wanted(language)
        left join accepted a on a.field = o.field and a.language = wanted.language
      where $6 or a.text is not null
      on conflict (subject_type, subject_uuid, field, language) do update
        set state = case excluded.state when 'HUMAN' then 'HUMAN' else 'STALE' end, source_hash = excluded.source_hash,
          provider = case excluded.state when 'HUMAN' then null else translations.provider end,
          error = null, is_final = false, updated_at = now()
        -- Without a machine nothing says that a text was another one meanwhile.
        where translations.source_hash <> excluded.source_hash or not $6
      returning field, language, state
    )
    select c.field, c.language, c.state, a.text
    from changed c left join accepted a on a.field = c.field and a.language = c.language`,
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

const KNOWN_SUGGESTION = `
  select uuid, subject_type as "subjectType", subject_uuid as "subjectUuid", field, language, text,
    source_hash as "sourceHash", author_uuid as "authorUuid", state
  from translation_suggestions where uuid = $1`;

/** $1 suggestion. */
export const FIND_SUGGESTION: Statement = { name: 'translations.findSuggestion', text: KNOWN_SUGGESTION };

/** $1 suggestion. */
export const LOCK_SUGGESTION: Statement = {
  name: 'translations.lockSuggestion',
  text: `${KNOWN_SUGGESTION} for update`,
};

/** $1 suggestion, $2 state, $3 who decides. */
export const DECIDE_SUGGESTION: Statement = {
  name: 'translations.decideSuggestion',
  text: `
    update translation_suggestions set state = $2, decider_uuid = $3, decided_at = now() where uuid = $1`,
};
