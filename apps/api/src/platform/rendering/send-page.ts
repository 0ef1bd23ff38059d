import type { Request, Response } from 'express';
import { unpackable } from './packed.js';
import type { RenderedPage } from './rendered-pages.js';

/** Sends a page as it is kept; who has it already is told so. */
export function sendPage(page: RenderedPage, request: Request, response: Response): void {
  if (!page.isListed) response.setHeader('X-Robots-Tag', 'noindex');
  response.type('html').send(unpackable(page.packed, request, response));
}
