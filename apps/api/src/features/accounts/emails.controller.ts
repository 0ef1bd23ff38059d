import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import {
  changeEmail,
  confirmEmail,
  disownEmail,
  forgotPassword,
  nameAnotherEmail,
  readRecovery,
  resetPassword,
  sendConfirmation,
} from '@haiko/shared/contract/emails';
import {
  AnotherEmailBody,
  ChangeEmailBody,
  ConfirmEmailBody,
  DisownEmailBody,
  ForgotPasswordBody,
  Recovery,
  ResetPasswordBody,
} from '@haiko/shared/contract/emails.schemas';
import { Tokens } from '@haiko/shared/contract/sessions.schemas';
import { CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailConfirmationService } from './email-confirmation.service.js';
import { PasswordRecoveryService } from './password-recovery.service.js';
import { PasswordSignInService } from './password-sign-in.service.js';

@Tag('Addresses', 'Confirming and changing an address, and a forgotten password.')
@Controller()
@Public()
export class EmailsController {
  constructor(
    private readonly recovery: PasswordRecoveryService,
    private readonly confirmations: EmailConfirmationService,
    private readonly changes: EmailChangeService,
    private readonly passwords: PasswordSignInService,
  ) {}

  @Handles(readRecovery, { summary: 'Whether a forgotten password can be set anew', reply: Recovery })
  readRecovery(): ReplyOf<typeof readRecovery> {
    return { isOffered: this.recovery.isOffered };
  }

  @Handles(forgotPassword, { summary: 'Have a mail sent to set a password anew', body: ForgotPasswordBody })
  @RateLimit('signIn')
  forgotPassword(
    @InputBody() { email }: BodyOf<typeof forgotPassword>,
    @CurrentDevice() device: Device,
  ): Promise<void> {
    return this.recovery.forgot(email, device);
  }

  @Handles(resetPassword, { summary: 'Set a password anew and sign in', body: ResetPasswordBody, reply: Tokens })
  @RateLimit('signIn')
  resetPassword(
    @InputBody() input: BodyOf<typeof resetPassword>,
    @CurrentDevice() device: Device,
  ): Promise<ReplyOf<typeof resetPassword>> {
    return this.recovery.reset(input, device);
  }

  @Handles(confirmEmail, { summary: 'Confirm an address by a mail', body: ConfirmEmailBody })
  @RateLimit('signIn')
  confirm(@InputBody() input: BodyOf<typeof confirmEmail>, @CurrentViewer() viewer: Viewer | null): Promise<void> {
    return this.confirmations.confirm(input, viewer);
  }

  @Handles(sendConfirmation, { summary: 'Have the mail to confirm your address sent again' })
  @SignedIn()
  @RateLimit('mail')
  sendConfirmation(@CurrentViewer() viewer: Viewer, @CurrentDevice() device: Device): Promise<void> {
    return this.confirmations.sendAgain(viewer, device);
  }

  @Handles(disownEmail, { summary: 'Say that an account with your address is not yours', body: DisownEmailBody })
  @RateLimit('signIn')
  disown(@InputBody() { token }: BodyOf<typeof disownEmail>): Promise<void> {
    return this.confirmations.disown(token);
  }

  @Handles(nameAnotherEmail, {
    summary: 'Name another address for an account whose own was never confirmed',
    body: AnotherEmailBody,
  })
  @RateLimit('signIn')
  nameAnother(@InputBody() input: BodyOf<typeof nameAnotherEmail>, @CurrentDevice() device: Device): Promise<void> {
    return this.passwords.nameAnotherEmail(input, device);
  }

  @Handles(changeEmail, { summary: 'Change your address', body: ChangeEmailBody })
  @SignedIn()
  @RateLimit('mail')
  changeEmail(
    @CurrentViewer() viewer: Viewer,
    @InputBody() input: BodyOf<typeof changeEmail>,
    @CurrentDevice() device: Device,
  ): Promise<void> {
    return this.changes.request(viewer, input, device);
  }
}
