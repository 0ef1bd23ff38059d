import * as contract from '@haiko/shared/contract/posts';
import { client } from '#/api/client.ts';
import { forgetKept } from '#/api/keptFetch.ts';
import { rest } from '#/api/rest.ts';
import { countOneLess } from './ownLists.ts';

/** Deletes one's own post on the server. Once its screen is left, `forgetPost` takes it out of every list. */
export async function deletePost(uuid: string): Promise<void> {
  await rest.call(contract.deletePost, { params: { id: uuid }, query: {} });
}

/** Takes a deleted post out of the cache, and with it out of every list, and out of what is read without a network. */
export function forgetPost(uuid: string): void {
  countOneLess(client.cache, uuid);
  client.cache.evict({ id: `Post:${uuid}` });
  client.cache.gc();
  forgetKept(uuid);
}
