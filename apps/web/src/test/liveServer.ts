import type { ServerResponse } from 'node:http';

interface Connection {
  lastEventId: string | null;
  response: ServerResponse;
}

const connections = new Map<string, Connection[]>();

const NOTE = (id: number) => `id: ${id}\nevent: note\ndata: {"kind":"new","uuid":"${id}","partnerUserUuid":"p"}\n\n`;

/** How each connection of an account goes, by the beginning of the account's name; the last one is for all that follow. */
const WAYS: Record<string, readonly ((response: ServerResponse) => void)[]> = {
  steady: [(response) => begin(response).write(NOTE(1))],
  // Broken off in the middle of a message.
  cut: [
    (response) => {
      begin(response).write(`${NOTE(5)}id: 6\neve`);
      setTimeout(() => response.destroy(), 50);
    },
    (response) => begin(response).write(NOTE(6)),
  ],
  silent: [(response) => begin(response).write(': \n\n'), (response) => begin(response).write(NOTE(1))],
  garbage: [
    (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in to this hotspot</h1>'),
    (response) => begin(response).write(`event: note\ndata: {"kind\n\nevent: of later\ndata: {}\n\n${NOTE(1)}`),
  ],
  refused: [(response) => response.writeHead(503).end()],
};

/** GET /api/events as it goes for a test's account. */
export function answerEvents(name: string, lastEventId: string | null, response: ServerResponse): void {
  const before = connections.get(name) ?? [];
  connections.set(name, [...before, { lastEventId, response }]);
  const ways = WAYS[name.split('-')[0] ?? ''] ?? [];
  (ways[before.length] ?? ways.at(-1))?.(response);
}

/** After which event each connection of an account went on, and how many are open. */
export function liveCounts(name: string): { resumed: (string | null)[]; open: number } {
  const all = connections.get(name) ?? [];
  return {
    resumed: all.map(({ lastEventId }) => lastEventId),
    open: all.filter(({ response }) => !response.closed).length,
  };
}

function begin(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  response.write('retry: 1000\n\n');
  return response;
}
