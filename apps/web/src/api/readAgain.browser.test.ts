import { afterEach, expect, it, vi } from 'vitest';
import { client } from './client.ts';
import { UnreadCountsDocument } from './generated.ts';
import { readAgain } from './readAgain.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks anew for what is shown, and does not fail where that cannot be read', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ data: { readUserInformation: null } })));
  vi.stubGlobal('fetch', asked);
  const shown = client.watchQuery({ query: UnreadCountsDocument });
  const seen: unknown[] = [];
  const subscription = shown.subscribe(({ data, error }) => seen.push(error ? 'error' : data));
  await expect.poll(() => seen.at(-1)).toEqual({ readUserInformation: null });
  asked.mockImplementation(() => Promise.resolve(new Response('', { status: 500 })));
  await readAgain(['readUserInformation']);
  expect(asked).toHaveBeenCalledTimes(2);
  await expect.poll(() => seen.at(-1)).toBe('error');
  subscription.unsubscribe();
});
