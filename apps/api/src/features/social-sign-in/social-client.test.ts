import { createHash, randomBytes } from 'node:crypto';
import { environmentFor } from '@haiko/identity-provider/clients';
import { startIdentityProvider, type IdentityProvider } from '@haiko/identity-provider/server';
import { AppConfig } from '../../platform/config.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@haiko/shared/socialProviders';
import { SocialClient, type AuthorizationCallback } from './social-client.js';

let identityProvider: IdentityProvider;
let client: SocialClient;

beforeAll(async () => {
  identityProvider = await startIdentityProvider({ port: 0 });
  client = new SocialClient(configWith(environmentFor(identityProvider.url)), new Metrics());
});
afterAll(() => identityProvider.close());

const WITH_ID_TOKEN = ['google', 'line', 'apple'] as const;
const WITH_PKCE = ['google', 'kakao', 'line'] as const;
const WITH_PROFILE = SOCIAL_PROVIDERS.filter((name) => name !== 'apple');

describe.each(SOCIAL_PROVIDERS)('%s', (name) => {
  it('says who signed in, the same person every time', async () => {
    const first = await client.fetchProfile(name, await comeBack(name, 'สมชาย'));
    const second = await client.fetchProfile(name, await comeBack(name, 'สมชาย'));
    expect(first).toEqual({ provider: name, sub: expect.stringMatching(/./), email: emailOf(name), name: 'สมชาย' });
    expect(second.sub).toBe(first.sub);
  });

  it('gives no e-mail for a person who shares none', async () => {
    const profile = await client.fetchProfile(name, await comeBack(name, `${name}-no-email`));
    expect(profile.email).toBeNull();
  });

  it('refuses a code that was used already', async () => {
    const arrival = await comeBack(name, 'linh');
    await client.fetchProfile(name, arrival);
    await expect(client.fetchProfile(name, arrival)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
  });

  it('refuses a code that was given for another address', async () => {
    const arrival = { ...(await comeBack(name, 'linh')), redirectUri: 'http://localhost:9/elsewhere' };
    await expect(client.fetchProfile(name, arrival)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
  });

  it.each(['token:500', 'token:garbage', 'token:redirect'])('is unavailable after %s', async (account) => {
    const arrival = await comeBack(name, account);
    await expect(client.fetchProfile(name, arrival)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is not offered without credentials', async () => {
    const bare = new SocialClient(configWith({}), new Metrics());
    expect(bare.isOffered(name)).toBe(false);
    await expect(bare.authorizationUrl(name, departure(name).sent)).rejects.toMatchObject({
      code: 'PROVIDER_NOT_CONFIGURED',
    });
  });
});

describe.each(WITH_PROFILE)('the profile of %s', (name) => {
  it.each(['userinfo:500', 'userinfo:garbage', 'userinfo:huge', 'userinfo:empty'])(
    'is unavailable after %s',
    async (account) => {
      const arrival = await comeBack(name, account);
      await expect(client.fetchProfile(name, arrival)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    },
  );
});

describe.each(WITH_PKCE)('PKCE of %s', (name) => {
  it('refuses a code whose verifier is another', async () => {
    const arrival = { ...(await comeBack(name, 'linh')), codeVerifier: random() };
    await expect(client.fetchProfile(name, arrival)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
  });
});

describe.each(WITH_ID_TOKEN)('the id_token of %s', (name) => {
  const faults = ['wrong-aud', 'wrong-iss', 'wrong-nonce', 'expired', 'bad-signature', 'unsigned', 'missing'];

  it.each(faults)('is refused when it is %s', async (fault) => {
    const arrival = await comeBack(name, `idtoken:${fault}`);
    await expect(client.fetchProfile(name, arrival)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
  });
});

it.each(['google', 'line'] as const)('an id_token of %s that names another person is refused', async (name) => {
  const arrival = await comeBack(name, 'idtoken:wrong-sub');
  await expect(client.fetchProfile(name, arrival)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
});

it('a provider that hangs is given up', async () => {
  const arrivals = await Promise.all([comeBack('kakao', 'token:slow'), comeBack('kakao', 'userinfo:slow')]);
  const outcomes = await Promise.allSettled(arrivals.map((arrival) => client.fetchProfile('kakao', arrival)));
  expect(outcomes).toMatchObject([{ reason: { code: 'UNAVAILABLE' } }, { reason: { code: 'UNAVAILABLE' } }]);
});

const random = () => randomBytes(32).toString('base64url');

const emailOf = (name: SocialProviderName) =>
  name === 'line' ? null : expect.stringMatching(/^person-\w+@example\.test$/);

function departure(name: SocialProviderName) {
  const [codeVerifier, state, nonce] = [random(), random(), random()];
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const redirectUri = `http://localhost:3000/api/user/signin/${name}/step2`;
  return { sent: { redirectUri, state, codeChallenge, nonce }, kept: { redirectUri, state, codeVerifier, nonce } };
}

/** The whole way to the provider and back, as far as the browser walks it. */
async function comeBack(name: SocialProviderName, account: string): Promise<AuthorizationCallback> {
  const { sent, kept } = departure(name);
  const address = new URL(await client.authorizationUrl(name, sent));
  address.searchParams.set('as', account);
  const reply = await fetch(address, { redirect: 'manual' });
  const answer = name === 'apple' ? hiddenFields(await reply.text()) : queryOf(reply.headers.get('location') ?? '');
  expect(answer.get('state')).toBe(kept.state);
  return { ...kept, code: answer.get('code') ?? '', user: answer.get('user') };
}

const queryOf = (location: string) => new Map(new URL(location).searchParams);

const hiddenFields = (html: string) =>
  new Map(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescape(value)]),
  );

const unescape = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function configWith(settings: Record<string, string>): AppConfig {
  return new AppConfig({
    HAIKO_ENV: 'local',
    DATABASE_URL: 'postgres://localhost/unused',
    UPLOAD_DIR: '/unused',
    ACCESS_TOKEN_SECRET: 'a'.repeat(32),
    REFRESH_TOKEN_SECRET: 'r'.repeat(32),
    PRIVACY_SECRET: 'p'.repeat(32),
    ...settings,
  });
}
