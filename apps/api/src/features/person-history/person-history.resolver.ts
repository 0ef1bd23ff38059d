import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { PersonHistoryArgs } from './person-history.inputs.js';
import { PersonHistoryQueries } from './person-history.queries.js';
import { PersonHistoryView } from './person-history.views.js';

@Resolver()
@OnlyRoles('ADMIN', 'MODERATOR')
export class PersonHistoryResolver {
  constructor(private readonly queries: PersonHistoryQueries) {}

  @Query(() => PersonHistoryView, { nullable: true, description: 'What there was with a person before.' })
  readPersonHistory(
    @CurrentViewer() viewer: Viewer,
    @Args() args: PersonHistoryArgs,
  ): Promise<PersonHistoryView | null> {
    return this.queries.of(viewer, args);
  }
}
