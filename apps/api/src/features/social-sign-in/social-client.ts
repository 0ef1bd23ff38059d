import { Injectable } from '@nestjs/common';
import type { JWTPayload } from 'jose';
import { TokenError } from 'passport-oauth2';
import * as v from 'valibot';
import { AppConfig } from '../../platform/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { IdTokenError, verifyIdToken } from './id-token.js';
import { nameOfAppleUser, toSocialProfile, type SocialProfile } from './social-profile.js';
import { SOCIAL_PROVIDER_TABLE, type SocialProvider } from './social-providers.js';
import type { SocialProviderName } from '@haiko/shared/socialProviders';
import { socialSettings, type SocialSettings } from './social-settings.js';
import { askStrategyForAddress, askStrategyForProfile } from './social-strategy.js';

/** All calls of one sign-in together; each has its own, shorter limit. */
const DEADLINE_MS = 7_000;

/** What step 1 made up for this sign-in. PKCE and nonce may always be given: only who knows them is sent them. */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  /** base64url(SHA-256(verifier)). */
  codeChallenge: string;
  nonce: string;
}

/** What came back to step 2, beside what step 1 remembered. */
export interface AuthorizationCallback {
  redirectUri: string;
  state: string;
  code: string;
  codeVerifier: string;
  nonce: string;
  /** Apple's form field of that name. */
  user?: string;
}

/** A sign-in that a provider did not confirm: the code or id_token was no good, or the provider is in trouble. */
export class SocialSignInError extends AppError {
  constructor(
    code: 'SIGN_IN_FAILED' | 'UNAVAILABLE',
    readonly provider: SocialProviderName,
    override readonly cause: unknown,
  ) {
    super(code);
  }
}

/**
 * Runs the passport strategies of the providers, one new strategy for each leg of a sign-in. Nothing is kept
 * between the legs: state, PKCE verifier and nonce live with the caller, who has checked the state before step 2 asks.
 */
@Injectable()
export class SocialClient {
  constructor(
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {}

  /** Whether there are credentials for this provider. */
  isOffered(name: SocialProviderName): boolean {
    return socialSettings(this.config, name) !== undefined;
  }

  /** The address of the provider's consent page. Throws `PROVIDER_NOT_CONFIGURED`. */
  async authorizationUrl(name: SocialProviderName, departure: AuthorizationRequest): Promise<string> {
    const { codeChallenge, nonce } = departure;
    const found = this.find(name);
    return askStrategyForAddress(
      { ...found, ...departure },
      {
        ...(found.provider.usesPkce && { code_challenge: codeChallenge, code_challenge_method: 'S256' }),
        ...(found.provider.idToken && { nonce }),
      },
    );
  }

  /**
   * Exchanges the code and returns who signed in, verified as far as the provider lets us. Takes at most 7 s. Throws
   * `PROVIDER_NOT_CONFIGURED` or a `SocialSignInError`, whose `cause` is for the log.
   */
  async fetchProfile(name: SocialProviderName, arrival: AuthorizationCallback): Promise<SocialProfile> {
    const found = this.find(name);
    const signal = AbortSignal.timeout(DEADLINE_MS);
    try {
      const profile = await Promise.race([complete({ name, ...found }, arrival, signal), rejectWhenAborted(signal)]);
      this.#count(name, 'answered');
      return profile;
    } catch (error) {
      const isRefused = isRefusal(error);
      this.#count(name, isRefused ? 'refused' : 'failed');
      throw new SocialSignInError(isRefused ? 'SIGN_IN_FAILED' : 'UNAVAILABLE', name, error);
    }
  }

  #count(provider: SocialProviderName, outcome: 'answered' | 'refused' | 'failed'): void {
    this.metrics.count('haiko_provider_calls_total', { service: 'sign-in', provider, outcome });
  }

  private find(name: SocialProviderName): { provider: SocialProvider; settings: SocialSettings } {
    const settings = socialSettings(this.config, name);
    if (!settings) throw new AppError('PROVIDER_NOT_CONFIGURED');
    return { provider: SOCIAL_PROVIDER_TABLE[name], settings };
  }
}

interface Found {
  name: SocialProviderName;
  provider: SocialProvider;
  settings: SocialSettings;
}

async function complete(found: Found, arrival: AuthorizationCallback, signal: AbortSignal): Promise<SocialProfile> {
  const { name, provider } = found;
  const extra: Record<string, string> = {
    ...(provider.usesPkce && { code_verifier: arrival.codeVerifier }),
    // Naver's documentation asks for the state at the token endpoint too.
    ...(name === 'naver' && { state: arrival.state }),
  };
  const { profile, results } = await askStrategyForProfile({ ...found, ...arrival }, arrival.code, extra, signal);
  const claims = await readIdToken(found, results, arrival.nonce);
  const raw = provider.readProfile(name === 'apple' ? claims : profile);
  if (claims && claims.sub !== raw.sub) throw new IdTokenError('The id_token names somebody else.');
  return toSocialProfile(name, name === 'apple' ? { ...raw, name: nameOfAppleUser(arrival.user) } : raw);
}

const tokenReply = v.object({ id_token: v.string() });

/** The verified claims, where the provider gives an id_token. passport-apple hands it over bare. */
async function readIdToken(found: Found, results: unknown, nonce: string): Promise<JWTPayload | undefined> {
  const { provider, settings } = found;
  if (!provider.idToken) return undefined;
  const reply = v.safeParse(tokenReply, typeof results === 'string' ? { id_token: results } : results);
  if (!reply.success) throw new IdTokenError('There is no id_token.');
  return verifyIdToken(reply.output.id_token, { algorithm: provider.idToken, settings, nonce });
}

/** Whether the sign-in is at fault rather than the provider. */
const isRefusal = (error: unknown) =>
  error instanceof IdTokenError || (error instanceof TokenError && error.code === 'invalid_grant');

const rejectWhenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
