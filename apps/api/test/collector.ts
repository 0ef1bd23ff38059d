import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it is sent (OTLP 1.x as JSON). */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

export interface Collector {
  url: string;
  spans: ReceivedSpan[];
  /** The names of the services whose spans came. */
  services: Set<string | undefined>;
  requests: { path: string; headers: http.IncomingHttpHeaders; body: string }[];
  /** What the next spans are answered: `hang` never answers. */
  answer: 'ok' | 'refuse' | 'hang';
  close(): Promise<void>;
}

/** A collector of traces on this machine: OTLP over HTTP, as JSON. */
export async function startCollector(): Promise<Collector> {
  const server = http.createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    services: new Set(),
    requests: [],
    answer: 'ok',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function receive(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    collector.requests.push({ path: request.url ?? '', headers: request.headers, body });
    if (collector.answer === 'hang') return;
    if (collector.answer === 'refuse') return void response.writeHead(400).end();
    for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
      collector.services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue);
      collector.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    }
    response.setHeader('Content-Type', 'application/json').end('{}');
  }

  return collector;
}
