import { Controller } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import {
  addPasskey,
  removePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@haiko/shared/contract/passkeys';
import { NewPasskeyBody, PasskeyBody, PasskeyCreation, PasskeyRequest } from '@haiko/shared/contract/passkeys.schemas';
import { Tokens } from '@haiko/shared/contract/sessions.schemas';
import { ProofBody } from '@haiko/shared/contract/signIns.schemas';
import { CurrentViewer, Public, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { FreshProof } from '../accounts/fresh-proof.js';
import { SignInsService } from '../accounts/sign-ins.service.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { type Browser, CurrentBrowser } from '../social-sign-in/browser-cookie.js';
import { PasskeysService } from './passkeys.service.js';

@Tag('Passkeys', 'Keys that devices keep: adding them, and signing in by them (WebAuthn).')
@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly signIns: SignInsService,
    private readonly freshProof: FreshProof,
  ) {}

  @Handles(startPasskey, {
    summary: 'What the browser makes a passkey by',
    body: ProofBody,
    reply: PasskeyCreation,
  })
  @SignedIn()
  @RateLimit('signIn')
  async start(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { password }: BodyOf<typeof startPasskey>,
    @CurrentBrowser() browser: Browser,
  ): Promise<ReplyOf<typeof startPasskey>> {
    await this.freshProof.assert(viewer, password);
    return this.passkeys.start(viewer, browser);
  }

  @Handles(addPasskey, { summary: 'Add the passkey that the browser has made', body: NewPasskeyBody })
  @SignedIn()
  @RateLimit('signIn')
  add(
    @CurrentViewer() viewer: Viewer,
    @InputBody() given: BodyOf<typeof addPasskey>,
    @CurrentBrowser() browser: Browser,
    @CurrentDevice() device: Device,
  ): Promise<void> {
    return this.passkeys.add(viewer, given, browser, device);
  }

  @Handles(removePasskey, { summary: 'Remove a passkey', ids: { uuid: 'The passkey.' }, body: ProofBody })
  @SignedIn()
  @RateLimit('signIn')
  remove(
    @CurrentViewer() viewer: Viewer,
    @UuidParam('uuid') uuid: string,
    @InputBody() { password }: BodyOf<typeof removePasskey>,
  ): Promise<void> {
    return this.signIns.removePasskey(viewer, uuid, password);
  }

  @Handles(startPasskeySignIn, { summary: 'What the browser signs to sign in by a passkey', reply: PasskeyRequest })
  @Public()
  @RateLimit('passkeyOptions')
  startSignIn(@CurrentBrowser() browser: Browser): Promise<ReplyOf<typeof startPasskeySignIn>> {
    return this.passkeys.startSignIn(browser);
  }

  @Handles(signInByPasskey, { summary: 'Sign in by a passkey', body: PasskeyBody, reply: Tokens })
  @Public()
  @RateLimit('signIn')
  signIn(
    @InputBody() given: BodyOf<typeof signInByPasskey>,
    @CurrentBrowser() browser: Browser,
    @CurrentDevice() device: Device,
  ): Promise<ReplyOf<typeof signInByPasskey>> {
    return this.passkeys.signIn(given, browser, device);
  }
}
