import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import { bearerOf, type CallerRequest, type Viewer } from '../../platform/access/caller.js';
import { Returns } from '../../platform/http/returns.decorator.js';
import { TOKENS } from './sessions.replies.js';
import { SessionsService, type Tokens } from './sessions.service.js';

@Controller('user')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Post('signout')
  @SignedIn({ evenIfSuspended: true })
  @HttpCode(204)
  signOut(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.sessions.close(viewer);
  }

  // Lenient, because the bearer is a refresh token, which the access guard rightly does not know.
  @Post('auth/reissue')
  @Public({ lenient: true })
  @HttpCode(200)
  @Returns(TOKENS)
  reissue(@Req() request: CallerRequest): Promise<Tokens> {
    return this.sessions.reissue(bearerOf(request));
  }
}
