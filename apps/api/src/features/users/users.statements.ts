import type { Statement } from '../../platform/database/database.js';

// The writes of users.

/** $1 user, $2 nickname, $3 its key, $4 days. By the database's clock, so that of two changes at once only one passes. */
export const RENAME: Statement = {
  name: 'users.rename',
  text: `
    update users set nickname = $2, nickname_key = $3, nickname_changed_at = now()
    where uuid = $1 and nickname <> $2
      and (nickname_changed_at is null or nickname_changed_at <= now() - make_interval(days => $4))
    returning uuid`,
};

/** $1 user, $2 days. */
export const NICKNAME_LOCK: Statement = {
  name: 'users.nicknameLock',
  text: `
    select nickname, nickname_changed_at + make_interval(days => $2) as "changeableAt"
    from users
    where uuid = $1`,
};

/** $1 user, $2 path of the next picture. The one before is left to the clean-up of unused uploads. */
export const LEAVE_PICTURE: Statement = {
  name: 'users.leavePicture',
  text: `
    update files set attached_at = null
    from users
    where users.uuid = $1 and files.path = users.profile_image_url and files.owner_uuid = users.uuid
      and files.purpose = 'profile' and files.path is distinct from $2`,
};
