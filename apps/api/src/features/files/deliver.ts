import type { Request, Response } from 'express';
import type { CallerRequest } from '../../platform/access/caller.js';
import { AppError } from '../../platform/errors/app-error.js';
import { documentType, downloadName } from './documents.js';
import { candidatesOf } from './file-names.js';
import type { FileStore } from './file-store.js';
import { PRIVATE_LINK_SECONDS } from './private-links.js';

/** Inert even if a browser were talked into opening it as a page. */
const HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A name never changes its content, so that a browser keeps what it has shown; caches that serve everybody ask again, because
 * the post may be hidden or deleted by then. A private one is kept by the reader's own browser alone, and not for long.
 */
const CACHING = {
  public: 'public, max-age=31536000, s-maxage=300, immutable',
  private: `private, max-age=${PRIVATE_LINK_SECONDS}, immutable`,
};

interface Asked {
  name: string;
  request: Request;
  response: Response;
}

interface Delivery {
  caching: keyof typeof CACHING;
  /** What people call it, for the folder of their downloads. */
  shownName?: string | undefined;
}

/** Streams a stored file with ETag and ranges; 404 for none. What the client breaks off ends quietly. */
export async function deliver(
  store: FileStore,
  { name, request, response }: Asked,
  { caching, shownName }: Delivery,
): Promise<void> {
  const type = documentType(name);
  if (type) {
    // A document can hold scripts of its own: it is handed over, never shown within a page of ours.
    response.attachment(shownName && downloadName(shownName, name));
    response.set('Content-Type', type);
  }
  const headers = { ...HEADERS, 'Cache-Control': CACHING[caching] };
  // From here on it waits for the store, not for us.
  (request as CallerRequest).standAside?.();
  for (const candidate of candidatesOf(name)) {
    if (await store.send(candidate, request, response, headers)) return;
  }
  // What was going to be said of the file `sendError` takes back; the size of one that has no such part stays.
  throw new AppError('NOT_FOUND');
}
