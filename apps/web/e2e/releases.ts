import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Where the files of the next release stand; those of the first one are the build's own. */
export const NEXT = '/assets/next/';
const FIRST = '/assets/';

/** The page's code, where it is of the next release: the app's own, and what of it runs before that (src/early.ts). */
export const isOfNext = (page: Page) => page.locator(`script[type="module"][src^="${NEXT}"]`).first();

/** Whether the worker of the next release waits for the one in charge to go. */
export const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

export interface Releases {
  url: string;
  /** The addresses of the pages that browsers have asked for. */
  pages: string[];
  /** Publishes the next release: what only the first one had is gone, and it may have a file that the server fails to send. */
  publish(broken?: string): void;
  stop(): void;
}

/**
 * A server in front of the real one that publishes the same build twice: the next release has other names for all its files, and so
 * another worker.
 */
export async function startReleases(upstream: string): Promise<Releases> {
  let isNext = false;
  let brokenFile: string | undefined;
  const pages: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (incoming.headers['sec-fetch-mode'] === 'navigate') pages.push(path);
    if (path.startsWith(FIRST) && path.startsWith(NEXT) !== isNext) return void outgoing.writeHead(404).end();
    if (path === brokenFile) return void outgoing.writeHead(500).end();
    pass(incoming, outgoing, { address: new URL(path.replace(NEXT, FIRST), upstream), isNext });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    pages,
    publish(broken) {
      isNext = true;
      brokenFile = broken;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { address, isNext }: { address: URL; isNext: boolean },
) {
  const headers = { ...incoming.headers, host: address.host, 'accept-encoding': 'identity' };
  // The same page is another one in the next release.
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  const asked = ask(address, { method: incoming.method, headers }, (reply) => {
    const { 'content-length': _length, ...rest } = reply.headers;
    outgoing.writeHead(reply.statusCode ?? 500, rest);
    if (!isNext || !/html|javascript|css/.test(reply.headers['content-type'] ?? '')) return void reply.pipe(outgoing);
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => void parts.push(part));
    reply.on('end', () => outgoing.end(ofNext(Buffer.concat(parts).toString())));
  });
  asked.on('error', () => outgoing.destroy());
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

/** Names of files, and what tells the worker that a file without a hash is another one. */
function ofNext(text: string): string {
  return text.replaceAll('assets/', NEXT.slice(1)).replaceAll(/(revision:[`"'])(?=[0-9a-f]{16})/g, '$1next-');
}
