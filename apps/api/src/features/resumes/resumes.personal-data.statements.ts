import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_RESUMES = statement(
  'resumes.exportOwn',
  `
    select r.uuid as key, json_build_object('createdAt', r.created_at, 'updatedAt', r.updated_at, 'sentAt', r.sent_at,
      'originalLanguage', r.original_language, 'visaMainId', r.visa_main_id, 'visaSubId', r.visa_sub_id,
      'showVisa', r.show_visa, 'koreanLevel', r.korean_level, 'availableFrom', r.available_from,
      'texts', (select json_object_agg(t.field, t.content ->> r.original_language) from resume_texts t where t.resume_uuid = r.uuid),
      'experiences', (select json_agg(json_build_object('from', e.from_month, 'to', e.to_month) order by e.position)
        from resume_experiences e where e.resume_uuid = r.uuid),
      'files', (select json_agg(f.path order by rf.position) from resume_files rf join files f on f.uuid = rf.file_uuid
        where rf.resume_uuid = r.uuid))::text as item
    from resumes r where r.user_uuid = :user ${exportPage('r.uuid')}`,
);

/** Also what was sent. Returns their files. */
export const FORGET_RESUMES = statement(
  'resumes.forgetOwn',
  `
    with gone as (delete from resumes where user_uuid = :user returning uuid)
    select distinct f.file_uuid as "fileUuid" from resume_files f join gone on gone.uuid = f.resume_uuid`,
);

/** What a restore has brought back. Returns the files. */
export const DELETE_RESUMES_AGAIN = statement(
  'resumes.deleteAgain',
  `
    with gone as (delete from resumes where uuid = any(:resumes::uuid[]) returning uuid)
    select distinct f.file_uuid as "fileUuid" from resume_files f join gone on gone.uuid = f.resume_uuid`,
);
