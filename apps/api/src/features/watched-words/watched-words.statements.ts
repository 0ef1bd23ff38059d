import { statement } from '../../platform/database/statement.js';

/** On which processes are told that the list has changed. */
export const WORDS_CHANNEL = 'watched_words';

/** Additions follow each other, so that there are never more than may be. */
export const LOCK_LIST = statement(
  'watchedWords.lockList',
  `select pg_advisory_xact_lock(hashtextextended('watched words', 0))`,
);

/** The same word once more has another reason from now on. Nothing where the list is full. */
export const WATCH_WORD = statement(
  'watchedWords.watch',
  `
    insert into watched_words (word, word_key, why, added_by_uuid)
    select :word, :key::varchar, :why, :moderator
    where (select count(*) from watched_words where word_key <> :key::varchar) < :most::int
    on conflict on constraint uq_watched_words_key do update set word = excluded.word, why = excluded.why
    returning uuid`,
);

export const LOCK_WORD = statement('watchedWords.lock', 'select word from watched_words where uuid = :word for update');

export const FORGET_WORD = statement('watchedWords.forget', 'delete from watched_words where uuid = :word');

export const TELL_OF_WORDS = statement('watchedWords.tellProcesses', `select pg_notify('${WORDS_CHANNEL}', '')`);
