import * as v from 'valibot';
import { localizedText } from '../../platform/database/shapes.js';
import { statement } from '../../platform/database/statement.js';
import { subjectStatements } from '../translations/translation-subject.statements.js';

// What the translation of résumés reads and writes.

const TEXTS = `
  r.user_uuid as "authorUuid", r.original_language as "originalLanguage",
  (select coalesce(jsonb_object_agg(t.field, t.content), '{}') from resume_texts t where t.resume_uuid = r.uuid) as fields
  from resumes r where r.uuid = :resume`;

const SHAPES = { fields: v.record(v.string(), localizedText) };

export const TEXTS_OF_RESUME = statement('resumeTexts.texts', `select ${TEXTS}`, SHAPES);

/** Nobody but its owner says how it is translated, and of a copy that was sent nobody: what a company decides about stays as it is. */
export const TEXTS_OF_OWN_RESUME = statement(
  'resumeTexts.ownTexts',
  `select ${TEXTS} and r.user_uuid = :viewer and r.sent_at is null`,
  SHAPES,
);

export const LOCK_TEXTS_OF_RESUME = statement(
  'resumeTexts.lockTexts',
  `select ${TEXTS} for no key update of r`,
  SHAPES,
);

/** `translations` are JSON: field, then language. */
export const STORE_RESUME_TRANSLATIONS = statement(
  'resumeTexts.store',
  `
    update resume_texts t set content = t.content || given.texts
    from jsonb_each(:translations::jsonb) as given(field, texts)
    where t.resume_uuid = :resume and t.field = given.field`,
);

const EXISTS = (uuid: string) => `select from resumes r where r.uuid = ${uuid}`;

export const RESUMES_AS_SUBJECTS = subjectStatements('resumeTexts', {
  uuid: 'r.uuid',
  from: `resumes r join resume_texts t on t.resume_uuid = r.uuid and t.field = 'headline' where true`,
  language: 'r.original_language',
  texts: ['t.content'],
  existing: EXISTS('t.subject_uuid'),
  kept: EXISTS('s.subject_uuid'),
  correctLanguage: `
    with texts as (
      update resume_texts t set content = jsonb_build_object(:language::text, t.content ->> r.original_language)
      from resumes r where r.uuid = :subject and t.resume_uuid = :subject and r.original_language <> :language
    )
    update resumes set updated_at = now(), original_language = :language::varchar
    where uuid = :subject and original_language <> :language`,
  watchers: 'select r.user_uuid from resumes r where r.uuid = :subject',
});
