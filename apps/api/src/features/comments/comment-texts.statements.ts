import { statement } from '../../platform/database/statement.js';
import { recentReaders } from '../post-view-logs/post-view-logs.statements.js';
import { existingPost, visiblePost } from '../posts/posts.queries.js';
import { subjectStatements } from '../translations/translation-subject.statements.js';
import { visibleComment } from './comments.queries.js';

// What the translation of comments reads and writes.

const TEXT = `c.author_uuid as "authorUuid", c.original_language as "originalLanguage", c.content`;
const EXISTING = `c.deleted_at is null and ${existingPost('p')}`;

export const TEXT_OF_COMMENT = statement(
  'commentTexts.text',
  `select ${TEXT} from comments c join posts p on p.uuid = c.post_uuid where c.uuid = :comment and ${EXISTING}`,
);

export const TEXT_OF_VISIBLE_COMMENT = statement(
  'commentTexts.visibleText',
  `
    select ${TEXT} from comments c join posts p on p.uuid = c.post_uuid
    where c.uuid = :comment and ${visibleComment('c', ':viewer')} and ${visiblePost('p', ':viewer')}`,
);

/** With its post, which nobody deletes meanwhile: that takes the comments along. The post comes second, as in every other write. */
export const LOCK_TEXT_OF_COMMENT = statement(
  'commentTexts.lockText',
  `
    select ${TEXT} from comments c join posts p on p.uuid = c.post_uuid where c.uuid = :comment and ${EXISTING}
    for no key update of c for share of p`,
);

export const STORE_COMMENT_TRANSLATIONS = statement(
  'commentTexts.store',
  `update comments set content = content || :contents::jsonb where uuid = :comment`,
);

/** Its watchers are its author, and who opened the post lately. */
export const COMMENTS_AS_SUBJECTS = subjectStatements('commentTexts', {
  uuid: 'c.uuid',
  from: `comments c join posts p on p.uuid = c.post_uuid where ${EXISTING}`,
  language: 'c.original_language',
  texts: ['c.content'],
  existing: `select from comments c join posts p on p.uuid = c.post_uuid where c.uuid = t.subject_uuid and ${EXISTING}`,
  // Where others replied, the row of a deleted one stays without its text.
  kept: `select from comments c where c.uuid = s.subject_uuid and c.content <> jsonb_build_object(c.original_language, '')`,
  correctLanguage: `
    update comments set updated_at = clock_timestamp(), original_language = :language::varchar,
      content = jsonb_build_object(:language::text, content ->> original_language)
    where uuid = :subject and original_language <> :language`,
  watchers: `
    select reading.user_uuid from comments c cross join lateral (
      select c.author_uuid as user_uuid union all ${recentReaders('c.post_uuid')}
    ) reading where c.uuid = :subject`,
});
