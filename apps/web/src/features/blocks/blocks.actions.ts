import * as contract from '@haiko/shared/contract/blocks';
import type { ApolloCache, Reference } from '@apollo/client';
import { PAGED_FIELDS } from '#/api/cache.ts';
import { client } from '#/api/client.ts';
import type { RelationshipQuery } from '#/api/generated.ts';
import { forgetKept } from '#/api/keptFetch.ts';
import { rest } from '#/api/rest.ts';
import { forgetContentOf } from '#/features/users/users.cache.ts';

type User = NonNullable<RelationshipQuery['readUser']>;

/** Blocks somebody on the server; `forgetBlocked` then takes them off the screen. */
export async function block(userUuid: string): Promise<void> {
  await rest.call(contract.blockUser, { params: { id: userUuid } });
}

/** What one blocks disappears at once, from every list and screen. */
export function forgetBlocked(userUuid: string): void {
  const { cache } = client;
  forgetContentOf(cache, userUuid);
  showBlocked(cache, userUuid, true);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'readBlockedUsers' });
  forgetKept(userUuid);
}

/** Ends a block. What the person wrote comes back with the next look at a list. */
export async function unblock(userUuid: string): Promise<void> {
  await rest.call(contract.unblockUser, { params: { id: userUuid } });
  const { cache } = client;
  cache.batch({
    update: () => {
      showBlocked(cache, userUuid, false);
      cache.modify<{ readBlockedUsers: readonly Reference[] }>({
        fields: {
          readBlockedUsers: (people, { readField }) =>
            (people as readonly Reference[]).filter((ref) => readField('uuid', ref) !== userUuid),
        },
      });
      PAGED_FIELDS.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }));
    },
  });
}

function showBlocked(cache: ApolloCache, userUuid: string, isBlocked: boolean): void {
  cache.modify<User>({
    id: `User:${userUuid}`,
    fields: { isBlocked: () => isBlocked, friendState: () => 'NONE' as const },
  });
}
