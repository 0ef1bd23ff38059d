import type { ApolloCache, Reference } from '@apollo/client';
import { PAGED_FIELDS } from '#/api/cache.ts';
import { client } from '#/api/client.ts';
import type { PersonQuery } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { forgetWhatIsOf } from '#/features/people/people.cache.ts';

type Person = NonNullable<PersonQuery['readUser']>;

/** Blocks somebody on the server; `forgetBlocked` then takes them off the screen. */
export async function block(userUuid: string): Promise<void> {
  await rest.post(`/api/user/block/${userUuid}`);
}

/** What one blocks disappears at once, from every list and screen. */
export function forgetBlocked(userUuid: string): void {
  const { cache } = client;
  forgetWhatIsOf(cache, userUuid);
  showBlocked(cache, userUuid, true);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'readBlockedUsers' });
}

/** Ends a block. What the person wrote comes back with the next look at a list. */
export async function unblock(userUuid: string): Promise<void> {
  await rest.del(`/api/user/block/${userUuid}`);
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
  cache.modify<Person>({
    id: `User:${userUuid}`,
    fields: { isBlocked: () => isBlocked, friendState: () => 'NONE' as const },
  });
}
