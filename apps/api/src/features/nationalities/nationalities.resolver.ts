import { Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { NationalityView, nationalityViews } from './nationalities.views.js';

@Resolver()
export class NationalitiesResolver {
  @Query(() => [NationalityView], { complexity: 200 })
  @Public()
  readNationalities(@CurrentViewer() viewer: Viewer | null): NationalityView[] {
    return nationalityViews(viewer);
  }
}
