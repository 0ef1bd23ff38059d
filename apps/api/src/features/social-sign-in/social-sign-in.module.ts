import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import { readForm } from '../../platform/http/read-body.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { LinkingController } from './linking.controller.js';
import { SignInKeysService } from './sign-in-keys.service.js';
import { SignInStatesService } from './sign-in-states.service.js';
import { SocialClient } from './social-client.js';
import { SocialSignInController } from './social-sign-in.controller.js';
import { SocialSignInService } from './social-sign-in.service.js';

const MAX_FORM_BYTES = 16_384;

@Module({
  imports: [AccountsModule, SessionsModule],
  controllers: [SocialSignInController, LinkingController],
  providers: [SocialSignInService, SocialClient, SignInKeysService, SignInStatesService],
  exports: [SignInStatesService],
})
export class SocialSignInModule implements NestModule {
  /** The one call of the product whose body is a form. */
  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply(readForm({ maxBytes: MAX_FORM_BYTES }))
      .forRoutes({ path: 'user/signin/apple/step2', method: RequestMethod.POST });
  }
}
