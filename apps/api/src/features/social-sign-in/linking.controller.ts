import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { addSignIn } from '@haiko/shared/contract/signIns';
import { ProofBody } from '@haiko/shared/contract/signIns.schemas';
import { Departure } from '@haiko/shared/contract/socialSignIn.schemas';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@haiko/shared/socialProviders';
import * as v from 'valibot';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { FreshProof } from '../accounts/fresh-proof.js';
import { type Browser, CurrentBrowser } from './browser-cookie.js';
import { ProviderParam } from './provider-param.js';
import { SocialSignInService } from './social-sign-in.service.js';

@Tag('Own sign-ins', 'The ways to sign in to one account.')
@Controller()
@SignedIn()
export class LinkingController {
  constructor(
    private readonly social: SocialSignInService,
    private readonly freshProof: FreshProof,
  ) {}

  @Handles(addSignIn, {
    summary: "The address of the provider's page, to link the account there",
    params: { provider: v.picklist(SOCIAL_PROVIDERS) },
    body: ProofBody,
    reply: Departure,
  })
  @RateLimit('signIn')
  async add(
    @CurrentViewer() viewer: Viewer,
    @ProviderParam() provider: SocialProviderName,
    @InputBody() { password }: BodyOf<typeof addSignIn>,
    @CurrentBrowser() browser: Browser,
  ): Promise<ReplyOf<typeof addSignIn>> {
    await this.freshProof.assert(viewer, password);
    return this.social.start(provider, browser, viewer.sessionUuid);
  }
}
