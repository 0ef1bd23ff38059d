import type OAuth2Strategy from 'passport-oauth2';
import { boundedFetch } from '../../platform/http/bounded-fetch.js';
import type { SocialProvider } from './social-providers.js';
import type { SocialSettings } from './social-settings.js';

type Reply = (error: unknown, body?: string) => void;

/** The part of a strategy that talks to the provider: addresses and two methods, in the words of the `oauth` package. */
interface Transport {
  _authorizeUrl: string;
  _accessTokenUrl: string;
  get(url: string, accessToken: string, reply: Reply): void;
  _request(...request: [string, string, Record<string, string>, string, string | null, Reply]): void;
}

/** An answer that is no success, with what passport-oauth2 needs to find the provider's error code in it. */
class ProviderReplyError extends Error {
  constructor(
    readonly statusCode: number,
    readonly data: string,
  ) {
    super(`The provider answered ${statusCode}.`);
  }
}

interface Connection {
  settings: SocialSettings;
  /** Aborts what is under way. */
  signal?: AbortSignal;
  /** Called when a strategy throws while it reads a reply. */
  onCrash(error: unknown): void;
}

/**
 * Makes a strategy talk to the configured addresses, within bounds of time and size. The packages fix some addresses
 * in their code (Kakao all, LINE and Naver the profile's) and their own client has neither time-out nor limit.
 */
export function connect(strategy: OAuth2Strategy, provider: SocialProvider, connection: Connection): void {
  const { settings, signal, onCrash } = connection;
  const { _oauth2: transport } = strategy as unknown as { _oauth2: Transport };
  const send = (url: string, init: RequestInit, reply: Reply) =>
    void fetchJsonText(url, { ...init, signal })
      .then((body) => reply(null, body), reply)
      .catch(onCrash);
  transport._authorizeUrl = settings.authorizationUrl;
  transport._accessTokenUrl = settings.tokenUrl;
  transport._request = (method, url, headers, body, _accessToken, reply) => send(url, { method, headers, body }, reply);
  transport.get = (_url, accessToken, reply) => {
    const bearer: RequestInit = { headers: { Authorization: `Bearer ${accessToken}` } };
    send(settings.userInfoUrl ?? '', provider.profileRequest?.(accessToken, settings) ?? bearer, reply);
  };
}

/** The text of a reply that is a JSON object and no error; Naver reports errors with status 200. */
async function fetchJsonText(url: string, init: RequestInit): Promise<string> {
  const { status, body } = await boundedFetch(url, init);
  if (status < 200 || status > 299) throw new ProviderReplyError(status, body);
  const reply: unknown = JSON.parse(body);
  if (typeof reply !== 'object' || reply === null) throw new ProviderReplyError(502, '');
  if ('error' in reply) throw new ProviderReplyError(400, body);
  return body;
}
