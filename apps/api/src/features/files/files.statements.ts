import type { Statement } from '../../platform/database/database.js';

// The writes of files.

/** $1 owner, $2 purpose, $3 the files as JSON. */
export const INSERT_FILES: Statement = {
  name: 'files.insert',
  text: `
    insert into files (owner_uuid, purpose, name, path, thumbnail_path, type, size, width, height)
    select $1, $2, f.name, f.path, f.thumbnail_path, f.type, f.size, f.width, f.height
    from jsonb_to_recordset($3) as f (
      name varchar, path varchar, thumbnail_path varchar, type varchar, size int, width int, height int)`,
};

/**
 * $1 paths, $2 owner, $3 purposes. Locked in one order, so that two saves of one person cannot deadlock. Files that are attached
 * already keep their time: saving a post again changes nothing about them.
 */
export const ATTACH_FILES: Statement = {
  name: 'files.attach',
  text: `
    with wanted as (
      select uuid from files where path = any($1::varchar[]) and owner_uuid = $2 and purpose = any($3::varchar[])
      order by uuid for no key update
    )
    update files f set attached_at = coalesce(attached_at, now()) from wanted
    where f.uuid = wanted.uuid
    returning f.uuid, created_at as "createdAt", owner_uuid as "ownerUuid", purpose, name, path,
      thumbnail_path as "thumbnailPath", type, size, width, height, attached_at as "attachedAt"`,
};

/** $1 files. One that another post, note or company still shows stays. */
export const RELEASE_FILES: Statement = {
  name: 'files.release',
  text: `
    update files f set attached_at = null
    where f.uuid = any($1::uuid[]) and not exists (select from post_files pf where pf.file_uuid = f.uuid)
      and not exists (select from notes n where n.file_uuid = f.uuid)
      and not exists (select from companies c where c.logo_file_uuid = f.uuid)
      and not exists (select from companies c where c.registration_file_uuid = f.uuid)`,
};

/** $1 hours, $2 how many: the oldest of those that nothing has referred to for so long. */
export const ABANDONED_FILES: Statement = {
  name: 'files.abandoned',
  text: `
    select uuid, path, thumbnail_path as "thumbnailPath" from files
    where attached_at is null and created_at < now() - make_interval(hours => $1)
    order by created_at limit $2 for update skip locked`,
};

/** $1 files. */
export const DELETE_FILES: Statement = {
  name: 'files.delete',
  text: `delete from files where uuid = any($1::uuid[])`,
};

/** $1 who, $2 action, $3 file: that somebody's file was opened by rank. The audit log is one of the features above this one. */
export const AUDIT_OPENING: Statement = {
  name: 'files.auditOpening',
  text: `insert into audit_log (actor_uuid, action, target_type, target_uuid) values ($1, $2, 'file', $3)`,
};
