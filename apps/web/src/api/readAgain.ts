import { client } from './client.ts';

/** Has these fields of the schema asked for afresh: what is shown stays until the answer, the rest when it is shown. */
export async function readAgain(fields: readonly string[]): Promise<void> {
  await client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
}
