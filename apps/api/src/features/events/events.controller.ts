import { Controller, Req, Res } from '@nestjs/common';
import { readEvents } from '@haiko/shared/contract/live';
import type { Response } from 'express';
import { AccessTokens } from '../../platform/access/access-tokens.js';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import { bearerOf, type CallerRequest, type Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { Tag } from '../../platform/contract/tag.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { EventStreams } from './event-streams.js';

@Tag('Events', 'What open screens are told.')
@Controller()
@SignedIn()
export class EventsController {
  constructor(
    private readonly streams: EventStreams,
    private readonly tokens: AccessTokens,
  ) {}

  @Handles(readEvents, { summary: 'What happens, as it happens (Server-Sent Events)', sends: 'text/event-stream' })
  @RateLimit('events')
  async read(@CurrentViewer() viewer: Viewer, @Req() request: CallerRequest, @Res() response: Response): Promise<void> {
    // Express lets a HEAD through to here; it would stay open and say nothing.
    if (request.method === 'HEAD') return void response.end();
    const claims = this.tokens.read(bearerOf(request) ?? '');
    if (!claims) throw new AppError('UNAUTHENTICATED');
    const { uuid: userUuid, sessionUuid } = viewer;
    const lastEventId = eventId(request.get('Last-Event-ID'));
    await this.streams.open({ userUuid, sessionUuid, expiresAt: claims.expiresAt, lastEventId }, response);
  }
}

/** What is no id of ours counts as none: the stream then begins with what happens now. */
function eventId(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
