import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import {
  addSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  takeSecondStep,
} from '@haiko/shared/contract/secondFactor';
import {
  RecoveryCodes,
  SecondFactor,
  SecondFactorBody,
  SecondFactorSecret,
  SecondStepBody,
} from '@haiko/shared/contract/secondFactor.schemas';
import { Tokens } from '@haiko/shared/contract/sessions.schemas';
import { ProofBody } from '@haiko/shared/contract/signIns.schemas';
import { CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { type Browser, CurrentBrowser } from '../social-sign-in/browser-cookie.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondStepService } from './second-step.service.js';

@Tag(
  'Second factor',
  'Codes of an app (TOTP) beside a password or a provider, and what is left where the phone is lost.',
)
@Controller()
export class SecondFactorController {
  constructor(
    private readonly secondFactor: SecondFactorService,
    private readonly secondStep: SecondStepService,
  ) {}

  @Handles(readSecondFactor, { summary: 'What you have beside a password', reply: SecondFactor })
  @SignedIn()
  read(@CurrentViewer() viewer: Viewer): Promise<ReplyOf<typeof readSecondFactor>> {
    return this.secondFactor.read(viewer);
  }

  @Handles(startSecondFactor, { summary: 'A secret for an app', body: ProofBody, reply: SecondFactorSecret })
  @SignedIn()
  @RateLimit('signIn')
  start(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { password }: BodyOf<typeof startSecondFactor>,
  ): Promise<ReplyOf<typeof startSecondFactor>> {
    return this.secondFactor.start(viewer, password);
  }

  @Handles(addSecondFactor, {
    summary: 'Set the app up by its first code',
    body: SecondFactorBody,
    reply: RecoveryCodes,
  })
  @SignedIn()
  @RateLimit('signIn')
  add(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { code }: BodyOf<typeof addSecondFactor>,
  ): Promise<ReplyOf<typeof addSecondFactor>> {
    return this.secondFactor.add(viewer, code);
  }

  @Handles(renewRecoveryCodes, {
    summary: 'New recovery codes, in place of those that were left',
    body: ProofBody,
    reply: RecoveryCodes,
  })
  @SignedIn()
  @RateLimit('signIn')
  renewCodes(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { password }: BodyOf<typeof renewRecoveryCodes>,
  ): Promise<ReplyOf<typeof renewRecoveryCodes>> {
    return this.secondFactor.renewCodes(viewer, password);
  }

  @Handles(removeSecondFactor, { summary: 'Be asked for no codes any more', body: ProofBody })
  @SignedIn()
  @RateLimit('signIn')
  remove(@CurrentViewer() viewer: Viewer, @InputBody() { password }: BodyOf<typeof removeSecondFactor>): Promise<void> {
    return this.secondFactor.remove(viewer, password);
  }

  @Handles(takeSecondStep, {
    summary: 'Go on with a sign-in by a code or a passkey',
    body: SecondStepBody,
    reply: Tokens,
  })
  @Public()
  @RateLimit('signIn')
  take(
    @InputBody() given: BodyOf<typeof takeSecondStep>,
    @CurrentBrowser() browser: Browser,
    @CurrentDevice() device: Device,
  ): Promise<ReplyOf<typeof takeSecondStep>> {
    return this.secondStep.take(given, browser, device);
  }
}
