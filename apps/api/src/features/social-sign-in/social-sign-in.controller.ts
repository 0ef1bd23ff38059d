import { Body, Controller, Get, Post, Query, Redirect, UseFilters } from '@nestjs/common';
import { ClientAddress, Public } from '../../platform/access/access.decorators.js';
import { Returns } from '../../platform/http/returns.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { TOKENS } from '../sessions/sessions.replies.js';
import { type Browser, CurrentBrowser } from './browser-cookie.js';
import { IsPreview } from './only-looks.js';
import type { Tokens } from '../sessions/sessions.service.js';
import { SignInPageFilter } from './sign-in-page.filter.js';
import type { SocialProviderName } from './social-settings.js';
import { ProviderParam, readProviderReply, SocialSignUpInput, UserInfoInput } from './social-sign-in.inputs.js';
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
  @Returns({ url: { type: 'string' } })
  step1(@ProviderParam() provider: SocialProviderName, @CurrentBrowser() browser: Browser): Promise<{ url: string }> {
    return this.social.start(provider, browser);
  }

  @Get('signin/:provider/step2')
  @RateLimit('signIn')
  @Redirect()
  @UseFilters(SignInPageFilter)
  step2(
    @ProviderParam() provider: SocialProviderName,
    @Query() fields: Fields,
    @CurrentBrowser() browser: Browser,
  ): Promise<{ url: string }> {
    return this.social.complete(provider, readProviderReply(fields), browser);
  }

  // Apple answers with a form.
  @Post('signin/apple/step2')
  @RateLimit('signIn')
  @Redirect()
  @UseFilters(SignInPageFilter)
  appleStep2(@Body() fields: Fields | undefined, @CurrentBrowser() browser: Browser): Promise<{ url: string }> {
    return this.social.complete('apple', readProviderReply(fields), browser);
  }

  @Get('userInfo')
  @RateLimit('signIn')
  userInfo(
    @Query() { key }: UserInfoInput,
    @CurrentBrowser() browser: Browser,
    @ClientAddress() address: string,
    @IsPreview() onlyLooks: boolean,
  ): Promise<UserInfo> {
    return onlyLooks ? this.social.preview(key, browser, address) : this.social.userInfo(key, browser, address);
  }

  @Post('signin/:provider/step3')
  @RateLimit('signIn')
  @Returns(TOKENS)
  step3(
    @ProviderParam() provider: SocialProviderName,
    @Body() input: SocialSignUpInput,
    @CurrentBrowser() browser: Browser,
    @ClientAddress() address: string,
  ): Promise<Tokens> {
    return this.social.signUp(provider, input, browser, address);
  }
}
