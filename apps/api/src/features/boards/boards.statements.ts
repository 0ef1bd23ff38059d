import type { Statement } from '../../platform/database/database.js';
import { existingPost } from '../posts/posts.queries.js';

// What admins do with boards.

/** $1 sub board, $2 board. Kept from being changed until the transaction ends. */
export const SUB_BOARD_OF_BOARD: Statement = {
  name: 'boards.subBoardOfBoard',
  text: `select uuid from sub_boards where uuid = $1 and board = $2 for share`,
};

/** $1 author, $2 language, $3 titles, $4 contents (JSON by language), $5 board, $6 sub board, $7 address, $8 map link. */
export const INSERT_BOARD_POST: Statement = {
  name: 'boards.insertPost',
  text: `
    insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, board, sub_board_uuid,
      address, map_url)
    select u.uuid, u.nationality_uuid, $2::varchar, $3::jsonb, $4::jsonb, $5::varchar, $6::uuid, $7::varchar, $8::varchar
    from users u where u.uuid = $1
    returning uuid`,
};

/** $1 post, which is one of a board. */
export const LOCK_BOARD_POST: Statement = {
  name: 'boards.lockPost',
  text: `
    select uuid, board, original_language as "originalLanguage", title ->> original_language as title
    from posts where uuid = $1 and board <> 'COMMUNITY' and ${existingPost('posts')} for no key update`,
};

/** As INSERT_BOARD_POST, but $1 post. A text that says the same keeps the translations that are not given anew. */
export const UPDATE_BOARD_POST: Statement = {
  name: 'boards.updatePost',
  text: `
    update posts set
      updated_at = now(),
      original_language = $2::varchar,
      title = case when original_language = $2 and title ->> $2 = $3::jsonb ->> $2 then title else '{}'::jsonb end
        || $3::jsonb,
      content = case when original_language = $2 and content ->> $2 = $4::jsonb ->> $2 then content else '{}'::jsonb end
        || $4::jsonb,
      board = $5, sub_board_uuid = $6, address = $7, map_url = $8
    where uuid = $1`,
};

/** $1 post. */
export const PIN_NOTICE: Statement = {
  name: 'boards.pin',
  text: `insert into pinned_notice (post_uuid) values ($1) on conflict (is_pinned) do update set post_uuid = excluded.post_uuid`,
};

export const UNPIN_NOTICE: Statement = {
  name: 'boards.unpin',
  text: `delete from pinned_notice returning post_uuid as uuid`,
};

/** $1 post: one that is deleted or moved to another board is on top no more. */
export const UNPIN_POST: Statement = {
  name: 'boards.unpinPost',
  text: `delete from pinned_notice where post_uuid = $1`,
};

/** $1 board, $2 names, $3 position. */
export const INSERT_SUB_BOARD: Statement = {
  name: 'boards.insertSubBoard',
  text: `insert into sub_boards (board, names, position) values ($1, $2, $3) returning uuid, names`,
};

/** $1 board, $2 names, $3 position, $4 sub board; it stays on its board. */
export const UPDATE_SUB_BOARD: Statement = {
  name: 'boards.updateSubBoard',
  text: `update sub_boards set names = $2, position = $3 where uuid = $4 and board = $1 returning uuid, names`,
};
