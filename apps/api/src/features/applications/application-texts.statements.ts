import { statement } from '../../platform/database/statement.js';
import { subjectStatements } from '../translations/translation-subject.statements.js';

// What the translation of applications' messages reads and writes.

/** One without a message, or whose message is gone, says nothing. */
const TEXT = `
  a.seeker_uuid as "authorUuid", a.original_language as "originalLanguage", a.message
  from applications a where a.uuid = :application and a.message <> '{}'`;

export const TEXT_OF_APPLICATION = statement('applicationTexts.text', `select ${TEXT}`);

/** Nobody but the seeker says how it is translated, until the company has read it. */
export const TEXT_OF_OWN_APPLICATION = statement(
  'applicationTexts.ownText',
  `select ${TEXT} and a.seeker_uuid = :viewer and a.read_at is null`,
);

export const LOCK_TEXT_OF_APPLICATION = statement('applicationTexts.lockText', `select ${TEXT} for no key update of a`);

/** No new version: what a decision is about stays what it was. */
export const STORE_APPLICATION_TRANSLATIONS = statement(
  'applicationTexts.store',
  `update applications set message = message || :messages::jsonb where uuid = :application and message <> '{}'`,
);

const EXISTS = (uuid: string) => `select from applications a where a.uuid = ${uuid} and a.message <> '{}'`;

/** Its watchers are its two sides. */
export const APPLICATIONS_AS_SUBJECTS = subjectStatements('applicationTexts', {
  uuid: 'a.uuid',
  from: `applications a where a.message <> '{}'`,
  language: 'a.original_language',
  texts: ['a.message'],
  existing: EXISTS('t.subject_uuid'),
  kept: EXISTS('s.subject_uuid'),
  correctLanguage: `
    update applications set original_language = :language::varchar,
      message = jsonb_build_object(:language::text, message ->> original_language)
    where uuid = :subject and original_language <> :language and message <> '{}'`,
  watchers: `
    select a.seeker_uuid as user_uuid from applications a where a.uuid = :subject
    union select m.user_uuid from applications a join company_members m on m.company_uuid = a.company_uuid where a.uuid = :subject`,
});
