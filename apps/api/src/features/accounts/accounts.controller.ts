import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ClientAddress, CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Returns } from '../../platform/http/returns.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { ChangePasswordInput, SignInInput, SignUpInput } from './accounts.inputs.js';
import { TOKENS } from '../sessions/sessions.replies.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import type { Tokens } from '../sessions/sessions.service.js';

@Controller('user')
export class AccountsController {
  constructor(private readonly passwordSignIn: PasswordSignInService) {}

  @Post('signup')
  @Public()
  @RateLimit('signUp')
  @Returns(TOKENS)
  signUp(@Body() input: SignUpInput): Promise<Tokens> {
    return this.passwordSignIn.signUp(input);
  }

  @Post('signin')
  @Public()
  @RateLimit('signIn')
  @HttpCode(200)
  @Returns(TOKENS)
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
}
