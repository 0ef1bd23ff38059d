import { client } from '#/api/client.ts';
import {
  BlockPostingDocument,
  type BlockPostingMutationVariables,
  StartJobSourceDocument,
  StopJobSourceDocument,
} from '#/api/generated.ts';
import { decideAtDesk } from '#/features/desk/rereadDesk.ts';

/** Has nothing more read of a source of imported postings. */
export async function stopSource(source: string): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: StopJobSourceDocument, variables: { source } }));
}

/** Has a source read again. */
export async function startSource(source: string): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: StartJobSourceDocument, variables: { source } }));
}

/** Takes a posting from everybody's sight; its company is told the cause, the reason is for the audit log. */
export async function blockPosting(variables: BlockPostingMutationVariables): Promise<void> {
  await decideAtDesk(() => client.mutate({ mutation: BlockPostingDocument, variables }));
}
