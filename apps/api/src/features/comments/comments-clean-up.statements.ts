import { DELETED_KEPT_DAYS } from '@haiko/shared/limits';
import type { Statement } from '../../platform/database/database.js';

const LONG_DELETED = `c.deleted_at < now() - interval '${DELETED_KEPT_DAYS} days'`;
const WITHOUT_REPLIES = 'not exists (select from comments r where r.parent_uuid = c.uuid)';

/** $1 how many at once. */
export const PURGE_COMMENTS: Statement = {
  name: 'comments.purge',
  text: `
    delete from comments where uuid in (
      select c.uuid from comments c where ${LONG_DELETED} and ${WITHOUT_REPLIES}
      order by c.deleted_at limit $1 for update skip locked)
    returning uuid`,
};

/** $1 how many at once. A comment with replies stays as their placeholder, without its text. */
export const EMPTY_COMMENTS: Statement = {
  name: 'comments.empty',
  text: `
    update comments set content = jsonb_build_object(original_language, '') where uuid in (
      select c.uuid from comments c
      where ${LONG_DELETED} and c.content <> jsonb_build_object(c.original_language, '') and not (${WITHOUT_REPLIES})
      order by c.deleted_at limit $1 for update skip locked)
    returning uuid`,
};
