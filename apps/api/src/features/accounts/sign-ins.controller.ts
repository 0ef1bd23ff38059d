import { Controller, Param } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { readSignIns, removeSignIn, SIGN_IN_PROVIDERS, type SignInProvider } from '@haiko/shared/contract/signIns';
import { ProofBody, SignIns } from '@haiko/shared/contract/signIns.schemas';
import * as v from 'valibot';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { SignInsService } from './sign-ins.service.js';

@Tag('Own sign-ins', 'The ways to sign in to one account.')
@Controller()
@SignedIn()
export class SignInsController {
  constructor(private readonly signIns: SignInsService) {}

  @Handles(readSignIns, { summary: 'The ways in which you can sign in', reply: SignIns })
  list(@CurrentViewer() viewer: Viewer): Promise<ReplyOf<typeof readSignIns>> {
    return this.signIns.list(viewer);
  }

  @Handles(removeSignIn, {
    summary: 'Remove a way to sign in',
    params: { provider: v.picklist(SIGN_IN_PROVIDERS) },
    body: ProofBody,
  })
  @RateLimit('signIn')
  remove(
    @CurrentViewer() viewer: Viewer,
    @Param('provider', { transform: providerOf }) provider: SignInProvider,
    @InputBody() { password }: BodyOf<typeof removeSignIn>,
  ): Promise<void> {
    return this.signIns.remove(viewer, provider, password);
  }
}

function providerOf(value: unknown): SignInProvider {
  const provider = SIGN_IN_PROVIDERS.find((name) => name === value);
  if (!provider) throw new AppError('UNKNOWN_PROVIDER');
  return provider;
}
