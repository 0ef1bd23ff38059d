import { statement } from '../../platform/database/statement.js';

// The writes of files.

/** Before the bytes: the clean-up of unused uploads clears away with a row whatever there is of them. */
export const INSERT_FILES = statement(
  'files.insert',
  `
    insert into files (owner_uuid, purpose, name, path, thumbnail_path, type, size, width, height)
    select :owner, :purpose, f.name, f.path, f.thumbnail_path, f.type, f.size, f.width, f.height
    from jsonb_to_recordset(:files) as f (
      name varchar, path varchar, thumbnail_path varchar, type varchar, size int, width int, height int)
    returning uuid`,
);

/**
 * Locked in one order, so that two saves of one person cannot deadlock. Files that are attached
 * already keep their time: saving a post again changes nothing about them.
 */
export const ATTACH_FILES = statement(
  'files.attach',
  `
    with wanted as (
      select uuid from files where path = any(:paths::varchar[]) and owner_uuid = :owner and purpose = any(:purposes::varchar[])
      order by uuid for no key update
    )
    update files f set attached_at = coalesce(attached_at, now()) from wanted
    where f.uuid = wanted.uuid
    returning f.uuid, created_at as "createdAt", owner_uuid as "ownerUuid", purpose, name, path,
      thumbnail_path as "thumbnailPath", type, size, width, height, attached_at as "attachedAt"`,
);

/** Whether no post, note, company, résumé or application shows file `f`. */
const IS_UNUSED = `
  not exists (select from post_files pf where pf.file_uuid = f.uuid)
    and not exists (select from notes n where n.file_uuid = f.uuid)
    and not exists (select from resume_files rf where rf.file_uuid = f.uuid)
    and not exists (select from application_note_files nf where nf.file_uuid = f.uuid)
    and not exists (select from companies c where c.logo_file_uuid = f.uuid)
    and not exists (select from companies c where c.registration_file_uuid = f.uuid)`;

/** For whoever releases them: waits for who is about to show one of them, if only by a foreign key. */
export const LOCK_RELEASED = statement(
  'files.lockReleased',
  'select uuid from files where uuid = any(:files::uuid[]) order by uuid for update',
);

/** One that something else still shows stays. A statement after LOCK_RELEASED, because only then does it see what others show by now. */
export const RELEASE_FILES = statement(
  'files.release',
  `update files f set attached_at = null where f.uuid = any(:files::uuid[]) and ${IS_UNUSED}`,
);

/** A lock: as long as a backup holds it no bytes are removed, because its rows may name them. */
export const FILES_KEPT = 'haiko-files-kept';

/** The oldest of those that nothing has referred to for so long; none while they are kept. */
export const ABANDONED_FILES = statement(
  'files.abandoned',
  `
    select uuid, path, thumbnail_path as "thumbnailPath" from files f
    where attached_at is null and created_at < now() - make_interval(hours => :hours) and ${IS_UNUSED}
      and (select pg_try_advisory_xact_lock_shared(hashtext('${FILES_KEPT}')))
    order by created_at limit :batch for update skip locked`,
);

/** What a note shows is removed with its note alone. */
export const LOCK_FILES = statement(
  'files.lock',
  `
    select uuid, path, thumbnail_path as "thumbnailPath" from files
    where uuid = any(:files::uuid[]) and not exists (select from notes n where n.file_uuid = files.uuid)
      and not exists (select from application_note_files nf where nf.file_uuid = files.uuid)
    order by uuid for update`,
);

/** Takes files from whatever shows them. */
export const DETACH_FILES = [
  statement('files.detachFromPosts', 'delete from post_files where file_uuid = any(:files::uuid[])'),
  statement('files.detachFromResumes', 'delete from resume_files where file_uuid = any(:files::uuid[])'),
  statement(
    'files.detachLogos',
    `update companies set logo_file_uuid = null, logo_file_name = '' where logo_file_uuid = any(:files::uuid[])`,
  ),
  statement(
    'files.detachCertificates',
    `
      update companies set registration_file_uuid = null, registration_file_name = ''
      where registration_file_uuid = any(:files::uuid[])`,
  ),
  statement(
    'files.detachFromPeople',
    `
      update users u set profile_image_url = null from files f
      where f.uuid = any(:files::uuid[]) and f.purpose = 'profile' and u.profile_image_url = f.path`,
  ),
];

export const DELETE_FILES = statement('files.delete', `delete from files where uuid = any(:files::uuid[])`);

/** That somebody's file was opened by rank. The audit log is one of the features above this one. */
export const AUDIT_OPENING = statement(
  'files.auditOpening',
  `insert into audit_log (actor_uuid, action, target_type, target_uuid) values (:actor, :action, 'file', :file)`,
);
