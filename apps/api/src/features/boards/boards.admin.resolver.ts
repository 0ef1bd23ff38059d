import { MAX_SUB_BOARDS } from '@haiko/shared/limits';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { PostView, SubBoardView } from '../posts/posts.views.js';
import {
  CreateBoardPostArgs,
  DeleteSubBoardArgs,
  KeptSubBoardsArgs,
  SaveSubBoardArgs,
  UpdateBoardPostArgs,
} from './boards.inputs.js';
import { BoardsQueries } from './boards.queries.js';
import { BoardsService } from './boards.service.js';
import { KeptSubBoardView } from './boards.views.js';

/** What admins write in the playground. */
@Resolver()
@OnlyRoles('ADMIN')
export class BoardsAdminResolver {
  constructor(
    private readonly boards: BoardsService,
    private readonly queries: BoardsQueries,
  ) {}

  @Mutation(() => PostView)
  @RateLimit('admin')
  createBoardPost(@CurrentReader() reader: Reader<Viewer>, @Args() { input }: CreateBoardPostArgs): Promise<PostView> {
    return this.boards.create(reader, input);
  }

  @Mutation(() => PostView)
  @RateLimit('admin')
  updateBoardPost(@CurrentReader() reader: Reader<Viewer>, @Args() changed: UpdateBoardPostArgs): Promise<PostView> {
    return this.boards.update(reader, changed);
  }

  @Mutation(() => Boolean)
  @RateLimit('admin')
  deleteBoardPost(@CurrentViewer() viewer: Viewer, @Args() { uuid }: UuidArgs): Promise<boolean> {
    return this.boards.remove(viewer, uuid);
  }

  @Mutation(() => PostView, { description: 'Puts a notice on top, in place of the one that is there.' })
  @RateLimit('admin')
  pinNotice(@CurrentReader() reader: Reader<Viewer>, @Args() { uuid }: UuidArgs): Promise<PostView> {
    return this.boards.pin(reader, uuid);
  }

  @Mutation(() => Boolean, { description: 'Answers whether a notice was on top.' })
  @RateLimit('admin')
  unpinNotice(@CurrentViewer() viewer: Viewer): Promise<boolean> {
    return this.boards.unpin(viewer);
  }

  @Query(() => [KeptSubBoardView], {
    complexity: MAX_SUB_BOARDS,
    description: 'The categories of a board, to be changed by `saveSubBoard`.',
  })
  readKeptSubBoards(@Args() { board }: KeptSubBoardsArgs): Promise<KeptSubBoardView[]> {
    return this.queries.kept(board);
  }

  @Mutation(() => SubBoardView)
  @RateLimit('admin')
  saveSubBoard(@CurrentViewer() viewer: Viewer, @Args() { uuid, input }: SaveSubBoardArgs): Promise<SubBoardView> {
    return this.boards.saveSubBoard(viewer, uuid ?? null, input);
  }

  @Mutation(() => Boolean, { description: 'Takes a category away; what stands in it stays.' })
  @RateLimit('admin')
  deleteSubBoard(@CurrentViewer() viewer: Viewer, @Args() args: DeleteSubBoardArgs): Promise<boolean> {
    return this.boards.deleteSubBoard(viewer, args);
  }
}
