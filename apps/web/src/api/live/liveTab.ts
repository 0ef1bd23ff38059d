import { LIVE_HIDDEN_MINUTES, LIVE_SILENCE_SECONDS } from '@haiko/shared/limits';
import { liveEventsOf, type LiveEvent } from './liveEvents.ts';
import { tellLive } from './news.ts';
import { startPolling } from './polling.ts';
import { runStream } from './stream.ts';

/** What the tab with the stream tells the others. */
interface Relayed {
  /** Whose news it is: another tab may be about to notice a change of account. */
  account: string;
  id: string | undefined;
  event: LiveEvent;
}

/** From so many failures in a row on the counts are asked for instead, while the stream is tried again. */
const POLLS_FROM = 3;

/**
 * This tab's share in the live events of an account. One tab of the browser holds the stream and tells the others; where
 * tabs cannot agree on one (no secure context), each has its own while it is looked at. Answers how to stop.
 */
export function startLiveTab(account: string): () => void {
  const stopped = new AbortController();
  const channel = new BroadcastChannel('haiko-live');
  let lastId: string | undefined;
  let leaving: AbortController | undefined;

  function hear({ id, event }: Relayed): void {
    lastId = id ?? lastId;
    tellLive(event);
  }

  function tell(event: LiveEvent, id?: string): void {
    const relayed: Relayed = { account, id, event };
    hear(relayed);
    channel.postMessage(relayed);
  }

  function lead(): void {
    if (leaving) return;
    leaving = new AbortController();
    const { signal } = leaving;
    const run = () => holdStream({ signal, lastId, tell });
    // Whoever gets the lock holds the stream until it leaves.
    const done = navigator.locks ? navigator.locks.request('haiko-live', { signal }, run) : run();
    done.catch(() => undefined);
  }

  function leave(): void {
    leaving?.abort();
    leaving = undefined;
  }

  channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
    if (data.account === account) hear(data);
  };
  followAttention(stopped.signal, lead, leave);
  return () => {
    stopped.abort();
    leave();
    channel.close();
  };
}

interface Holding {
  signal: AbortSignal;
  lastId: string | undefined;
  tell: (event: LiveEvent, id?: string) => void;
}

/** Reads the stream, and asks for the counts for as long as it cannot be had. */
async function holdStream({ signal, lastId, tell }: Holding): Promise<void> {
  let stopPolling: (() => void) | undefined;
  const follow = (failures: number) => {
    if (failures >= POLLS_FROM) stopPolling ??= startPolling(tell);
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
    onMessage: (message) => liveEventsOf(message).forEach((event) => tell(event, message.id)),
  });
  stopPolling?.();
}

/** Calls `begin` while the page is looked at, and `end` once it has been hidden for some minutes. */
function followAttention(signal: AbortSignal, begin: () => void, end: () => void): void {
  // Tabs that cannot share a stream would push one another out if hidden ones kept theirs.
  const patience = navigator.locks ? LIVE_HIDDEN_MINUTES * 60_000 : 0;
  let timer: number | undefined;
  const look = () => {
    window.clearTimeout(timer);
    if (document.hidden) timer = window.setTimeout(end, patience);
    else begin();
  };
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  look();
}
