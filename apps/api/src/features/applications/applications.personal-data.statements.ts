import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_APPLICATIONS = statement(
  'applications.exportOwn',
  `
    select a.uuid as key, json_build_object('createdAt', a.created_at, 'jobPostingUuid', a.job_posting_uuid,
      'company', c.company_name, 'state', a.state, 'reason', a.reason, 'message', a.message ->> a.original_language,
      'resumeUuid', a.resume_uuid, 'showVisa', a.show_visa, 'consent', json_build_object('version', a.consent_version,
        'text', a.consent_text, 'at', a.consented_at), 'readAt', a.read_at, 'interviewAt', a.interview_at,
      'history', (select json_agg(json_build_object('state', s.state, 'at', s.at, 'by', s.by) order by s.at, s.uuid)
        from application_steps s where s.application_uuid = a.uuid))::text as item
    from applications a join companies c on c.uuid = a.company_uuid
    where a.seeker_uuid = :user ${exportPage('a.uuid')}`,
);

export const FORGET_APPLICATIONS = statement(
  'applications.forgetOwn',
  'delete from applications where seeker_uuid = :user',
);

export const EXPORT_APPLICATION_NOTES = statement(
  'applicationNotes.exportOwn',
  `
    select n.uuid as key, json_build_object('createdAt', n.created_at, 'applicationUuid', n.application_uuid,
      'content', n.content ->> n.original_language, 'files', (select json_agg(f.path order by nf.position)
        from application_note_files nf join files f on f.uuid = nf.file_uuid where nf.note_uuid = n.uuid))::text as item
    from application_notes n where n.author_uuid = :user ${exportPage('n.uuid')}`,
);

/** What the others wrote stays, in lists as well, but not to one's own applications. Returns the files that went with it. */
export const FORGET_APPLICATION_NOTES = statement(
  'applicationNotes.forgetOwn',
  `
    with gone as (
      delete from application_notes where author_uuid = :user
        or application_uuid in (select uuid from applications where seeker_uuid = :user)
      returning uuid, application_uuid
    ), noted as (
      update applications a set last_note_at = (
        select max(n.created_at) from application_notes n where n.application_uuid = a.uuid and n.author_uuid <> :user)
      where a.uuid in (select application_uuid from gone)
    )
    select distinct f.file_uuid as "fileUuid" from application_note_files f join gone on gone.uuid = f.note_uuid`,
);

export const EXPORT_BLOCKED_COMPANIES = statement(
  'applicationBlocks.exportOwn',
  `
    select b.company_uuid as key, json_build_object('company', c.company_name, 'createdAt', b.created_at)::text as item
    from company_blocks b join companies c on c.uuid = b.company_uuid
    where b.user_uuid = :user and b.by = 'seeker' ${exportPage('b.company_uuid')}`,
);

export const FORGET_COMPANY_BLOCKS = statement(
  'applicationBlocks.forget',
  'delete from company_blocks where user_uuid = :user',
);
