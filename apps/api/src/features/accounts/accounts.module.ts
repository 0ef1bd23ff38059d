import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/consents.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SuspendedIdentitiesModule } from '../suspended-identities/suspended-identities.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsPersonalData } from './accounts.personal-data.js';
import { AccountsService } from './accounts.service.js';
import { AccountsWorker } from './accounts.worker.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailConfirmationService } from './email-confirmation.service.js';
import { EmailsController } from './emails.controller.js';
import { FreshProof } from './fresh-proof.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordGuesses } from './password-guesses.js';
import { PasswordRecoveryService } from './password-recovery.service.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { Passwords } from './passwords.js';
import { ProvenOwners } from './proven-owners.js';
import { SignInCleanUpService } from './sign-in-clean-up.service.js';
import { SignInsController } from './sign-ins.controller.js';
import { SignInsService } from './sign-ins.service.js';

@Module({
  imports: [UsersModule, ConsentsModule, SessionsModule, MailModule, SuspendedIdentitiesModule],
  controllers: [AccountsController, EmailsController, SignInsController],
  providers: [
    AccountsService,
    PasswordSignInService,
    PasswordChangeService,
    PasswordGuesses,
    PasswordRecoveryService,
    EmailConfirmationService,
    EmailChangeService,
    FreshProof,
    Passwords,
    ProvenOwners,
    SignInsService,
    SignInCleanUpService,
    AccountsWorker,
    AccountsPersonalData,
  ],
  exports: [AccountsService, FreshProof, SignInsService],
})
export class AccountsModule {}
