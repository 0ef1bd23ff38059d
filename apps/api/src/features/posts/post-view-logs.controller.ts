import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { PostViewLogsService } from './post-view-logs.service.js';
import { ViewLogInput } from './posts.inputs.js';

@Controller('post_view_logs')
export class PostViewLogsController {
  constructor(private readonly viewLogs: PostViewLogsService) {}

  // Sent while a page is being left: a 401 would start a refresh that nobody is there for, so a bad bearer is ignored.
  @Put(':id')
  @HttpCode(204)
  @RateLimit(({ viewer }) => (viewer ? 'viewLog' : null))
  @Public({ lenient: true })
  setDuration(
    @CurrentViewer() viewer: Viewer | null,
    @UuidParam('id') uuid: string,
    @Body() { duration }: ViewLogInput,
  ): Promise<void> {
    return this.viewLogs.setDuration(viewer, uuid, duration);
  }
}
