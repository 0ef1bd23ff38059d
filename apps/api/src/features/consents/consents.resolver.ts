import { Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { ConsentsService } from './consents.service.js';
import { ConsentView, MOST_CONSENTS } from './consents.views.js';

@Resolver()
export class ConsentsResolver {
  constructor(private readonly consents: ConsentsService) {}

  @Query(() => [ConsentView], {
    description: 'What the reader has agreed to, the last first.',
    complexity: MOST_CONSENTS,
  })
  @SignedIn({ evenIfSuspended: true })
  readMyConsents(@CurrentViewer() viewer: Viewer): Promise<ConsentView[]> {
    return this.consents.of(viewer.uuid);
  }
}
