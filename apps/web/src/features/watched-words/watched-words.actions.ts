import { client } from '#/api/client.ts';
import { UnwatchWordDocument, WatchWordDocument, type WatchWordMutationVariables } from '#/api/generated.ts';
import { rereadDesk } from '#/features/desk/rereadDesk.ts';

/** The same word once more has another reason. */
export async function watchWord(variables: WatchWordMutationVariables): Promise<void> {
  await client.mutate({ mutation: WatchWordDocument, variables });
  await rereadDesk();
}

export async function unwatchWord(uuid: string): Promise<void> {
  await client.mutate({ mutation: UnwatchWordDocument, variables: { uuid } });
  await rereadDesk();
}
