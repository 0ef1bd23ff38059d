import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CodeGuesses } from './code-guesses.js';
import { Codes } from './codes.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorPersonalData } from './second-factor.personal-data.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondStepService } from './second-step.service.js';

@Module({
  imports: [AccountsModule, SessionsModule, MailModule, PasskeysModule],
  controllers: [SecondFactorController],
  providers: [CodeGuesses, Codes, SecondFactorService, SecondStepService, SecondFactorPersonalData],
})
export class SecondFactorModule {}
