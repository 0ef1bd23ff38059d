import { updateMyInfo } from '@haiko/shared/contract/users';
import { MeDocument } from '#/api/generated.ts';
import { loadRest } from '#/api/loadRest.ts';
import { optimistic } from '#/api/optimistic.ts';
import { hasValidSession, useIsSignedIn } from '#/api/session.ts';
import { useAnswerSoFar } from '#/api/useAnswer.ts';
import { isText, tabStorage } from '#/storage.ts';
import { createStore, useStore } from '#/store.ts';

const STORED_KEY = 'followNationalityUuids';

/** A visitor's choice: for this visit only. */
const ofVisitor = createStore<readonly string[]>(tabStorage.readList(STORED_KEY, isText), []);

/**
 * Uuids of the nationalities whose posts the reader wants to see; empty means all. Undefined while a signed-in person's
 * choice is on its way: the feed waits for it.
 */
export function useFollowedNationalityUuids(): readonly string[] | undefined {
  const isSignedIn = useIsSignedIn();
  const visitor = useStore(ofVisitor);
  const { data, error } = useAnswerSoFar(MeDocument, isSignedIn ? {} : undefined);
  if (!isSignedIn) return visitor;
  if (error) return [];
  return data?.readUserInformation.followedNationalityUuids;
}

/** Follows exactly these (at most five), at once; rejects, with the old choice shown again, when it cannot be saved. */
export async function followNationalities(uuids: readonly string[]): Promise<void> {
  if (!hasValidSession()) {
    tabStorage.write(STORED_KEY, uuids);
    ofVisitor.set(uuids);
    return;
  }
  await optimistic(
    (cache) =>
      cache.updateQuery(
        { query: MeDocument },
        (data) =>
          data && { readUserInformation: { ...data.readUserInformation, followedNationalityUuids: [...uuids] } },
      ),
    async () => (await loadRest()).call(updateMyInfo, { body: { followNationalityUuids: [...uuids] } }),
  );
}
