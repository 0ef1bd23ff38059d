import { client } from './client.ts';

/**
 * Has these fields of the schema asked for afresh: what is shown stays until the answer, the rest when it is shown. Whoever asks has
 * written before, and what was written is written whether it can be read or not: a read that fails is told where it is shown, never here.
 */
export async function readAgain(fields: readonly string[]): Promise<void> {
  const reads = client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  await reads.catch(() => undefined);
}
