import { LIVE_SILENCE_SECONDS } from '@haiko/shared/limits';
import { openChannel } from '../channel.ts';
import { underLock } from '../locks.ts';
import { publishLiveEvent } from './liveEventBus.ts';
import { liveEventsOf, type ScreenEvent } from './liveEvents.ts';
import { startPolling } from './polling.ts';
import { runStream } from './stream.ts';

/** A page that nobody looks at for so long lets its stream go. */
const LIVE_HIDDEN_MINUTES = 5;

/** What the tab with the stream sends the others. */
interface LiveMessage {
  /** Whose event it is: another tab may be about to notice a change of account. */
  account: string;
  id: string | undefined;
  event: ScreenEvent;
}

/** From so many failures in a row on the counts are asked for instead, while the stream is tried again. */
const POLLS_FROM = 3;

/**
 * This tab's share in the live events of an account. One tab of the browser holds the stream and passes its events on to the others; where
 * tabs cannot agree on one (no secure context), each has its own while it is looked at. Returns how to stop.
 */
export function startLiveTab(account: string): () => void {
  const stopped = new AbortController();
  const channel = openChannel('haiko-live');
  let lastId: string | undefined;
  let leadership: AbortController | undefined;

  function receive({ id, event }: LiveMessage): void {
    lastId = id ?? lastId;
    publishLiveEvent(event);
  }

  function publish(event: ScreenEvent, id?: string): void {
    const relayed: LiveMessage = { account, id, event };
    receive(relayed);
    channel?.postMessage(relayed);
  }

  function lead(): void {
    if (leadership) return;
    leadership = new AbortController();
    const { signal } = leadership;
    // Whoever gets the lock holds the stream until it leaves.
    underLock('haiko-live', { signal }, () => holdStream({ signal, lastId, publish })).catch(() => undefined);
  }

  function leave(): void {
    leadership?.abort();
    leadership = undefined;
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.account === account) receive(data);
  });
  followVisibility(stopped.signal, lead, leave);
  return () => {
    stopped.abort();
    leave();
    channel?.close();
  };
}

interface Holding {
  signal: AbortSignal;
  lastId: string | undefined;
  publish: (event: ScreenEvent, id?: string) => void;
}

/** Reads the stream, and asks for the counts for as long as it cannot be had. */
async function holdStream({ signal, lastId, publish }: Holding): Promise<void> {
  let stopPolling: (() => void) | undefined;
  const follow = (failures: number) => {
    if (failures >= POLLS_FROM) stopPolling ??= startPolling(publish);
    else if (failures === 0) {
      stopPolling?.();
      stopPolling = undefined;
    }
  };
  await runStream({
    signal,
    lastId,
    silenceMs: LIVE_SILENCE_SECONDS * 1_000,
    onState: follow,
    onMessage: (message) => liveEventsOf(message).forEach((event) => publish(event, message.id)),
  });
  stopPolling?.();
}

/** Calls `begin` while the page is looked at, and `end` once it has been hidden for some minutes, or left. */
function followVisibility(signal: AbortSignal, begin: () => void, end: () => void): void {
  // Tabs that cannot share a stream would push one another out if hidden ones kept theirs.
  const patience = navigator.locks ? LIVE_HIDDEN_MINUTES * 60_000 : 0;
  let timer: number | undefined;
  const look = () => {
    window.clearTimeout(timer);
    if (document.hidden) timer = window.setTimeout(end, patience);
    else begin();
  };
  document.addEventListener('visibilitychange', look, { signal });
  // A page with an open connection or a lock is not kept for Back: it lets both go, and has them again when it returns.
  window.addEventListener('pagehide', end, { signal });
  window.addEventListener('pageshow', look, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  look();
}
