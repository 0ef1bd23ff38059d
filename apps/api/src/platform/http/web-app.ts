import fs from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';
import staticFiles from 'express-static-gzip';
import type { PageHeads } from './page-heads.js';
import { renderHead } from './render-head.js';

const SERVER_PATHS = /^\/(api|graphql|files|health)(\/|$)/;

/**
 * The built web app. Files with a hash in their name are cached for ever, everything else is asked for again; any other
 * page address answers index.html, with the head of what the address is about, but a missing file is a 404: a script that is HTML
 * would only break later. Screens that are somebody's own ask not to be listed. Browsers get what the build has compressed.
 */
export function webApp(folder: string, { heads, origin }: { heads: PageHeads; origin: string }): RequestHandler[] {
  const root = path.resolve(folder);
  const files = staticFiles(root, {
    index: false,
    // The build writes both beside every text file.
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: { redirect: false, setHeaders: (response, file) => cacheHeaders(response, root, file) },
  });
  return [
    (request, response, next) => (mayBeFile(request.path) ? files(request, response, next) : next()),
    async (request, response, next) => {
      if (!isNavigation(request)) return next();
      response.setHeader('Cache-Control', 'no-cache');
      const head = await heads.of(request.path);
      if (head === undefined) {
        if (!heads.isListed(request.path)) response.setHeader('X-Robots-Tag', 'noindex');
        return response.sendFile('index.html', { root, cacheControl: false });
      }
      const page = await fs.readFile(path.join(root, 'index.html'), 'utf8');
      // The app opens nevertheless: whoever may see it finds it there.
      response
        .status(head ? 200 : 404)
        .type('html')
        .send(renderHead(page, head, origin));
    },
  ];
}

/** An address that cannot be decoded would be answered by the package itself, with a page of its own. */
function mayBeFile(address: string): boolean {
  try {
    return !SERVER_PATHS.test(decodeURIComponent(address));
  } catch {
    return false;
  }
}

function cacheHeaders(response: ServerResponse, root: string, file: string): void {
  const hashed = path.relative(root, file).startsWith(`assets${path.sep}`);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function isNavigation(request: Request): boolean {
  const { method, path: address } = request;
  const isFile = /\.\w+$/.test(address) || address.startsWith('/assets/');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !isFile &&
    !SERVER_PATHS.test(address) &&
    // What fetches link previews often accepts anything, or says nothing.
    request.accepts('html') !== false
  );
}
