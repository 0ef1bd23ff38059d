import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ClientAddress, CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import { bearerOf, type CallerRequest, type Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { ChangePasswordInput, SignInInput, SignUpInput } from './auth.inputs.js';
import { TOKENS } from './auth.replies.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { SessionsService, type Tokens } from './sessions.service.js';

@Controller('user')
export class AuthController {
  constructor(
    private readonly passwordSignIn: PasswordSignInService,
    private readonly sessions: SessionsService,
  ) {}

  @Post('signup')
  @Public()
  @RateLimit('signUp')
  @Answers(TOKENS)
  signUp(@Body() input: SignUpInput): Promise<Tokens> {
    return this.passwordSignIn.signUp(input);
  }

  @Post('signin')
  @Public()
  @RateLimit('signIn')
  @HttpCode(200)
  @Answers(TOKENS)
  signIn(@Body() input: SignInInput, @ClientAddress() address: string): Promise<Tokens> {
    return this.passwordSignIn.signIn(input, address);
  }

  @Put('password')
  @SignedIn()
  @RateLimit('signIn')
  @HttpCode(204)
  changePassword(@CurrentViewer() viewer: Viewer, @Body() input: ChangePasswordInput): Promise<void> {
    return this.passwordSignIn.changePassword(viewer, input);
  }

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
  @Answers(TOKENS)
  reissue(@Req() request: CallerRequest): Promise<Tokens> {
    return this.sessions.reissue(bearerOf(request));
  }
}
