import { offlineDb, type Once } from '#/api/offlineDb.ts';
import { tabStorage } from '#/storage.ts';
import { installOffer, installPrompt } from './installOffer.ts';

/** Whoever comes back so often may be asked whether to install. */
const VISITS_BEFORE_OFFER = 3;
const STORED_KEY = 'visited';

/** Asks once whether to install, never before the third visit, as soon as the browser allows it. */
export function offerToInstall(visits: number): void {
  if (visits < VISITS_BEFORE_OFFER) return;
  const offer = () => {
    const prompt = installPrompt.get();
    if (prompt)
      void isFirstOffer('offered').then(
        (isFirst) => isFirst && installOffer.set(prompt),
        () => undefined,
      );
  };
  installPrompt.subscribe(offer);
  offer();
}

/** Counts this visit; the how many-th it is, as far as this browser remembers any. */
export async function countVisit(): Promise<number> {
  const { store, done } = (await offlineDb()).transaction('visits', 'readwrite');
  const before = (await store.get('count')) ?? 0;
  // A reload, or another page of the same tab, is the same visit.
  const count = tabStorage.get(STORED_KEY) === null ? before + 1 : before;
  await store.put(count, 'count');
  await done;
  tabStorage.set(STORED_KEY, '');
  return count;
}

/** Whether something is offered or shown for the first time on this device; from now on it is not. */
export async function isFirstOffer(name: Once): Promise<boolean> {
  const { store, done } = (await offlineDb()).transaction('visits', 'readwrite');
  const isFirst = (await store.get(name)) === undefined;
  await store.put(1, name);
  await done;
  return isFirst;
}
