import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeTokens } from '#/api/session.ts';
import { confirmEmail, type MailProof } from './email.actions.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** By which bearer a proof is sent. */
async function bearerOf(proof: MailProof): Promise<string | null> {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const isProof = (input instanceof Request ? input.url : String(input)).endsWith('/api/user/email/confirm');
    if (isProof) sent.push(new Headers(init?.headers).get('Authorization'));
    return Promise.resolve(isProof ? new Response(null, { status: 204 }) : Response.json({ data: null }));
  });
  await confirmEmail(proof);
  expect(sent).toHaveLength(1);
  return sent[0] ?? null;
}

it('a code is told with who is signed in, whose mails come first; a link with nobody', async () => {
  const code = { email: 'sokha@haiko.test', code: '123456' };
  expect(await bearerOf(code)).toBeNull();
  storeTokens({ accessToken: 'sokha:2', refreshToken: 'sokha:2', accessExpire: 60, refreshExpire: 600 });
  expect(await bearerOf(code)).toBe('Bearer sokha:2');
  expect(await bearerOf({ token: 'a token' })).toBeNull();
});
