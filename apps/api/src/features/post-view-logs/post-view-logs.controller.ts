import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { countPostView, setViewDuration } from '@haiko/shared/contract/posts';
import { OpenedPostBody, ViewLog, ViewLogBody } from '@haiko/shared/contract/posts.schemas';
import { ClientAddress, CurrentViewer, IsNoReader, Public } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { PostViewLogsService } from './post-view-logs.service.js';

@Tag('View logs', 'How long posts were looked at.')
@Controller()
export class PostViewLogsController {
  constructor(private readonly viewLogs: PostViewLogsService) {}

  // Not by the opening of the post: that was a page which the server had rendered for everybody.
  @Handles(countPostView, { summary: 'Count that a rendered post was opened', body: OpenedPostBody, reply: ViewLog })
  @RateLimit(({ viewer }) => (viewer ? 'viewLog' : 'openPost'))
  @Public()
  async count(
    @CurrentViewer() viewer: Viewer | null,
    @ClientAddress() address: string,
    @IsNoReader() isNoReader: boolean,
    @InputBody() { postUuid }: BodyOf<typeof countPostView>,
  ): Promise<ReplyOf<typeof countPostView>> {
    return { postViewLogUuid: isNoReader ? null : await this.viewLogs.count(viewer, postUuid, address) };
  }

  // Sent while a page is being left: a 401 would start a refresh that nobody is there for, so a bad bearer is ignored.
  @Handles(setViewDuration, {
    summary: 'Say how long a post was looked at',
    ids: { id: 'The log, which `postViewLogUuid` names.' },
    body: ViewLogBody,
  })
  @RateLimit(({ viewer }) => (viewer ? 'viewLog' : null))
  @Public({ lenient: true })
  setDuration(
    @CurrentViewer() viewer: Viewer | null,
    @UuidParam('id') uuid: string,
    @InputBody() { duration }: BodyOf<typeof setViewDuration>,
  ): Promise<void> {
    return this.viewLogs.setDuration(viewer, uuid, duration);
  }
}
