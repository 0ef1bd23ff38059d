import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { CheckNicknameArgs } from './users.inputs.js';
import { UsersQueries } from './users.queries.js';
import { NicknameCheckView, UserInformationView, UserView } from './users.views.js';

@Resolver()
export class UsersResolver {
  constructor(private readonly users: UsersQueries) {}

  @Query(() => UserInformationView)
  @SignedIn()
  readUserInformation(@CurrentViewer() viewer: Viewer): Promise<UserInformationView> {
    return this.users.information(viewer.uuid);
  }

  @Query(() => UserView, { nullable: true })
  @SignedIn()
  readUser(@Args() { uuid }: UuidArgs, @CurrentViewer() viewer: Viewer): Promise<UserView | null> {
    return this.users.card(uuid, viewer);
  }

  @Query(() => NicknameCheckView, { description: 'Live check while somebody types.' })
  @Public()
  @RateLimit('checkNickname')
  checkNickname(
    @Args() { nickname }: CheckNicknameArgs,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<NicknameCheckView> {
    return this.users.nicknameCheck(nickname, viewer);
  }
}
