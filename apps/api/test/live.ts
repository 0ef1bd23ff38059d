import type { TestApp } from './app.js';
import { until } from './until.js';

export interface ReceivedEvent {
  id: number | null;
  name: string;
  data: Record<string, unknown>;
}

export interface LiveStream {
  status: number;
  headers: Headers;
  /** Everything so far, in order. */
  events: ReceivedEvent[];
  /** The first event that fits. */
  hear(fits: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
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
  const events: ReceivedEvent[] = [];
  return {
    status: reply.status,
    headers: reply.headers,
    events,
    async hear(fits) {
      await until(() => events.some(fits));
      return events.find(fits) as ReceivedEvent;
    },
    ended: follow(reply, events),
    close: () => leaving.abort(),
  };
}

async function follow(reply: Response, events: ReceivedEvent[]): Promise<void> {
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

function eventOf(block: string): ReceivedEvent[] {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const { id, event, data } = fields;
  return event && data ? [{ id: id === undefined ? null : Number(id), name: event, data: JSON.parse(data) }] : [];
}
