import { statement } from '../../platform/database/statement.js';
import { subjectStatements } from '../translations/translation-subject.statements.js';
import { recentReaders } from '../post-view-logs/post-view-logs.statements.js';
import { existingPost, visiblePost } from './posts.queries.js';

// What the translation of posts reads and writes.

const TEXTS = `author_uuid as "authorUuid", original_language as "originalLanguage", title, content`;

export const TEXTS_OF_POST = statement(
  'postTexts.texts',
  `select ${TEXTS} from posts where uuid = :post and ${existingPost('posts')}`,
);

export const TEXTS_OF_VISIBLE_POST = statement(
  'postTexts.visibleTexts',
  `select ${TEXTS} from posts where uuid = :post and ${visiblePost('posts', ':viewer')}`,
);

export const LOCK_TEXTS_OF_POST = statement(
  'postTexts.lockTexts',
  `select ${TEXTS} from posts where uuid = :post and ${existingPost('posts')} for no key update`,
);

export const STORE_POST_TRANSLATIONS = statement(
  'postTexts.store',
  `update posts set title = title || :titles::jsonb, content = content || :contents::jsonb where uuid = :post`,
);

/** Its watchers are its author and who opened it lately. */
export const POSTS_AS_SUBJECTS = subjectStatements('postTexts', {
  uuid: 'uuid',
  from: `posts where ${existingPost('posts')}`,
  language: 'original_language',
  texts: ['title', 'content'],
  existing: `select from posts p where p.uuid = t.subject_uuid and ${existingPost('p')}`,
  kept: 'select from posts p where p.uuid = s.subject_uuid',
  correctLanguage: `
    update posts set
      updated_at = clock_timestamp(),
      original_language = :language::varchar,
      title = jsonb_build_object(:language::text, title ->> original_language),
      content = jsonb_build_object(:language::text, content ->> original_language)
    where uuid = :subject and original_language <> :language`,
  watchers: `select author_uuid as user_uuid from posts where uuid = :subject union all ${recentReaders(':subject')}`,
});
