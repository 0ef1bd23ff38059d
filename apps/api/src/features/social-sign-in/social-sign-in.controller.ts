import { Controller, UseFilters } from '@nestjs/common';
import type { BodyOf, QueryOf, ReplyOf } from '@haiko/shared/contract/call';
import { Tokens } from '@haiko/shared/contract/sessions.schemas';
import {
  departToProvider,
  readProviders,
  redeemKey,
  returnFromApple,
  returnFromProvider,
  signUpByProvider,
} from '@haiko/shared/contract/socialSignIn';
import {
  Departure,
  KeyQuery,
  KeyReply,
  ProviderReply,
  Providers,
  SocialSignUpBody,
} from '@haiko/shared/contract/socialSignIn.schemas';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@haiko/shared/socialProviders';
import * as v from 'valibot';
import { Public } from '../../platform/access/access.decorators.js';
import { Handles, HandlesByRedirect } from '../../platform/contract/handles.js';
import { InputBody, InputQuery } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { type Browser, CurrentBrowser } from './browser-cookie.js';
import { IsPreview } from './only-looks.js';
import { ProviderParam } from './provider-param.js';
import { SignInPageFilter } from './sign-in-page.filter.js';
import { SocialSignInService } from './social-sign-in.service.js';

const PROVIDER = { provider: v.picklist(SOCIAL_PROVIDERS) };

@Tag('Sign-in by a provider', 'Signing in and up by an account elsewhere.')
@Controller()
@Public()
export class SocialSignInController {
  constructor(
    private readonly social: SocialSignInService,
    private readonly security: SecurityLog,
  ) {}

  @Handles(readProviders, { summary: 'The providers that are offered', reply: Providers })
  providers(): ReplyOf<typeof readProviders> {
    return this.social.offered();
  }

  @Handles(departToProvider, { summary: "The address of the provider's page", params: PROVIDER, reply: Departure })
  @RateLimit('signIn')
  step1(
    @ProviderParam() provider: SocialProviderName,
    @CurrentBrowser() browser: Browser,
  ): Promise<ReplyOf<typeof departToProvider>> {
    return this.social.start(provider, browser);
  }

  @HandlesByRedirect(returnFromProvider, {
    summary: 'Come back from a provider',
    params: PROVIDER,
    query: ProviderReply,
  })
  @RateLimit('signIn')
  @UseFilters(SignInPageFilter)
  step2(
    @ProviderParam() provider: SocialProviderName,
    @InputQuery() reply: QueryOf<typeof returnFromProvider>,
    @CurrentBrowser() browser: Browser,
  ): Promise<{ url: string }> {
    return this.security.watchSignIn(() => this.social.complete(provider, reply, browser));
  }

  @HandlesByRedirect(returnFromApple, { summary: 'Come back from Apple', isForm: true, body: ProviderReply })
  @RateLimit('signIn')
  @UseFilters(SignInPageFilter)
  appleStep2(
    @InputBody() reply: BodyOf<typeof returnFromApple>,
    @CurrentBrowser() browser: Browser,
  ): Promise<{ url: string }> {
    return this.security.watchSignIn(() => this.social.complete('apple', reply, browser));
  }

  @Handles(redeemKey, { summary: 'What a key of step 2 stands for', query: KeyQuery, reply: KeyReply })
  @RateLimit('signIn')
  userInfo(
    @InputQuery() { key }: QueryOf<typeof redeemKey>,
    @CurrentBrowser() browser: Browser,
    @CurrentDevice() device: Device,
    @IsPreview() onlyLooks: boolean,
  ): Promise<ReplyOf<typeof redeemKey>> {
    return onlyLooks ? this.social.preview(key, browser, device) : this.social.userInfo(key, browser, device);
  }

  @Handles(signUpByProvider, {
    summary: 'Sign up by a provider',
    params: PROVIDER,
    body: SocialSignUpBody,
    reply: Tokens,
  })
  @RateLimit('signIn')
  step3(
    @ProviderParam() provider: SocialProviderName,
    @InputBody() input: BodyOf<typeof signUpByProvider>,
    @CurrentBrowser() browser: Browser,
    @CurrentDevice() device: Device,
  ): Promise<ReplyOf<typeof signUpByProvider>> {
    return this.social.signUp(provider, input, browser, device);
  }
}
