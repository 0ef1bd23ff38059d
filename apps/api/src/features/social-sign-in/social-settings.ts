import type { SocialProviderName } from '@haiko/shared/socialProviders';
import type { AppConfig } from '../../platform/config.js';

interface Endpoints {
  authorizationUrl: string;
  tokenUrl: string;
  /** Apple has none: its profile is the id_token. */
  userInfoUrl?: string;
  /** Where an id_token's key is found; LINE signs with the channel secret instead. */
  jwksUrl?: string;
  /** The `iss` of an id_token. */
  issuer?: string;
}

/** Where one provider is found and who we are to it. */
export interface SocialSettings extends Endpoints {
  clientId: string;
  /** Empty for Apple, whose secret is signed anew for every call with the key below. */
  clientSecret: string;
  apple?: { teamId: string; keyId: string; privateKey: string };
}

const ENDPOINTS: Readonly<Record<SocialProviderName, Endpoints>> = {
  google: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    issuer: 'https://accounts.google.com',
  },
  kakao: {
    authorizationUrl: 'https://kauth.kakao.com/oauth/authorize',
    tokenUrl: 'https://kauth.kakao.com/oauth/token',
    userInfoUrl: 'https://kapi.kakao.com/v2/user/me',
  },
  line: {
    authorizationUrl: 'https://access.line.me/oauth2/v2.1/authorize',
    tokenUrl: 'https://api.line.me/oauth2/v2.1/token',
    userInfoUrl: 'https://api.line.me/v2/profile',
    issuer: 'https://access.line.me',
  },
  naver: {
    authorizationUrl: 'https://nid.naver.com/oauth2.0/authorize',
    tokenUrl: 'https://nid.naver.com/oauth2.0/token',
    userInfoUrl: 'https://openapi.naver.com/v1/nid/me',
  },
  payco: {
    authorizationUrl: 'https://id.payco.com/oauth2.0/authorize',
    tokenUrl: 'https://id.payco.com/oauth2.0/token',
    userInfoUrl: 'https://apis-payco.krp.toastoven.net/payco/friends/find_member_v2.json',
  },
  apple: {
    authorizationUrl: 'https://appleid.apple.com/auth/authorize',
    tokenUrl: 'https://appleid.apple.com/auth/token',
    jwksUrl: 'https://appleid.apple.com/auth/keys',
    issuer: 'https://appleid.apple.com',
  },
};

/** The settings of one provider, or undefined when it has no credentials and so is not offered. */
export function socialSettings(config: AppConfig, provider: SocialProviderName): SocialSettings | undefined {
  const { social } = config;
  const endpoints = config.identityProviderUrl
    ? localEndpoints(config.identityProviderUrl, provider)
    : ENDPOINTS[provider];
  if (provider === 'apple') {
    const { APPLE_CLIENT_ID, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY } = social;
    if (!APPLE_CLIENT_ID || !teamId || !keyId || !APPLE_PRIVATE_KEY) return undefined;
    const privateKey = APPLE_PRIVATE_KEY.replaceAll('\\n', '\n');
    return { ...endpoints, clientId: APPLE_CLIENT_ID, clientSecret: '', apple: { teamId, keyId, privateKey } };
  }
  const prefix = provider.toUpperCase() as Uppercase<typeof provider>;
  const clientId = social[`${prefix}_CLIENT_ID`];
  const clientSecret = social[`${prefix}_CLIENT_SECRET`];
  return clientId && clientSecret ? { ...endpoints, clientId, clientSecret } : undefined;
}

/** The local identity provider has every provider under its own name. */
function localEndpoints(identityProviderUrl: string, provider: SocialProviderName): Endpoints {
  const base = `${identityProviderUrl.replace(/\/$/, '')}/${provider}`;
  const real = ENDPOINTS[provider];
  return {
    authorizationUrl: `${base}/authorize`,
    tokenUrl: `${base}/token`,
    userInfoUrl: real.userInfoUrl && `${base}/userinfo`,
    jwksUrl: real.jwksUrl && `${base}/jwks`,
    issuer: real.issuer && base,
  };
}
