import { client } from '#/api/client.ts';
import { StartJobSourceDocument, StopJobSourceDocument } from '#/api/generated.ts';
import { decideAtDesk } from '#/features/desk/rereadDesk.ts';

/** Has nothing more read of a source of imported postings. */
export async function stopSource(source: string): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: StopJobSourceDocument, variables: { source } }));
}

/** Has a source read again. */
export async function startSource(source: string): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: StartJobSourceDocument, variables: { source } }));
}
