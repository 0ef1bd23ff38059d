import { Injectable, Logger } from '@nestjs/common';
import type { ErrorCode } from '@haiko/shared/errors';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { UsersService } from '../users/users.service.js';
import type { SocialSignUpInput } from './auth.inputs.js';
import { type Browser, rememberBrowser, secretIn } from './browser-cookie.js';
import { Identity } from './identity.entity.js';
import { hashOf } from './secrets.js';
import { SessionsService, type Tokens } from './sessions.service.js';
import { type SignInKeyRow, SignInKeysService } from './sign-in-keys.service.js';
import { SignInStatesService } from './sign-in-states.service.js';
import type { SocialProfile } from './social-profile.js';
import { SOCIAL_PROVIDERS, type SocialProviderName } from './social-settings.js';
import { SocialSignIn, SocialSignInError } from './social-sign-in.js';
import type { ProviderReply } from './social-sign-in.inputs.js';

/** The reply to a key: tokens of a known account, or what a sign-up form is filled with. */
export type UserInfo =
  | ({ status: 'signed-in' } & Partial<Tokens>)
  | ({ status: 'sign-up'; key: string } & Omit<SocialProfile, 'provider'> & { provider: string });

/**
 * Signing in by a provider: step 1 sends the browser away, step 2 takes what comes back and leads to the web with a key,
 * the key gives tokens or a sign-up form, step 3 makes the account.
 */
@Injectable()
export class SocialSignInService {
  readonly #log = new Logger('SignIn');

  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly social: SocialSignIn,
    private readonly states: SignInStatesService,
    private readonly keys: SignInKeysService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
  ) {}

  /** The providers that are offered here. */
  offered(): SocialProviderName[] {
    return SOCIAL_PROVIDERS.filter((provider) => this.social.isOffered(provider));
  }

  /** The address of the provider's consent page; throws `PROVIDER_NOT_CONFIGURED`. */
  async depart(provider: SocialProviderName, browser: Browser): Promise<{ url: string }> {
    assertRule(this.social.isOffered(provider), 'PROVIDER_NOT_CONFIGURED');
    const secret = rememberBrowser(browser, this.#cookieRules(provider));
    const { state, codeVerifier, nonce } = await this.states.start(provider, secret);
    const departure = { redirectUri: this.#redirectUri(provider), state, codeChallenge: hashOf(codeVerifier), nonce };
    return { url: await this.social.authorizationUrl(provider, departure) };
  }

  /** Where the browser goes after the provider: to the web with a key, or to the sign-in page with an error code. */
  async arrive(provider: SocialProviderName, reply: ProviderReply, browser: Browser): Promise<{ url: string }> {
    try {
      const profile = await this.#profileOf(provider, reply, browser);
      const identity = await this.database.repo(Identity).findOneBy({ provider, sub: profile.sub });
      const key = await this.keys.give(profile, identity?.userUuid ?? null);
      return this.#toWeb('/signin/callback', { key });
    } catch (error) {
      // Somebody sits before a browser here: every answer is a page.
      return this.#toWeb('/signin', { error: this.#errorCode(provider, error) });
    }
  }

  /** What the key stands for; a known account's key is used by it, a sign-up's only by step 3. Throws `KEY_EXPIRED`. */
  async userInfo(key: string, address: string): Promise<UserInfo> {
    const row = await this.keys.look(key, address);
    if (row.userUuid === null) return signUpForm(key, row);
    await this.keys.use(key);
    return { status: 'signed-in', ...(await this.sessions.open(row.userUuid)) };
  }

  /** As `userInfo`, for those who only look (HEAD, prefetch): nothing is used up, no tokens are given. */
  async preview(key: string, address: string): Promise<UserInfo> {
    const row = await this.keys.look(key, address);
    return row.userUuid === null ? signUpForm(key, row) : { status: 'signed-in' };
  }

  /**
   * Makes the account of a verified person and signs it in. Throws `KEY_EXPIRED`, `NICKNAME_TAKEN` (the key stays good),
   * `ACCOUNT_EXISTS`.
   */
  async signUp(provider: SocialProviderName, { key, ...profile }: SocialSignUpInput, address: string): Promise<Tokens> {
    const ticket = await this.keys.look(key, address);
    assertRule(ticket.userUuid === null && ticket.provider === provider, 'KEY_EXPIRED');
    const { sub, email, name } = ticket;
    return this.database.transaction(async () => {
      await this.keys.use(key);
      const userUuid = await this.users.create({ ...profile, name: profile.name ?? name });
      await this.database.repo(Identity).insert({ userUuid, provider, sub, email });
      return this.sessions.open(userUuid);
    });
  }

  async #profileOf(provider: SocialProviderName, reply: ProviderReply, browser: Browser): Promise<SocialProfile> {
    const secret = secretIn(browser.cookies, this.#cookieRules(provider));
    const started = secret && (await this.states.take(provider, secret, reply.state));
    if (!started) throw new AppError('KEY_EXPIRED');
    if (reply.error === 'access_denied' || reply.error === 'user_cancelled_authorize')
      throw new AppError('SIGN_IN_CANCELLED');
    assertRule(reply.error === '' && reply.code !== '', 'SIGN_IN_FAILED');
    const { code, user } = reply;
    return this.social.fetchProfile(provider, { redirectUri: this.#redirectUri(provider), code, user, ...started });
  }

  #errorCode(provider: SocialProviderName, error: unknown): ErrorCode {
    if (error instanceof SocialSignInError) {
      const { cause } = error;
      this.#log.warn({
        event: 'PROVIDER_FAILED',
        provider,
        reason: cause instanceof Error ? cause.message : String(cause),
      });
      return error.code === 'INVALID_CREDENTIALS' ? 'SIGN_IN_FAILED' : error.code;
    }
    if (error instanceof AppError) return error.code;
    this.#log.error(error instanceof Error ? (error.stack ?? error) : error);
    return 'INTERNAL';
  }

  #redirectUri(provider: SocialProviderName): string {
    return `${this.config.publicUrl}/api/user/signin/${provider}/step2`;
  }

  #toWeb(path: string, query: Record<string, string>): { url: string } {
    return { url: `${this.config.publicUrl}${path}?${new URLSearchParams(query).toString()}` };
  }

  #cookieRules(provider: SocialProviderName) {
    return { isHttps: this.config.publicUrl.startsWith('https://'), postsAcrossSites: provider === 'apple' };
  }
}

function signUpForm(key: string, { provider, sub, email, name }: SignInKeyRow): UserInfo {
  return { status: 'sign-up', key, provider, sub, email, name };
}
