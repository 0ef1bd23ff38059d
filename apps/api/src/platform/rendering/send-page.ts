import { gunzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { RenderedPage } from './rendered-pages.js';

const NONE = 'identity';

/** Sends a page as it is kept; who has it already is told so. */
export function sendPage(page: RenderedPage, request: Request, response: Response): void {
  const encoding = request.acceptsEncodings(['br', 'gzip', NONE]) || NONE;
  if (!page.isListed) response.setHeader('X-Robots-Tag', 'noindex');
  if (encoding !== NONE) response.setHeader('Content-Encoding', encoding);
  response
    .vary('Accept-Encoding')
    .type('html')
    .setHeader('ETag', `"${page.hash}-${encoding}"`)
    .send(bytesOf(page, encoding));
}

function bytesOf(page: RenderedPage, encoding: string): Buffer {
  if (encoding === 'br') return page.br;
  return encoding === 'gzip' ? page.gzip : gunzipSync(page.gzip);
}
