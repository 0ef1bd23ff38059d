import { Injectable } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import type { redeemKey, returnFromApple, signUpByProvider } from '@haiko/shared/contract/socialSignIn';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { type Browser, rememberBrowser, secretIn, secretsIn } from './browser-cookie.js';
import { LOCK_PROVIDER } from '../accounts/identities.statements.js';
import { Identity } from '../accounts/identity.entity.js';
import { LinkFailed } from './link-failed.js';
import { hashOf } from './secrets.js';
import type { Device } from '../sessions/device.js';
import { tokensOf } from '../sessions/second-step.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type KeyBearer, type SignInKeyRow, SignInKeysService } from './sign-in-keys.service.js';
import { SignInStatesService, type StartedSignIn } from './sign-in-states.service.js';
import { SocialClient } from './social-client.js';
import type { SocialProfile } from './social-profile.js';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@haiko/shared/socialProviders';

type ProviderReply = BodyOf<typeof returnFromApple>;
type SocialSignUpInput = BodyOf<typeof signUpByProvider>;
/** Tokens of a known account, or what a sign-up form is filled with. */
type UserInfo = ReplyOf<typeof redeemKey>;

/**
 * Signing in by a provider: step 1 sends the browser away, step 2 takes what comes back and leads to the web with a key,
 * the key gives tokens or a sign-up form, step 3 makes the account.
 */
@Injectable()
export class SocialSignInService {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly client: SocialClient,
    private readonly states: SignInStatesService,
    private readonly keys: SignInKeysService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
  ) {}

  /** The providers that are offered here. */
  offered(): SocialProviderName[] {
    return SOCIAL_PROVIDERS.filter((provider) => this.client.isOffered(provider));
  }

  /**
   * The address of the provider's consent page, for a sign-in, or for linking the account there to that of a session. Throws
   * `PROVIDER_NOT_CONFIGURED`.
   */
  async start(
    provider: SocialProviderName,
    browser: Browser,
    sessionUuid: string | null = null,
  ): Promise<{ url: string }> {
    assertRule(this.client.isOffered(provider), 'PROVIDER_NOT_CONFIGURED');
    const secret = rememberBrowser(browser, this.#cookieRules(provider));
    const { state, codeVerifier, nonce } = await this.states.start(provider, secret, sessionUuid);
    const departure = { redirectUri: this.#redirectUri(provider), state, codeChallenge: hashOf(codeVerifier), nonce };
    return { url: await this.client.authorizationUrl(provider, departure) };
  }

  /** The web's address with a key, for a browser that comes back from the provider; throws why there is none. */
  async complete(provider: SocialProviderName, reply: ProviderReply, browser: Browser): Promise<{ url: string }> {
    const secret = secretIn(browser.cookies, this.#cookieRules(provider));
    const started = secret && (await this.states.consume(provider, secret, reply.state));
    if (!started) throw new AppError('KEY_EXPIRED');
    if (started.sessionUuid !== null) return this.#link(started.sessionUuid, provider, reply, started);
    const profile = await this.#profileOf(provider, reply, started);
    const identity = await this.database.repo(Identity).findOneBy({ provider, sub: profile.sub });
    const key = await this.keys.issue(secret, profile, identity?.userUuid ?? null);
    return { url: `${this.config.publicUrl}/signin/callback?${new URLSearchParams({ key }).toString()}` };
  }

  /** What the key stands for; a known account's key is used by it, a sign-up's only by step 3. Throws `KEY_EXPIRED`, `SECOND_FACTOR_REQUIRED`. */
  async userInfo(key: string, browser: Browser, device: Device): Promise<UserInfo> {
    const row = await this.keys.find(key, this.#bearer(browser, device));
    if (row.userUuid === null) return signUpForm(key, row);
    const opened = await this.#openBy(key, { ...row, userUuid: row.userUuid }, device);
    return { status: 'signed-in', ...tokensOf(opened) };
  }

  /** As `userInfo`, for those who only look (HEAD, prefetch): nothing is used up, no tokens are given. */
  async preview(key: string, browser: Browser, device: Device): Promise<UserInfo> {
    const row = await this.keys.find(key, this.#bearer(browser, device));
    return row.userUuid === null ? signUpForm(key, row) : { status: 'signed-in' };
  }

  /**
   * Makes the account of a verified person and signs it in. Throws `KEY_EXPIRED`, `NICKNAME_TAKEN` (the key stays good),
   * `ACCOUNT_EXISTS`, `ACCOUNT_SUSPENDED`.
   */
  async signUp(
    provider: SocialProviderName,
    { key, ...profile }: SocialSignUpInput,
    browser: Browser,
    device: Device,
  ): Promise<ReplyOf<typeof signUpByProvider>> {
    const ticket = await this.keys.find(key, this.#bearer(browser, device));
    assertRule(ticket.userUuid === null && ticket.provider === provider, 'KEY_EXPIRED');
    const { sub, email, name } = ticket;
    return this.database.transaction(async () => {
      await this.keys.consume(key);
      const named = { ...profile, name: profile.name ?? name };
      const userUuid = await this.accounts.create(named, { provider, sub, email });
      return tokensOf(await this.sessions.open(userUuid, device));
    });
  }

  /** One transaction: between the key's end and the session's beginning nobody takes the provider away. Throws `KEY_EXPIRED`. */
  #openBy(key: string, { userUuid: user, provider, sub }: SignInKeyRow & { userUuid: string }, device: Device) {
    return this.database.transaction(async () => {
      const isHeld = (await this.database.row(LOCK_PROVIDER, { user, provider, sub })) !== undefined;
      assertRule(isHeld, 'KEY_EXPIRED');
      await this.keys.consume(key);
      return this.sessions.open(user, device);
    });
  }

  async #link(sessionUuid: string, ...arrived: [SocialProviderName, ProviderReply, StartedSignIn]) {
    try {
      const profile = await this.#profileOf(...arrived);
      await this.accounts.link(sessionUuid, profile);
      return {
        url: `${this.config.publicUrl}/signins?${new URLSearchParams({ linked: profile.provider }).toString()}`,
      };
    } catch (error) {
      throw new LinkFailed(error);
    }
  }

  async #profileOf(
    provider: SocialProviderName,
    { code, error, user }: ProviderReply,
    started: StartedSignIn,
  ): Promise<SocialProfile> {
    if (error === 'access_denied' || error === 'user_cancelled_authorize') throw new AppError('SIGN_IN_CANCELLED');
    assertRule(error === '' && code !== '', 'SIGN_IN_FAILED');
    return this.client.fetchProfile(provider, { redirectUri: this.#redirectUri(provider), code, user, ...started });
  }

  #bearer({ cookies }: Browser, { address }: Device): KeyBearer {
    return { browsers: secretsIn(cookies, { isHttps: this.#isHttps }), address };
  }

  #redirectUri(provider: SocialProviderName): string {
    return `${this.config.publicUrl}/api/user/signin/${provider}/step2`;
  }

  #cookieRules(provider: SocialProviderName) {
    return { isHttps: this.#isHttps, way: provider === 'apple' ? ('posted' as const) : ('redirected' as const) };
  }

  get #isHttps(): boolean {
    return this.config.publicUrl.startsWith('https://');
  }
}

function signUpForm(key: string, { provider, sub, email, name }: SignInKeyRow): UserInfo {
  return { status: 'sign-up', key, provider, sub, email, name };
}
