import type { Statement } from '../../platform/database/database.js';
import { cards, shownPost } from './posts.queries.js';

// The lists of the boards that admins write, newest first. $1 viewer, $2 skip, $3 limit, then as each says.

const ON_BOARD = `posts.board <> 'COMMUNITY' and ${shownPost('posts', '$1')}`;

/** $4 board. Keys from ix_posts_board. */
export const NEWEST_OF_BOARD: Statement = {
  name: 'boards.newest',
  text: `
    with page as materialized (
      select uuid from posts where board = $4 and ${ON_BOARD}
      order by created_at desc, uuid desc offset $2 limit $3
    ) ${cards()}`,
};

/** $4 board, $5 sub board. Keys from ix_posts_sub_board. */
export const NEWEST_OF_SUB_BOARD: Statement = {
  name: 'boards.newestOfSubBoard',
  text: `
    with page as materialized (
      select uuid from posts where sub_board_uuid = $5 and board = $4 and ${ON_BOARD}
      order by created_at desc, uuid desc offset $2 limit $3
    ) ${cards()}`,
};

/** $1 viewer, $2 board. */
export const TOTAL_OF_BOARD: Statement = {
  name: 'boards.total',
  text: `select count(*)::int as total from posts where board = $2 and ${ON_BOARD}`,
};

/** $1 viewer, $2 board, $3 sub board. */
export const TOTAL_OF_SUB_BOARD: Statement = {
  name: 'boards.totalOfSubBoard',
  text: `
    select count(*)::int as total from posts
    where sub_board_uuid = $3 and board = $2 and ${ON_BOARD}`,
};
