import { updateMyInfo } from '@haiko/shared/contract/users';
import { useEffect, useState } from 'react';
import { MeDocument } from '#/api/generated.ts';
import { loadRest } from '#/api/loadRest.ts';
import { optimistic } from '#/api/optimistic.ts';
import { hasValidSession } from '#/api/session.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { useAnswerSoFar } from '#/api/useAnswer.ts';
import { deviceStorage, isText, tabStorage } from '#/storage.ts';
import { createListStore } from '#/store.ts';
import { useStore } from '#/useStore.ts';

const STORED_KEY = 'followNationalityUuids';

/** A visitor's choice: for this visit only. */
const ofVisitor = createListStore(tabStorage.readList(STORED_KEY, isText));

/** A signed-in person's, as this device knew it last; gone with the session. Theirs is asked for at every start, and mostly the same. */
const LAST_KEY = 'lastFollowedNationalityUuids';

/**
 * Uuids of the nationalities whose posts the reader wants to see; empty means all. Of a signed-in person what this device knew last,
 * until their choice is there, so that the feed is asked for beside it; undefined where it knows nothing: the feed waits for it.
 */
export function useFollowedNationalityUuids(): readonly string[] | undefined {
  const isSignedIn = useIsSignedIn();
  const visitor = useStore(ofVisitor);
  const [last] = useState(() =>
    deviceStorage.get(LAST_KEY) === null ? undefined : deviceStorage.readList(LAST_KEY, isText),
  );
  const { data, error } = useAnswerSoFar(MeDocument, isSignedIn ? {} : undefined);
  const own = isSignedIn ? data?.readUserInformation.followedNationalityUuids : undefined;
  useEffect(
    function rememberOwn() {
      if (own) deviceStorage.write(LAST_KEY, own);
    },
    [own],
  );
  if (!isSignedIn) return visitor;
  if (error) return [];
  return own ?? last;
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
