import { Injectable } from '@nestjs/common';
import { MAX_SUB_BOARDS } from '@haiko/shared/limits';
import type { Reader } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import type { Page, PageArgs } from '../../platform/graphql/page.js';
import {
  NEWEST_OF_BOARD,
  NEWEST_OF_SUB_BOARD,
  TOTAL_OF_BOARD,
  TOTAL_OF_SUB_BOARD,
} from '../posts/board-lists.queries.js';
import { cards, PostsQueries, shownPost } from '../posts/posts.queries.js';
import { type PostView, type SubBoardRow, type SubBoardView, subBoardView } from '../posts/posts.views.js';
import type { AdminBoard } from '../posts/sub-board.entity.js';

/** $1 viewer. */
const PINNED: Statement = {
  name: 'boards.pinned',
  text: `
    with page as materialized (
      select posts.uuid from pinned_notice join posts on posts.uuid = pinned_notice.post_uuid
      where ${shownPost('posts', '$1')}
    ) ${cards()}`,
};

/** $1 board. */
const SUB_BOARDS: Statement = {
  name: 'boards.subBoards',
  text: `select uuid, names from sub_boards where board = $1 order by position, uuid limit ${MAX_SUB_BOARDS}`,
};

export type BoardPage = PageArgs & { subBoardUuid?: string | null; wantsTotal: boolean };

/** Every read of the boards that admins write. */
@Injectable()
export class BoardsQueries {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsQueries,
  ) {}

  async pinned(reader: Reader): Promise<PostView | null> {
    return (await this.posts.all(reader, PINNED))[0] ?? null;
  }

  /** A page of a board, or of one of its categories. */
  page(reader: Reader, board: AdminBoard, { subBoardUuid, ...page }: BoardPage): Promise<Page<PostView>> {
    return this.posts.page(reader, {
      ...page,
      statement: subBoardUuid ? NEWEST_OF_SUB_BOARD : NEWEST_OF_BOARD,
      total: subBoardUuid ? TOTAL_OF_SUB_BOARD : TOTAL_OF_BOARD,
      values: subBoardUuid ? [board, subBoardUuid] : [board],
    });
  }

  async categories(board: AdminBoard): Promise<SubBoardView[]> {
    return (await this.database.rows<SubBoardRow>(SUB_BOARDS, [board])).map(subBoardView);
  }
}
