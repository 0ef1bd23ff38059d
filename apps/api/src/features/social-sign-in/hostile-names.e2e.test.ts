import { environmentFor } from '@haiko/identity-provider/clients';
import { type IdentityProvider, startIdentityProvider } from '@haiko/identity-provider/server';
import { hasUnseenCharacters, normalizeText } from '@haiko/shared/rules/text';
import { SOCIAL_PROVIDERS } from '@haiko/shared/socialProviders';
import { HOSTILE_TEXTS } from '@haiko/shared/test/hostileTexts';
import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aSignUp } from '../../../test/factories.js';
import { type Ticket, toKey } from '../../../test/social.js';
import { toSocialProfile } from './social-profile.js';

let provider: IdentityProvider;
let test: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider({ port: 0 });
  test = await startApp(environmentFor(provider.url));
});
afterAll(async () => {
  await test.stop();
  await provider.close();
});

const told = async ({ key, cookie }: Ticket) =>
  (await rest(test, 'get', `/api/user/userInfo?key=${key}`, undefined, { cookie })).body.name as string;
const cleaned = (text: string) => normalizeText(text.replaceAll('\u202e', ''));

describe.each(SOCIAL_PROVIDERS)('names that %s tells', (name) => {
  // Each text comes from two of the six.
  const turn = SOCIAL_PROVIDERS.indexOf(name) % 3;
  it('fill in the form as they are, but for what turns letters round or is not seen', async () => {
    for (const text of HOSTILE_TEXTS.filter((_, index) => index % 3 === turn)) {
      const seen = await told(await toKey(test, name, `named:${text}`));
      // Apple's first and last names stand beside each other.
      expect([seen, hasUnseenCharacters(seen)]).toEqual([cleaned(text), false]);
    }
  });

  it('are kept as one who signs up may write them', async () => {
    const { key, cookie } = await toKey(test, name, `named:\u202eevil ${HOSTILE_TEXTS[3] ?? ''}\u2066 ${name}`);
    const { password: _none, email: _typed, name: _own, ...profile } = aSignUp() as Record<string, unknown>;
    const reply = await rest(test, 'post', `/api/user/signin/${name}/step3`, { ...profile, key }, { cookie });
    expect(reply.status).toBe(201);
    const [row] = await test.database.manager.query<{ name: string }[]>(
      `select name from users where name like 'evil %' and name like $1`,
      [`% ${name}`],
    );
    expect(row?.name).toBe(`evil ${HOSTILE_TEXTS[3]} ${name}`);
  });
});

describe('a name of a provider', () => {
  it.each([
    ['halves of letters', 'Linh \ud83d', 'Linh \ufffd'],
    ['NUL and other controls', 'Li\0nh\u0007\nNguyễn', 'Linh Nguyễn'],
    ['nothing that is seen', '\u200b\u3164\u2066', null],
    ['more than a name has', 'x'.repeat(101), null],
    ['marks without end', `a${'\u0301'.repeat(5_000)}`, null],
    ['as many letters as a name has', '👨‍👩‍👧'.repeat(30), '👨‍👩‍👧'.repeat(30)],
  ])('of %s', (_what, given, name) => {
    expect(toSocialProfile('google', { sub: '1', email: null, name: given })).toMatchObject({ name });
  });
});
