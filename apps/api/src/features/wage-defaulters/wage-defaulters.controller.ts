import { Controller } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { loadWageDefaulters } from '@haiko/shared/contract/wageDefaulters';
import { LoadedWageDefaulters, WageDefaultersBody } from '@haiko/shared/contract/wageDefaulters.schemas';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { WageDefaultersService } from './wage-defaulters.service.js';

@Tag('Wage defaulters', 'Employers whom the Ministry of Labour names for wages that they owe.')
@Controller()
@OnlyRoles('ADMIN')
export class WageDefaultersController {
  constructor(private readonly defaulters: WageDefaultersService) {}

  @Handles(loadWageDefaulters, {
    summary: 'Put a list in the place of the one before',
    body: WageDefaultersBody,
    reply: LoadedWageDefaulters,
  })
  @RateLimit('admin')
  load(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { list }: BodyOf<typeof loadWageDefaulters>,
  ): Promise<{ entries: number; dropped: number }> {
    return this.defaulters.load(viewer, list);
  }
}
