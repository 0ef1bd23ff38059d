import { Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { UserView } from '../users/users.views.js';
import { BlocksQueries, BLOCKED_PEOPLE_SHOWN } from './blocks.queries.js';

@Resolver()
export class BlocksResolver {
  constructor(private readonly blocks: BlocksQueries) {}

  @Query(() => [UserView], {
    description: 'Whom the reader blocks, the last one first.',
    complexity: BLOCKED_PEOPLE_SHOWN,
  })
  @SignedIn()
  readBlockedUsers(@CurrentViewer() viewer: Viewer): Promise<UserView[]> {
    return this.blocks.blocked(viewer);
  }
}
