import { Body, Controller, Get, Header, Post, Query, Redirect } from '@nestjs/common';
import { ClientAddress, Public } from '../../platform/access/access.decorators.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { SocialSignUpInput, UserInfoInput } from './auth.inputs.js';
import { type Browser, CurrentBrowser } from './browser-cookie.js';
import { OnlyLooks } from './only-looks.js';
import type { Tokens } from './sessions.service.js';
import type { SocialProviderName } from './social-settings.js';
import { ProviderParam, readProviderReply } from './social-sign-in.inputs.js';
import { SocialSignInService, type UserInfo } from './social-sign-in.service.js';

type Fields = Record<string, unknown>;

@Controller('user')
@Public()
export class SocialSignInController {
  constructor(private readonly social: SocialSignInService) {}

  @Get('signin/providers')
  providers(): SocialProviderName[] {
    return this.social.offered();
  }

  @Get('signin/:provider/step1')
  @RateLimit('signIn')
  @Header('Cache-Control', 'no-store')
  step1(@ProviderParam() provider: SocialProviderName, @CurrentBrowser() browser: Browser): Promise<{ url: string }> {
    return this.social.depart(provider, browser);
  }

  @Get('signin/:provider/step2')
  @RateLimit('signIn')
  @Header('Cache-Control', 'no-store')
  @Redirect()
  step2(
    @ProviderParam() provider: SocialProviderName,
    @Query() fields: Fields,
    @CurrentBrowser() browser: Browser,
  ): Promise<{ url: string }> {
    return this.social.arrive(provider, readProviderReply(fields), browser);
  }

  // Apple answers with a form.
  @Post('signin/apple/step2')
  @RateLimit('signIn')
  @Header('Cache-Control', 'no-store')
  @Redirect()
  appleStep2(@Body() fields: Fields | undefined, @CurrentBrowser() browser: Browser): Promise<{ url: string }> {
    return this.social.arrive('apple', readProviderReply(fields), browser);
  }

  @Get('userInfo')
  @RateLimit('signIn')
  @Header('Cache-Control', 'no-store')
  userInfo(
    @Query() { key }: UserInfoInput,
    @ClientAddress() address: string,
    @OnlyLooks() onlyLooks: boolean,
  ): Promise<UserInfo> {
    return onlyLooks ? this.social.preview(key, address) : this.social.userInfo(key, address);
  }

  @Post('signin/:provider/step3')
  @RateLimit('signIn')
  @Header('Cache-Control', 'no-store')
  step3(
    @ProviderParam() provider: SocialProviderName,
    @Body() input: SocialSignUpInput,
    @ClientAddress() address: string,
  ): Promise<Tokens> {
    return this.social.signUp(provider, input, address);
  }
}
