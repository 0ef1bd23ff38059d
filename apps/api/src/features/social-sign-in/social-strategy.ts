import type { Request, Response } from 'express';
import passport from 'passport';
import type OAuth2Strategy from 'passport-oauth2';
import type { SocialProvider } from './social-providers.js';
import type { SocialSettings } from './social-settings.js';
import { connect } from './social-transport.js';

/** What the provider gave for a code: the profile as the strategy parsed it, and the token reply (Apple: the id_token). */
export interface Exchanged {
  profile: unknown;
  results: unknown;
}

interface Leg {
  provider: SocialProvider;
  settings: SocialSettings;
  redirectUri: string;
  state: string;
}

/** The address that the provider's strategy redirects to, with these parameters added to its own. */
export function askStrategyForAddress(leg: Leg, extra: Record<string, string>): Promise<string> {
  const strategy = createStrategy(leg);
  const own = strategy.authorizationParams.bind(strategy);
  strategy.authorizationParams = (options) => ({ ...own(options), ...extra });
  return new Promise((resolve, reject) => {
    connect(strategy, leg.provider, { settings: leg.settings, onCrash: reject });
    const response = { setHeader: (name: string, value: string) => name === 'Location' && resolve(value), end() {} };
    authenticate(strategy, { query: {}, body: {} }, response, { state: leg.state, callback: reject });
  });
}

/** Lets the provider's strategy exchange a code, with these parameters added to the token request. */
export function askStrategyForProfile(
  leg: Leg,
  code: string,
  extra: Record<string, string>,
  signal: AbortSignal,
): Promise<Exchanged> {
  const strategy = createStrategy(leg);
  strategy.tokenParams = () => extra;
  return new Promise((resolve, reject) => {
    connect(strategy, leg.provider, { settings: leg.settings, signal, onCrash: reject });
    const callback = (error: unknown, exchanged?: Exchanged | false) =>
      exchanged ? resolve(exchanged) : reject(error ?? new Error('The strategy did not accept the callback.'));
    const request = { query: { code, state: leg.state }, body: {} };
    authenticate(strategy, request, { setHeader() {}, end() {} }, { state: leg.state, callback });
  });
}

function createStrategy({ provider, settings, redirectUri, state }: Leg): OAuth2Strategy {
  const options: OAuth2Strategy.StrategyOptions = {
    clientID: settings.clientId,
    clientSecret: settings.clientSecret,
    authorizationURL: settings.authorizationUrl,
    tokenURL: settings.tokenUrl,
    callbackURL: redirectUri,
    // The caller keeps the state and has checked it: there is no session to keep it in.
    store: {
      store: (_request: Request, _meta: unknown, done: OAuth2Strategy.StateStoreStoreCallback) => done(null, state),
      verify: (_request: Request, _state: string, _meta: unknown, done: OAuth2Strategy.StateStoreVerifyCallback) =>
        done(null, true, undefined),
    } as OAuth2Strategy.StateStore,
  };
  return provider.create(options, settings, (_accessToken, _refreshToken, results: unknown, profile: unknown, done) =>
    done(null, { results, profile } satisfies Exchanged),
  );
}

interface Run {
  state: string;
  callback(error: unknown, exchanged?: Exchanged | false): void;
}

/** Passport needs no more of a request and a response than these few members. */
function authenticate(strategy: OAuth2Strategy, request: object, response: object, { state, callback }: Run): void {
  const middleware: (req: Request, res: Response, next: (error?: unknown) => void) => void = passport.authenticate(
    strategy,
    { session: false, state },
    callback,
  );
  middleware(request as Request, response as Response, callback);
}
