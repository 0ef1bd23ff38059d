import { Controller, Req } from '@nestjs/common';
import type { ReplyOf } from '@haiko/shared/contract/call';
import { reissue, signOut } from '@haiko/shared/contract/sessions';
import { Tokens } from '@haiko/shared/contract/sessions.schemas';
import { CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import { bearerOf, type CallerRequest, type Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { Tag } from '../../platform/contract/tag.js';
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

  // Lenient, because the bearer is a refresh token, which the access guard rightly does not know.
  @Handles(reissue, { summary: 'Renew a session by its refresh token', bearer: 'refreshToken', reply: Tokens })
  @Public({ lenient: true })
  reissue(@Req() request: CallerRequest): Promise<ReplyOf<typeof reissue>> {
    return this.sessions.reissue(bearerOf(request));
  }
}
