import { acceptSuggestion, rejectSuggestion } from '@haiko/shared/contract/suggestions';
import { rest } from '#/api/rest.ts';
import { decideAtDesk } from '#/features/desk/rereadDesk.ts';

/** Accepts or rejects a translation that somebody suggests. */
export async function decideSuggestion(uuid: string, seenAt: string, isAccepted: boolean): Promise<void> {
  await decideAtDesk(() =>
    rest.call(isAccepted ? acceptSuggestion : rejectSuggestion, { params: { id: uuid }, body: { seenAt } }),
  );
}
