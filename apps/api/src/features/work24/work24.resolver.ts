import { Query, Resolver } from '@nestjs/graphql';
import { OnlyRoles } from '../../platform/access/access.decorators.js';
import { Work24Queries } from './work24.queries.js';
import { Work24View } from './work24.views.js';

@Resolver()
@OnlyRoles('ADMIN')
export class Work24Resolver {
  constructor(private readonly feed: Work24Queries) {}

  @Query(() => Work24View, { description: 'How far the postings of the public employment service are.' })
  readWork24(): Promise<Work24View> {
    return this.feed.read();
  }
}
