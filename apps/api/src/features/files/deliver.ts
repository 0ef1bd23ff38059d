import path from 'node:path';
import type { Request, Response } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { documentType, downloadName } from './documents.js';
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

interface Delivery {
  caching: keyof typeof CACHING;
  /** What people call it, for the folder of their downloads. */
  name?: string | undefined;
}

/** Streams a stored file with ETag and ranges; 404 for none. What the client breaks off ends quietly. */
export function deliver(
  file: string | null,
  request: Request,
  response: Response,
  { caching, name }: Delivery,
): Promise<void> {
  if (file === null) return Promise.reject(new AppError('NOT_FOUND'));
  const type = documentType(file);
  if (type) {
    // A document can hold scripts of its own: it is handed over, never shown within a page of ours.
    response.attachment(name && downloadName(name, file));
    response.set('Content-Type', type);
  }
  const headers = { ...HEADERS, 'Cache-Control': CACHING[caching] };
  const options = { root: path.dirname(file), headers };
  return new Promise((resolve, reject) => {
    response.sendFile(path.basename(file), options, (error?: Error & { status?: number; code?: string }) => {
      if (!error || response.headersSent || request.destroyed) return resolve();
      // What was going to be said of the file is not true of the error; the size (Content-Range) is.
      for (const header of ['Content-Type', 'Content-Disposition', 'ETag', 'Last-Modified'])
        response.removeHeader(header);
      reject(new AppError(error.status === 416 ? 'RANGE_NOT_SATISFIABLE' : 'NOT_FOUND'));
    });
  });
}
