import { readEvents } from '@haiko/shared/contract/live';
import { authFetch } from '../authFetch.ts';
import { backOff, backoffMs } from './backoff.ts';
import { EventStreamParser, type StreamMessage } from './eventStreamParser.ts';

interface StreamOptions {
  signal: AbortSignal;
  /** The id after which the first connection goes on. */
  lastId?: string | undefined;
  onMessage: (message: StreamMessage) => void;
  /** The stream runs, or could not be had so many times in a row. */
  onState?: (failures: number) => void;
  /** Without a sign of life for so long, a connection is dead. */
  silenceMs: number;
}

/** A connection that ends sooner than this was none. */
const STEADY_MS = 5_000;

/**
 * Keeps GET /api/events open until `signal` ends it: goes on after the last message when it is cut, falls silent or the
 * token runs out, and waits longer after each failure.
 */
export async function runStream(options: StreamOptions): Promise<void> {
  const { signal, onMessage, onState } = options;
  let { lastId } = options;
  let failures = 0;
  while (!signal.aborted) {
    const beganAt = performance.now();
    let hasOpened = false;
    await readConnection({
      ...options,
      lastId,
      onOpen: () => {
        hasOpened = true;
        onState?.(0);
      },
      onMessage: (message) => {
        lastId = message.id ?? lastId;
        onMessage(message);
      },
    }).catch(() => undefined);
    failures = hasOpened && performance.now() - beganAt > STEADY_MS ? 0 : failures + 1;
    if (!hasOpened && !signal.aborted) onState?.(failures);
    await backOff(backoffMs(failures), signal);
  }
}

interface ConnectionOptions extends StreamOptions {
  onOpen: () => void;
}

/** One connection; resolves when the server ends it, rejects when it cannot be had or breaks. */
async function readConnection({ signal, lastId, onOpen, onMessage, silenceMs }: ConnectionOptions): Promise<void> {
  const cut = new AbortController();
  const stop = () => cut.abort();
  signal.addEventListener('abort', stop);
  let watchdog = window.setTimeout(stop, silenceMs);
  try {
    const headers: HeadersInit = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
    const response = await authFetch(readEvents.path, { headers, signal: cut.signal, cache: 'no-store' });
    // A hotspot's sign-in page answers 200 as well.
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) throw new TypeError(`No stream: ${response.status}`);
    onOpen();
    const reader = new EventStreamParser(onMessage);
    const decoder = new TextDecoder();
    const chunks = response.body.getReader();
    for (let chunk = await chunks.read(); !chunk.done; chunk = await chunks.read()) {
      window.clearTimeout(watchdog);
      watchdog = window.setTimeout(stop, silenceMs);
      reader.push(decoder.decode(chunk.value, { stream: true }));
    }
  } finally {
    window.clearTimeout(watchdog);
    signal.removeEventListener('abort', stop);
    // Lets go of a connection whose answer makes no sense.
    cut.abort();
  }
}
