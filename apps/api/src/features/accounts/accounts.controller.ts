import { Controller } from '@nestjs/common';
import { changePassword, signIn, signUp } from '@haiko/shared/contract/accounts';
import { PasswordBody, SignInBody, SignUpBody } from '@haiko/shared/contract/accounts.schemas';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { Tokens } from '@haiko/shared/contract/sessions.schemas';
import { CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordSignInService } from './password-sign-in.service.js';

@Tag('Accounts', 'E-mail, password, and leaving for good.')
@Controller()
export class AccountsController {
  constructor(
    private readonly passwordSignIn: PasswordSignInService,
    private readonly passwordChange: PasswordChangeService,
  ) {}

  @Handles(signUp, { summary: 'Sign up by e-mail and password', body: SignUpBody, reply: Tokens })
  @Public()
  @RateLimit('signUp')
  signUp(@InputBody() input: BodyOf<typeof signUp>, @CurrentDevice() device: Device): Promise<ReplyOf<typeof signUp>> {
    return this.passwordSignIn.signUp(input, device);
  }

  @Handles(signIn, { summary: 'Sign in by e-mail and password', body: SignInBody, reply: Tokens })
  @Public()
  @RateLimit('signIn')
  signIn(@InputBody() input: BodyOf<typeof signIn>, @CurrentDevice() device: Device): Promise<ReplyOf<typeof signIn>> {
    return this.passwordSignIn.signIn(input, device);
  }

  @Handles(changePassword, { summary: 'Change your password', body: PasswordBody })
  @SignedIn()
  @RateLimit('signIn')
  changePassword(
    @CurrentViewer() viewer: Viewer,
    @InputBody() input: BodyOf<typeof changePassword>,
    @CurrentDevice() device: Device,
  ): Promise<void> {
    return this.passwordChange.change(viewer, input, device);
  }
}
