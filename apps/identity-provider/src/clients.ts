// By its path and as a type alone: this server has no packages of its own to install.
import type { SocialProviderName } from '../../../packages/shared/src/socialProviders.ts';

export type ProviderName = SocialProviderName;

export interface Client {
  clientId: string;
  clientSecret: string;
}

/**
 * The one application that every stand-in knows. These values are public and open nothing but this development server;
 * an application in production must refuse them.
 */
export const LOCAL_CLIENTS = {
  google: { clientId: 'haiko-local-google', clientSecret: 'haiko-local-google-secret' },
  kakao: { clientId: 'haiko-local-kakao', clientSecret: 'haiko-local-kakao-secret' },
  // LINE signs its id_token with the channel secret, so this one has the 32 bytes that HS256 wants.
  line: { clientId: '1650000001', clientSecret: 'haiko-local-line-channel-secret-1' },
  naver: { clientId: 'haiko-local-naver', clientSecret: 'haiko-local-naver-secret' },
  payco: { clientId: 'haiko-local-payco', clientSecret: 'haiko-local-payco-secret' },
  // Apple has no fixed secret: the application signs one with the key below.
  apple: { clientId: 'local.haiko.web', clientSecret: '' },
} as const satisfies Record<ProviderName, Client>;

/** What the application needs to sign Apple's client secret (an ES256 JWT). */
export const LOCAL_APPLE = {
  teamId: 'HAIKOLOCAL',
  keyId: 'LOCALKEY01',
  privateKey: [
    '-----BEGIN PRIVATE KEY-----',
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3T52ZUNQ3EZn0xjt',
    'gXl+Df4JP4hbhk397kwbQE7V57WhRANCAASbxNKUg2oS6uVIi9kfHEq8KW5jiiJc',
    'PAra6o7d966p9XuE9xIr09FxW8N4duZa05sBLJmPyveEB66/LbPgJxZ/',
    '-----END PRIVATE KEY-----',
  ].join('\n'),
} as const;

/** The application's settings for signing in at this server: environment variables by name. */
export function environmentFor(identityProviderUrl: string): Record<string, string> {
  const { apple, ...others } = LOCAL_CLIENTS;
  const credentials = Object.entries(others).flatMap(([name, { clientId, clientSecret }]) => [
    [`${name.toUpperCase()}_CLIENT_ID`, clientId],
    [`${name.toUpperCase()}_CLIENT_SECRET`, clientSecret],
  ]);
  return {
    IDENTITY_PROVIDER_URL: identityProviderUrl,
    ...Object.fromEntries(credentials),
    APPLE_CLIENT_ID: apple.clientId,
    APPLE_TEAM_ID: LOCAL_APPLE.teamId,
    APPLE_KEY_ID: LOCAL_APPLE.keyId,
    APPLE_PRIVATE_KEY: LOCAL_APPLE.privateKey,
  };
}
