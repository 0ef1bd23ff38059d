import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SocialSignInModule } from '../social-sign-in/social-sign-in.module.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysPersonalData } from './passkeys.personal-data.js';
import { PasskeysService } from './passkeys.service.js';
import { RelyingParty } from './relying-party.js';

@Module({
  imports: [AccountsModule, SessionsModule, MailModule, SocialSignInModule],
  controllers: [PasskeysController],
  providers: [PasskeysService, RelyingParty, PasskeysPersonalData],
  exports: [PasskeysService],
})
export class PasskeysModule {}
