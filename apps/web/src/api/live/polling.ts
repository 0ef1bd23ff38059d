import { client } from '../client.ts';
import { UnreadCountsDocument } from '../generated.ts';
import type { ScreenEvent } from './liveEvents.ts';

/** How often the counts are asked for where no stream can be had. */
const LIVE_POLL_SECONDS = 30;

/** Asks for the unread counts now and then, in place of a stream that cannot be had; returns how to stop. */
export function startPolling(publish: (event: ScreenEvent) => void): () => void {
  let known = '';

  async function poll(): Promise<void> {
    if (document.hidden) return;
    const { data } = await client.query({ query: UnreadCountsDocument, fetchPolicy: 'no-cache' });
    const me = data?.readUserInformation;
    if (!me) return;
    const { unreadNotesCount: notes, unreadNotificationsCount: notifications, openSuggestionsCount: suggestions } = me;
    const counts = `${notes} ${notifications} ${suggestions}`;
    if (counts === known) return;
    known = counts;
    publish({ name: 'badge', notes, notifications, suggestions, company: undefined });
    publish({ name: 'missed' });
  }

  const ask = () => void poll().catch(() => undefined);
  ask();
  const timer = window.setInterval(ask, LIVE_POLL_SECONDS * 1_000);
  return () => window.clearInterval(timer);
}
