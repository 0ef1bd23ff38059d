import { statement } from '../../platform/database/statement.js';
import { exportPage } from '../../platform/personal-data/personal-data.js';

export const EXPORT_WATCHED_WORDS = statement(
  'watchedWords.exportEntered',
  `
    select w.uuid as key, json_build_object('createdAt', w.created_at, 'word', w.word, 'why', w.why)::text as item
    from watched_words w
    where w.added_by_uuid = :user ${exportPage('w.uuid')}`,
);
