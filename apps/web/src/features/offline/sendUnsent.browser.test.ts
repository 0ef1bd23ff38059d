import { afterEach, expect, it } from 'vitest';
import { clearSession, currentAccount, storeTokens } from '#/api/session.ts';
import { forgetAllUnsent, forgetUnsent, keepUnsent, type Unsent } from '#/api/unsent.ts';
import { type SendUnsent, sendUnsent, setSenders } from './sendUnsent.ts';

afterEach(async () => {
  await forgetAllUnsent('linh');
  clearSession();
});

function signInAs(sub: string): void {
  const token = `header.${btoa(JSON.stringify({ sub }))}.signature`;
  storeTokens({ accessToken: token, refreshToken: token, accessExpire: 60, refreshExpire: 600 });
}

/** Two comments of one person; `meanwhile` runs while the first one is on its way. Returns what went out. */
async function sentOfTwo(meanwhile: () => unknown): Promise<unknown[]> {
  signInAs('linh');
  const common = { account: 'linh', kind: 'comment', place: 'a-post', pictures: [], isFailed: false } as const;
  const write = (id: string, keptAt: number, content: string): Unsent => {
    return { ...common, id, keptAt, body: { content }, createdAt: new Date(keptAt).toISOString() };
  };
  await keepUnsent(write('one', Date.now() - 1, 'ស្ថានីយ'));
  await keepUnsent(write('two', Date.now(), 'ভুল কথা'));
  const sent: unknown[] = [];
  const send: SendUnsent = async ({ body }) => {
    sent.push(body['content']);
    if (sent.length === 1) await meanwhile();
    return true;
  };
  const sender = () => Promise.resolve(send);
  setSenders({ note: sender, comment: sender, post: sender }, () => undefined);
  await sendUnsent();
  return sent;
}

it('what waits goes out in the order in which it was written', async () => {
  expect(await sentOfTwo(() => undefined)).toEqual(['ស្ថានីយ', 'ভুল কথা']);
});

it('what is thrown away while something else is on its way does not go out', async () => {
  expect(await sentOfTwo(() => forgetUnsent('two'))).toEqual(['ស្ថានីយ']);
});

it('nothing goes out any more once somebody else is there', async () => {
  expect(await sentOfTwo(() => signInAs('mina'))).toEqual(['ស្ថានីយ']);
  expect(currentAccount()).toBe('mina');
});
