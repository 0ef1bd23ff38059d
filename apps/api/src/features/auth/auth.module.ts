import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import { urlencoded } from 'express';
import { UsersModule } from '../users/users.module.js';
import { AccountsService } from './accounts.service.js';
import { AuthPersonalData } from './auth.personal-data.js';
import { AuthWorker } from './auth.worker.js';
import { AuthController } from './auth.controller.js';
import { SignInCleanUpService } from './clean-up.service.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { Passwords } from './passwords.js';
import { RefreshTokens } from './refresh-tokens.js';
import { SessionsService } from './sessions.service.js';
import { SignInKeysService } from './sign-in-keys.service.js';
import { SignInStatesService } from './sign-in-states.service.js';
import { SocialClient } from './social-client.js';
import { SocialSignInController } from './social-sign-in.controller.js';
import { SocialSignInService } from './social-sign-in.service.js';
import { SuspendedIdentitiesService } from './suspended-identities.service.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalService } from './withdrawal.service.js';

@Module({
  imports: [UsersModule],
  controllers: [AuthController, SocialSignInController, WithdrawalController],
  providers: [
    AccountsService,
    PasswordSignInService,
    Passwords,
    RefreshTokens,
    SessionsService,
    SignInKeysService,
    SignInStatesService,
    SocialClient,
    SocialSignInService,
    SuspendedIdentitiesService,
    WithdrawalService,
    SignInCleanUpService,
    AuthWorker,
    AuthPersonalData,
  ],
})
export class AuthModule implements NestModule {
  /** The one call of the product whose body is a form. */
  configure(consumer: MiddlewareConsumer): void {
    const form = urlencoded({ extended: false, limit: '16kb' });
    consumer.apply(form).forRoutes({ path: 'user/signin/apple/step2', method: RequestMethod.POST });
  }
}
