import path from 'node:path';
import type { Request, Response } from 'express';
import { AppError } from '../../platform/errors/app-error.js';

/** Inert even if a browser were talked into opening it as a page. */
const HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Streams a stored file with ETag, ranges and a year of caching (a name never changes its content); 404 for none. What
 * the client breaks off ends quietly.
 */
export function deliver(file: string | null, request: Request, response: Response): Promise<void> {
  if (file === null) return Promise.reject(new AppError('NOT_FOUND'));
  const options = { root: path.dirname(file), immutable: true, maxAge: '365d', headers: HEADERS };
  return new Promise((resolve, reject) => {
    response.sendFile(path.basename(file), options, (error?: Error & { status?: number; code?: string }) => {
      if (!error || response.headersSent || request.destroyed) return resolve();
      // What was going to be said of the picture is not true of the error; the size (Content-Range) is.
      for (const header of ['Content-Type', 'ETag', 'Last-Modified']) response.removeHeader(header);
      reject(new AppError(error.status === 416 ? 'RANGE_NOT_SATISFIABLE' : 'NOT_FOUND'));
    });
  });
}
