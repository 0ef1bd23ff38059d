import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from './app.js';

export interface HeardEvent {
  id: number | null;
  name: string;
  data: Record<string, unknown>;
}

export interface LiveStream {
  status: number;
  headers: Headers;
  /** Everything so far, in order. */
  events: HeardEvent[];
  /** The first event that fits; throws after three seconds. */
  hear(fits: (event: HeardEvent) => boolean): Promise<HeardEvent>;
  /** Resolves to true when the server ends the stream within the time. */
  ended(withinMs?: number): Promise<boolean>;
  close(): void;
}

/** Opens GET /api/events as the web does: by fetch, with the bearer. */
export async function listenLive(
  { url }: Pick<TestApp, 'url'>,
  { token }: { token: string },
  headers: Record<string, string> = {},
): Promise<LiveStream> {
  const leaving = new AbortController();
  const reply = await fetch(`${url}/api/events`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip, br', ...headers },
    signal: leaving.signal,
  });
  const events: HeardEvent[] = [];
  let isOver = false;
  void follow(reply, events).finally(() => (isOver = true));
  const until = async (holds: () => boolean, ms: number) => {
    for (const deadline = Date.now() + ms; !holds() && Date.now() < deadline;) await sleep(5);
    return holds();
  };
  return {
    status: reply.status,
    headers: reply.headers,
    events,
    async hear(fits) {
      await until(() => events.some(fits), 3_000);
      const heard = events.find(fits);
      if (!heard) throw new Error(`Not heard; only ${JSON.stringify(events)}`);
      return heard;
    },
    ended: (withinMs = 1_000) => until(() => isOver, withinMs),
    close: () => leaving.abort(),
  };
}

async function follow(reply: Response, events: HeardEvent[]): Promise<void> {
  if (reply.headers.get('content-type')?.startsWith('text/event-stream') !== true || !reply.body) return;
  let text = '';
  try {
    for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      events.push(...blocks.flatMap(eventOf));
    }
  } catch {
    // Closed by the test.
  }
}

function eventOf(block: string): HeardEvent[] {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const { id, event, data } = fields;
  return event && data ? [{ id: id === undefined ? null : Number(id), name: event, data: JSON.parse(data) }] : [];
}
