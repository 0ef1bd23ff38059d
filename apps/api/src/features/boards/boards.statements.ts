import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';
import { existingPost } from '../posts/posts.queries.js';

// What admins do with boards.

/** Kept from being changed until the transaction ends. */
export const SUB_BOARD_OF_BOARD = statement(
  'boards.subBoardOfBoard',
  `select uuid from sub_boards where uuid = :subBoard and board = :board for share`,
);

/** Titles and contents are JSON by language. */
export const INSERT_BOARD_POST = statement(
  'boards.insertPost',
  `
    insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, board, sub_board_uuid,
      address, map_url)
    select u.uuid, u.nationality_uuid, :language::varchar, :titles::jsonb, :contents::jsonb, :board::varchar, :subBoard?::uuid, :address?::varchar, :mapUrl?::varchar
    from users u where u.uuid = :author
    returning uuid`,
);

export const LOCK_BOARD_POST = statement(
  'boards.lockPost',
  `
    select uuid, board, original_language as "originalLanguage", title ->> original_language as title
    from posts where uuid = :post and board <> 'COMMUNITY' and ${existingPost('posts')} for no key update`,
);

/**
 * As INSERT_BOARD_POST, but a text that says the same keeps the translations that are neither given anew nor emptied. No row where it is
 * not as it was seen.
 */
export const UPDATE_BOARD_POST = statement(
  'boards.updatePost',
  `
    update posts set
      updated_at = clock_timestamp(),
      original_language = :language::varchar,
      title = case when original_language = :language and title ->> :language = :titles::jsonb ->> :language
        then title - :emptiedTitles::text[] else '{}'::jsonb end || :titles::jsonb,
      content = case when original_language = :language and content ->> :language = :contents::jsonb ->> :language
        then content - :emptiedContents::text[] else '{}'::jsonb end || :contents::jsonb,
      board = :board, sub_board_uuid = :subBoard?, address = :address?, map_url = :mapUrl?
    where uuid = :post and ${isExpectedVersion('updated_at', ':seenAt?')}
    returning uuid`,
);

export const PIN_NOTICE = statement(
  'boards.pin',
  `insert into pinned_notice (post_uuid) values (:post) on conflict (is_pinned) do update set post_uuid = excluded.post_uuid`,
);

export const UNPIN_NOTICE = statement('boards.unpin', `delete from pinned_notice returning post_uuid as uuid`);

export const UNPIN_POST = statement('boards.unpinPost', `delete from pinned_notice where post_uuid = :post`);

export const INSERT_SUB_BOARD = statement(
  'boards.insertSubBoard',
  `insert into sub_boards (board, names, position) values (:board, :names, :position) returning uuid, names`,
);

/** It stays on its board. */
export const UPDATE_SUB_BOARD = statement(
  'boards.updateSubBoard',
  `update sub_boards set names = :names, position = :position where uuid = :subBoard and board = :board returning uuid, names`,
);

/** A category, and the one that its posts move to: nothing is put into either meanwhile. */
export const LOCK_SUB_BOARDS = statement(
  'boards.lockSubBoards',
  `
    select uuid, board, names from sub_boards where uuid in (:subBoard, coalesce(:moveTo?::uuid, :subBoard)) order by uuid for update`,
);

/** Also of those that are deleted; `moved` counts the others. */
export const MOVE_POSTS_OF_SUB_BOARD = statement(
  'boards.movePosts',
  `
    with gone as (update posts set sub_board_uuid = :moveTo? where sub_board_uuid = :subBoard returning deleted_at)
    select count(*) filter (where deleted_at is null)::int as moved from gone`,
);

export const DELETE_SUB_BOARD = statement('boards.deleteSubBoard', 'delete from sub_boards where uuid = :subBoard');
