import { APPLICATION_KEPT_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';
import { subjectStatements } from '../translations/translation-subject.statements.js';
import { membersOf, notBlocked } from '../users/users.queries.js';
import { areFree } from './application-blocks.statements.js';
import { isOfViewer } from './application-sides.js';

// What the two sides of an application write to each other.

/** Whether the two sides of application `a` with company `c` may still write (`isTalkOpen` of the shared rules). */
const isOpen = `(a.ended_at is null or (a.state = 'accepted' and c.deleted_at is null
  and a.ended_at > now() - interval '${APPLICATION_KEPT_DAYS} days'))`;
/** Whether neither has shut the other out. */
const isFree = `(coalesce(${notBlocked('c.owner_uuid', 'a.seeker_uuid')}, false) and ${areFree('a.company_uuid', 'a.seeker_uuid')})`;

/** The side that the viewer is on, who is on each, and whether they may still write. */
export const SIDE_OF_VIEWER = statement(
  'applicationNotes.side',
  `
    select case when a.seeker_uuid = :viewer then 'seeker' else 'company' end as by, a.company_uuid as "companyUuid",
      a.seeker_uuid as "seekerUuid", ${membersOf('a.company_uuid')} as "memberUuids",
      ${isOpen} as "isOpen", ${isFree} as "isFree"
    from applications a join companies c on c.uuid = a.company_uuid
    where a.uuid = :application and ${isOfViewer} for no key update of a`,
);

/** What a company writes is an answer; the version that a decision names stays. */
export const INSERT_APPLICATION_NOTE = statement(
  'applicationNotes.insert',
  `
    with note as (
      insert into application_notes (uuid, application_uuid, author_uuid, by, original_language, content)
      values (coalesce(:uuid?::uuid, uuidv7()), :application, :viewer, :by, :language, :content)
      returning uuid, by, created_at
    ), noted as (
      update applications a set last_note_at = note.created_at,
        answered_at = case when note.by = 'company' then coalesce(a.answered_at, now()) else a.answered_at end
      from note where a.uuid = :application
    ), shown as (
      insert into application_note_files (note_uuid, file_uuid, position)
      select note.uuid, f.file, f.position from note, unnest(:files::uuid[]) with ordinality as f(file, position)
    )
    select uuid from note`,
);

/** What the other side wrote; returns what was not read before. */
export const MARK_APPLICATION_NOTES_READ = statement(
  'applicationNotes.markRead',
  `
    update application_notes set read_at = now()
    where application_uuid = :application and by <> :by and read_at is null
    returning uuid`,
);

/** Nothing of it stays once what was sent is gone. Returns the files that it showed. */
export const DELETE_APPLICATION_NOTES = statement(
  'applicationNotes.delete',
  `
    with gone as (delete from application_notes where application_uuid = any(:applications::uuid[]) returning uuid), noted as (
      update applications set last_note_at = null where uuid = any(:applications)
    )
    select distinct f.file_uuid as "fileUuid" from application_note_files f join gone on gone.uuid = f.note_uuid`,
);

const TEXT = `
  n.author_uuid as "authorUuid", n.original_language as "originalLanguage", n.content
  from application_notes n where n.uuid = :note`;

export const TEXT_OF_APPLICATION_NOTE = statement('applicationNotes.text', `select ${TEXT}`);

/** Nobody but its author says how it is translated, while they may write there: the other side reads what they say. */
export const TEXT_OF_OWN_APPLICATION_NOTE = statement(
  'applicationNotes.ownText',
  `
    select ${TEXT} and n.author_uuid = :viewer and exists (
      select from applications a join companies c on c.uuid = a.company_uuid
      where a.uuid = n.application_uuid and ${isOpen} and ${isFree} and ${isOfViewer})`,
);

export const LOCK_TEXT_OF_APPLICATION_NOTE = statement(
  'applicationNotes.lockText',
  `select ${TEXT} for no key update of n`,
);

export const STORE_APPLICATION_NOTE_TRANSLATIONS = statement(
  'applicationNotes.store',
  'update application_notes set content = content || :contents::jsonb where uuid = :note',
);

const EXISTS = (uuid: string) => `select from application_notes n where n.uuid = ${uuid}`;

/** Its watchers are the two sides. */
export const APPLICATION_NOTES_AS_SUBJECTS = subjectStatements('applicationNotes', {
  uuid: 'n.uuid',
  from: 'application_notes n where true',
  language: 'n.original_language',
  texts: ['n.content'],
  existing: EXISTS('t.subject_uuid'),
  kept: EXISTS('s.subject_uuid'),
  correctLanguage: `
    update application_notes set original_language = :language::varchar,
      content = jsonb_build_object(:language::text, content ->> original_language)
    where uuid = :subject and original_language <> :language`,
  watchers: `
    select a.seeker_uuid as user_uuid from application_notes n join applications a on a.uuid = n.application_uuid where n.uuid = :subject
    union select m.user_uuid from application_notes n join applications a on a.uuid = n.application_uuid
      join company_members m on m.company_uuid = a.company_uuid where n.uuid = :subject`,
});
