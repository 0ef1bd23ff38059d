import { statement } from '../../platform/database/statement.js';
import { cards, visiblePost } from './posts.queries.js';

// The lists of the boards that admins write, newest first.

const ON_BOARD = `posts.board <> 'COMMUNITY' and ${visiblePost('posts')}`;

/** Keys from ix_posts_board. */
export const NEWEST_OF_BOARD = statement(
  'boards.newest',
  `
    with page as materialized (
      select uuid from posts where board = :board and ${ON_BOARD}
      order by created_at desc, uuid desc offset :skip limit :limit
    ) ${cards()}`,
);

/** Keys from ix_posts_sub_board. */
export const NEWEST_OF_SUB_BOARD = statement(
  'boards.newestOfSubBoard',
  `
    with page as materialized (
      select uuid from posts where sub_board_uuid = :subBoard and board = :board and ${ON_BOARD}
      order by created_at desc, uuid desc offset :skip limit :limit
    ) ${cards()}`,
);

export const TOTAL_OF_BOARD = statement(
  'boards.total',
  `select count(*)::int as total from posts where board = :board and ${ON_BOARD}`,
);

export const TOTAL_OF_SUB_BOARD = statement(
  'boards.totalOfSubBoard',
  `
    select count(*)::int as total from posts
    where sub_board_uuid = :subBoard and board = :board and ${ON_BOARD}`,
);
