import type { Statement } from '../../platform/database/database.js';
import { subjectStatements } from '../translations/subject.statements.js';
import { recentReaders } from './post-view-logs.statements.js';
import { existingPost, visiblePost } from './posts.queries.js';

// What the translation of posts reads and writes. $1 is the post.

const TEXTS = `author_uuid as "authorUuid", original_language as "originalLanguage", title, content`;

export const TEXTS_OF_POST: Statement = {
  name: 'postTexts.texts',
  text: `select ${TEXTS} from posts where uuid = $1 and ${existingPost('posts')}`,
};

/** $2 viewer. */
export const TEXTS_OF_VISIBLE_POST: Statement = {
  name: 'postTexts.visibleTexts',
  text: `select ${TEXTS} from posts where uuid = $1 and ${visiblePost('posts', '$2')}`,
};

export const LOCK_TEXTS_OF_POST: Statement = {
  name: 'postTexts.lockTexts',
  text: `select ${TEXTS} from posts where uuid = $1 and ${existingPost('posts')} for no key update`,
};

/** $2 titles, $3 contents, as JSON by language. */
export const STORE_TRANSLATIONS: Statement = {
  name: 'postTexts.store',
  text: `update posts set title = title || $2::jsonb, content = content || $3::jsonb where uuid = $1`,
};

/** Its watchers are its author and who opened it lately. */
export const POSTS_AS_SUBJECTS = subjectStatements('postTexts', {
  uuid: 'uuid',
  from: `posts where ${existingPost('posts')}`,
  language: 'original_language',
  texts: ['title', 'content'],
  existing: `select from posts p where p.uuid = t.subject_uuid and ${existingPost('p')}`,
  kept: 'select from posts p where p.uuid = s.subject_uuid',
  watchers: `select author_uuid as user_uuid from posts where uuid = $1 union all ${recentReaders('$1')}`,
});
