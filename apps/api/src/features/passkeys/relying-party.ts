import { Injectable } from '@nestjs/common';
import type { addPasskey, signInByPasskey, startPasskey, startPasskeySignIn } from '@haiko/shared/contract/passkeys';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { AppConfig } from '../../platform/config.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { type Browser, rememberBrowser, secretIn } from '../social-sign-in/browser-cookie.js';
import { SignInStatesService, STATE_SECONDS } from '../social-sign-in/sign-in-states.service.js';

/** EdDSA, ES256 and RS256: what phones, laptops and security keys sign with. */
const ALGORITHMS = [-8, -7, -257];
const NAME = 'Haiko';

type Creation = ReplyOf<typeof startPasskey>;

/** The passkey that a signature claims to be of. */
interface Claimed {
  publicKey: Buffer;
  counter: number;
}

/**
 * The server's side of WebAuthn: asks browsers for keys and signatures, and checks what comes back. It is known by the host of
 * the configured address. A challenge is good once, for ten minutes, for the browser that it was given to.
 */
@Injectable()
export class RelyingParty {
  readonly #origin: string;
  readonly #id: string;

  constructor(
    config: AppConfig,
    private readonly states: SignInStatesService,
  ) {
    const { origin, hostname } = new URL(config.publicUrl);
    this.#origin = origin;
    this.#id = hostname;
  }

  /** What a browser makes a key by, for the person of a session. */
  async askForKey(
    about: Pick<Creation, 'user' | 'excludeCredentials'>,
    browser: Browser,
    sessionUuid: string,
  ): Promise<Creation> {
    return {
      ...about,
      rp: { id: this.#id, name: NAME },
      ...(await this.#challenge(browser, sessionUuid)),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      // It has to be found without a name, and stands for what one has and is (or knows) at once.
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      // Which make of device it is does not matter here, and is nobody's business.
      attestation: 'none',
    };
  }

  /** The key that a browser has made for the person of a session. Throws `KEY_EXPIRED`, `SIGN_IN_FAILED`. */
  async readKey(given: BodyOf<typeof addPasskey>, browser: Browser, sessionUuid: string) {
    const challenge = await this.#consume(given.response.clientDataJSON, browser, sessionUuid);
    const { clientDataJSON, attestationObject } = given.response;
    const response = { ...given, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
    const { registrationInfo } = await refuseBroken(() =>
      verifyRegistrationResponse({ response, ...this.#expected(challenge), supportedAlgorithmIDs: ALGORITHMS }),
    );
    if (!registrationInfo) throw new AppError('SIGN_IN_FAILED');
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: given.response.transports ?? [],
    };
  }

  /** What a browser signs with whichever key its owner picks. */
  async askForSignature(browser: Browser): Promise<ReplyOf<typeof startPasskeySignIn>> {
    return { rpId: this.#id, ...(await this.#challenge(browser, null)), userVerification: 'required' };
  }

  /** How often the key has signed by now, once its signature is found to be right. Throws `KEY_EXPIRED`, `SIGN_IN_FAILED`. */
  async readSignature(
    given: BodyOf<typeof signInByPasskey>,
    browser: Browser,
    claimed: Claimed | undefined,
  ): Promise<number> {
    const challenge = await this.#consume(given.response.clientDataJSON, browser, null);
    if (!claimed) throw new AppError('SIGN_IN_FAILED');
    const response = { ...given, clientExtensionResults: {} };
    const credential = { id: given.id, publicKey: new Uint8Array(claimed.publicKey), counter: claimed.counter };
    const { verified, authenticationInfo } = await refuseBroken(() =>
      verifyAuthenticationResponse({ response, credential, ...this.#expected(challenge) }),
    );
    assertRule(verified, 'SIGN_IN_FAILED');
    return authenticationInfo.newCounter;
  }

  async #challenge(browser: Browser, sessionUuid: string | null) {
    const secret = rememberBrowser(browser, this.#cookieRules);
    const { state } = await this.states.start('passkey', secret, sessionUuid);
    return { challenge: state, timeout: STATE_SECONDS * 1000 };
  }

  /** The challenge that was answered, which is used up by it whether the answer is right or not. Throws `KEY_EXPIRED`. */
  async #consume(clientDataJSON: string, browser: Browser, sessionUuid: string | null): Promise<string> {
    const { challenge } = await refuseBroken(() => decodeClientDataJSON(clientDataJSON));
    const secret = secretIn(browser.cookies, this.#cookieRules);
    const asked = secret && (await this.states.consume('passkey', secret, String(challenge)));
    if (!asked || asked.sessionUuid !== sessionUuid) throw new AppError('KEY_EXPIRED');
    return asked.state;
  }

  #expected(challenge: string) {
    return { expectedChallenge: challenge, expectedOrigin: this.#origin, expectedRPID: this.#id };
  }

  get #cookieRules() {
    return { isHttps: this.#origin.startsWith('https://'), way: 'passkey' as const };
  }
}

/** The library throws for each thing that is not as it must be. */
async function refuseBroken<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch {
    throw new AppError('SIGN_IN_FAILED');
  }
}
