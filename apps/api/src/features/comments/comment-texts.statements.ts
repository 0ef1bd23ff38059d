import type { Statement } from '../../platform/database/database.js';
import { recentReaders } from '../posts/post-view-logs.statements.js';
import { existingPost, visiblePost } from '../posts/posts.queries.js';
import { subjectStatements } from '../translations/subject.statements.js';
import { visibleComment } from './comments.queries.js';

// What the translation of comments reads and writes. $1 is the comment.

const TEXT = `c.author_uuid as "authorUuid", c.original_language as "originalLanguage", c.content`;
const EXISTING = `c.deleted_at is null and ${existingPost('p')}`;

export const TEXT_OF_COMMENT: Statement = {
  name: 'commentTexts.text',
  text: `select ${TEXT} from comments c join posts p on p.uuid = c.post_uuid where c.uuid = $1 and ${EXISTING}`,
};

/** $2 viewer. */
export const TEXT_OF_VISIBLE_COMMENT: Statement = {
  name: 'commentTexts.visibleText',
  text: `
    select ${TEXT} from comments c join posts p on p.uuid = c.post_uuid
    where c.uuid = $1 and ${visibleComment('c', '$2')} and ${visiblePost('p', '$2')}`,
};

/** With its post, which nobody deletes meanwhile: that takes the comments along. The post comes second, as in every other write. */
export const LOCK_TEXT_OF_COMMENT: Statement = {
  name: 'commentTexts.lockText',
  text: `
    select ${TEXT} from comments c join posts p on p.uuid = c.post_uuid where c.uuid = $1 and ${EXISTING}
    for no key update of c for share of p`,
};

/** $2 contents, as JSON by language. */
export const STORE_TRANSLATIONS: Statement = {
  name: 'commentTexts.store',
  text: `update comments set content = content || $2::jsonb where uuid = $1`,
};

/** Its watchers are its author, and who opened the post lately. */
export const COMMENTS_AS_SUBJECTS = subjectStatements('commentTexts', {
  uuid: 'c.uuid',
  from: `comments c join posts p on p.uuid = c.post_uuid where ${EXISTING}`,
  language: 'c.original_language',
  texts: ['c.content'],
  existing: `select from comments c join posts p on p.uuid = c.post_uuid where c.uuid = t.subject_uuid and ${EXISTING}`,
  // Where others replied, the row of a deleted one stays without its text.
  kept: `select from comments c where c.uuid = s.subject_uuid and c.content <> jsonb_build_object(c.original_language, '')`,
  watchers: `
    select reading.user_uuid from comments c cross join lateral (
      select c.author_uuid as user_uuid union all ${recentReaders('c.post_uuid')}
    ) reading where c.uuid = $1`,
});
