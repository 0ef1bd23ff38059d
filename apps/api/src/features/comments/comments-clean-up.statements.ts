import { DELETED_KEPT_DAYS } from '@haiko/shared/limits';
import { statement } from '../../platform/database/statement.js';

const LONG_DELETED = `c.deleted_at < now() - interval '${DELETED_KEPT_DAYS} days'`;
const WITHOUT_REPLIES = 'not exists (select from comments r where r.parent_uuid = c.uuid)';

export const PURGE_COMMENTS = statement(
  'comments.purge',
  `
    delete from comments where uuid in (
      select c.uuid from comments c where ${LONG_DELETED} and ${WITHOUT_REPLIES}
      order by c.deleted_at limit :batch for update skip locked)
    returning uuid`,
);

/** A comment with replies stays as their placeholder, without its text. */
export const EMPTY_COMMENTS = statement(
  'comments.empty',
  `
    update comments set content = jsonb_build_object(original_language, '') where uuid in (
      select c.uuid from comments c
      where ${LONG_DELETED} and c.content <> jsonb_build_object(c.original_language, '') and not (${WITHOUT_REPLIES})
      order by c.deleted_at limit :batch for update skip locked)
    returning uuid`,
);
