import { Controller, Req } from '@nestjs/common';
import type { ReplyOf } from '@haiko/shared/contract/call';
import { endOtherSessions, endSession, readSessions, reissue, signOut } from '@haiko/shared/contract/sessions';
import { Sessions, Tokens } from '@haiko/shared/contract/sessions.schemas';
import { CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import { bearerOf, type CallerRequest, type Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { SessionsService } from './sessions.service.js';

@Tag('Sessions', 'Staying signed in, and signing out.')
@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Handles(signOut, { summary: 'Sign out' })
  @SignedIn({ evenIfSuspended: true })
  signOut(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.sessions.close(viewer);
  }

  @Handles(readSessions, { summary: 'Where you are signed in', reply: Sessions })
  @SignedIn({ evenIfSuspended: true })
  list(@CurrentViewer() viewer: Viewer): Promise<ReplyOf<typeof readSessions>> {
    return this.sessions.list(viewer);
  }

  @Handles(endSession, { summary: 'Sign one of your devices out', ids: { uuid: 'The session.' } })
  @SignedIn({ evenIfSuspended: true })
  @RateLimit('delete')
  end(@CurrentViewer() viewer: Viewer, @UuidParam('uuid') uuid: string): Promise<void> {
    return this.sessions.end(viewer, uuid);
  }

  @Handles(endOtherSessions, { summary: 'Sign all your other devices out' })
  @SignedIn({ evenIfSuspended: true })
  @RateLimit('delete')
  endOthers(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.sessions.closeOthers(viewer);
  }

  // Lenient, because the bearer is a refresh token, which the access guard rightly does not know.
  @Handles(reissue, { summary: 'Renew a session by its refresh token', bearer: 'refreshToken', reply: Tokens })
  @Public({ lenient: true })
  reissue(@Req() request: CallerRequest): Promise<ReplyOf<typeof reissue>> {
    return this.sessions.reissue(bearerOf(request));
  }
}
