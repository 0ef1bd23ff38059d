import { REPORT_EXCERPT_LENGTH } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';
import { companyOf } from '../users/users.queries.js';
import { isOfViewer } from './application-sides.js';

// What the two sides of an application report of each other. Whose own it is finds it, too, and is told that it is.

/** What somebody wrote as they applied; of who wrote nothing, the name. */
export const REPORTED_APPLICATION = statement(
  'applications.reported',
  `
    select a.seeker_uuid as "authorUuid",
      left(coalesce(nullif(a.message ->> a.original_language, ''), u.nickname), ${REPORT_EXCERPT_LENGTH}) as excerpt
    from applications a join users u on u.uuid = a.seeker_uuid
    where a.uuid = :application and ${isOfViewer}`,
);

/** One note of the other side, and nothing of the conversation around it. */
export const REPORTED_APPLICATION_NOTE = statement(
  'applicationNotes.reported',
  `
    select n.author_uuid as "authorUuid", left(n.content ->> n.original_language, ${REPORT_EXCERPT_LENGTH}) as excerpt
    from application_notes n join applications a on a.uuid = n.application_uuid
    where n.uuid = :note and (n.author_uuid = :viewer or n.by = 'company' and a.seeker_uuid = :viewer
      or n.by = 'seeker' and a.company_uuid = ${companyOf(':viewer')})`,
);

/** A company where somebody has applied; for it stands its owner. */
export const REPORTED_COMPANY = statement(
  'companies.reported',
  `
    select c.owner_uuid as "authorUuid", c.company_name as excerpt, c.content_changed_at as "changedAt" from companies c
    where c.uuid = :company and c.deleted_at is null and (c.owner_uuid = :viewer
      or exists (select from applications a where a.company_uuid = c.uuid and a.seeker_uuid = :viewer))`,
);

/** What was sent with a note, in its order; papers are no pictures. */
export const PICTURES_OF_APPLICATION_NOTE = statement(
  'applicationNotes.pictures',
  `
    select f.path from application_note_files nf join files f on f.uuid = nf.file_uuid
    where nf.note_uuid = :note and f.path ~ '[.](webp|png|jpe?g|gif|avif)$' order by nf.position`,
);
