import { client } from '#/api/client.ts';
import { MeDocument } from '#/api/generated.ts';
import { onLiveEvent } from '#/api/live/liveEventBus.ts';
import type { ScreenEvent } from '#/api/live/liveEvents.ts';
import { startLiveTab } from '#/api/live/liveTab.ts';
import { forgetAtNews } from '#/features/applications/applicationLists.ts';
import type { Me } from '#/features/users/useMe.ts';
import { showNewTranslation } from '#/features/translations/translationEvents.ts';

let stop: (() => void) | undefined;

/** Brings live events to the app of whoever is signed in; nobody's while `account` is undefined. */
export function followLive(account: string | undefined): void {
  stop?.();
  stop = undefined;
  if (account === undefined) return;
  const stops = [
    ...[onLiveEvent(showCounts), onLiveEvent(showNewTranslation)],
    onLiveEvent((event) => forgetAtNews(client, event)),
    startLiveTab(account),
  ];
  stop = () => stops.forEach((each) => each());
}

/** The dots of the header and the bottom bar. */
function showCounts(event: ScreenEvent): void {
  if (event.name !== 'badge') return;
  const counts = {
    unreadNotesCount: event.notes,
    unreadNotificationsCount: event.notifications,
    openSuggestionsCount: event.suggestions,
  };
  void showInMe(counts).catch(() => undefined);
}

async function showInMe(counts: Partial<Me>): Promise<void> {
  // An answer that is on its way may have counted before the event: it comes first.
  await client.query({ query: MeDocument });
  client.cache.updateQuery({ query: MeDocument }, (data) =>
    data ? { readUserInformation: { ...data.readUserInformation, ...counts } } : undefined,
  );
}
