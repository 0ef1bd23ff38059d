import type { TestApp } from './app.js';
import { rest } from './client.js';
import type { TestUser } from './factories.js';

/** Asks through the API; returns the request. */
export async function aFriendRequest(
  test: TestApp,
  from: { token: string },
  to: { uuid: string },
): Promise<{ uuid: string }> {
  const reply = await rest(test, 'post', `/api/friend/request/${to.uuid}`, undefined, { token: from.token });
  if (reply.status !== 201) throw new Error(`The friend request answered ${reply.status}: ${reply.text}`);
  return reply.body as { uuid: string };
}

/** Makes friends of two people through the API: the first asks, the second accepts. */
export async function areFriends(test: TestApp, first: TestUser, second: TestUser): Promise<void> {
  const { uuid } = await aFriendRequest(test, first, second);
  const reply = await rest(test, 'put', `/api/friend/request/${uuid}/accept`, undefined, { token: second.token });
  if (reply.status !== 200) throw new Error(`The acceptance answered ${reply.status}: ${reply.text}`);
}

/** Blocks somebody through the API. */
export async function blocks(test: TestApp, blocker: { token: string }, { uuid }: { uuid: string }): Promise<void> {
  const reply = await rest(test, 'post', `/api/user/block/${uuid}`, undefined, { token: blocker.token });
  if (reply.status !== 200) throw new Error(`The block answered ${reply.status}: ${reply.text}`);
}
