import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';

// The writes of résumés.

/**
 * The person's own, made or changed; nothing where another version than `expectedVersion` is there. Returns in which language it was
 * before.
 */
export const SAVE_RESUME = statement(
  'resumes.save',
  `
    insert into resumes (user_uuid, original_language, visa_main_id, visa_sub_id, show_visa, korean_level, available_from)
    values (:user, :language, :visaMain?, :visaSub?, :showVisa, :koreanLevel?, :availableFrom?)
    on conflict (user_uuid) where sent_at is null do update set updated_at = now(),
      original_language = excluded.original_language, visa_main_id = excluded.visa_main_id,
      visa_sub_id = excluded.visa_sub_id, show_visa = excluded.show_visa, korean_level = excluded.korean_level,
      available_from = excluded.available_from
      where ${isExpectedVersion('resumes.updated_at')}
    returning uuid, old.original_language as "languageBefore"`,
);

/** `texts` are JSON: field, then original. One that says the same in the same language keeps its translations. */
export const SET_TEXTS = statement(
  'resumes.setTexts',
  `
    with given as (
      select field, original from jsonb_each_text(:texts::jsonb) as texts(field, original)
    ), gone as (
      delete from resume_texts where resume_uuid = :resume and field not in (select field from given)
    )
    insert into resume_texts (resume_uuid, field, content)
    select :resume, field, jsonb_build_object(:language::text, original) from given
    on conflict (resume_uuid, field) do update set content = excluded.content
      where not (:isSameLanguage and resume_texts.content ->> :language = excluded.content ->> :language)`,
);

/** `to` is empty for a job that they still have. */
export const SET_EXPERIENCES = statement(
  'resumes.setExperiences',
  `
    with given as (
      select position, from_month, nullif(to_month, '') as to_month
      from unnest(:from::varchar[], :to::varchar[]) with ordinality as given(from_month, to_month, position)
    ), gone as (
      delete from resume_experiences where resume_uuid = :resume and position not in (select position from given)
    )
    insert into resume_experiences (resume_uuid, position, from_month, to_month)
    select :resume, position, from_month, to_month from given
    on conflict (resume_uuid, position) do update set from_month = excluded.from_month, to_month = excluded.to_month`,
);

/** Returns those that it has no more. */
export const SET_RESUME_FILES = statement(
  'resumes.setFiles',
  `
    with given as (
      select file, position from unnest(:files::uuid[]) with ordinality as given(file, position)
    ), shown as (
      insert into resume_files (resume_uuid, file_uuid, position) select :resume, file, position from given
      on conflict (resume_uuid, file_uuid) do update set position = excluded.position
    )
    delete from resume_files where resume_uuid = :resume and file_uuid not in (select file from given)
    returning file_uuid as "fileUuid"`,
);

/** The one that its owner changes; what was sent stays with whom it was sent to. Returns its files. */
export const DELETE_RESUME = statement(
  'resumes.delete',
  `
    with gone as (delete from resumes where user_uuid = :user and sent_at is null returning uuid)
    select gone.uuid, (select coalesce(array_agg(f.file_uuid), '{}') from resume_files f where f.resume_uuid = gone.uuid) as files
    from gone`,
);
