import { Injectable } from '@nestjs/common';
import { MAX_SUB_BOARDS } from '@haiko/shared/limits';
import type { Reader } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import {
  NEWEST_OF_BOARD,
  NEWEST_OF_SUB_BOARD,
  TOTAL_OF_BOARD,
  TOTAL_OF_SUB_BOARD,
} from '../posts/board-lists.queries.js';
import { cards, existingPost, PostsQueries, visiblePost } from '../posts/posts.queries.js';
import { type PostView, type SubBoardView, subBoardView } from '../posts/posts.views.js';
import { type KeptSubBoardView, keptSubBoardView } from './boards.views.js';
import type { AdminBoard } from './sub-board.entity.js';

const PINNED = statement(
  'boards.pinned',
  `
    with page as materialized (
      select posts.uuid from pinned_notice join posts on posts.uuid = pinned_notice.post_uuid
      where ${visiblePost('posts')}
    ) ${cards()}`,
);

const SUB_BOARDS = statement(
  'boards.subBoards',
  `select uuid, names, position from sub_boards where board = :board order by position, uuid limit ${MAX_SUB_BOARDS}`,
);

/** Counts by ix_posts_sub_board. */
const KEPT_SUB_BOARDS = statement(
  'boards.keptSubBoards',
  `
    select uuid, names, position, (select count(*)::int from posts p where p.sub_board_uuid = b.uuid and ${existingPost('p')}) as posts
    from sub_boards b where board = :board order by position, uuid limit ${MAX_SUB_BOARDS}`,
);

export type BoardPage = PageArgs & { subBoardUuid?: string | null; wantsTotal: boolean };

/** Every read of the boards that admins write. */
@Injectable()
export class BoardsQueries {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsQueries,
  ) {}

  async pinned(reader: Reader): Promise<PostView | null> {
    return (await this.posts.all(reader, PINNED, {}))[0] ?? null;
  }

  /** A page of a board, or of one of its categories. */
  page(reader: Reader, board: AdminBoard, { subBoardUuid, ...page }: BoardPage): Promise<Page<PostView>> {
    if (subBoardUuid) {
      const lists = { statement: NEWEST_OF_SUB_BOARD, total: TOTAL_OF_SUB_BOARD };
      return this.posts.page(reader, { ...page, ...lists, values: { board, subBoard: subBoardUuid } });
    }
    return this.posts.page(reader, { ...page, statement: NEWEST_OF_BOARD, total: TOTAL_OF_BOARD, values: { board } });
  }

  /** The categories as they are kept, for whoever changes them. */
  async kept(board: AdminBoard): Promise<KeptSubBoardView[]> {
    return (await this.database.rows(KEPT_SUB_BOARDS, { board })).map(keptSubBoardView);
  }

  async categories(board: AdminBoard): Promise<SubBoardView[]> {
    return (await this.database.rows(SUB_BOARDS, { board })).map(subBoardView);
  }
}
