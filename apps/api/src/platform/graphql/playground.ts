import path from 'node:path';
import { getDistDirectory, isSandboxFrame, renderAltair, renderInitSnippet, SANDBOX_FRAME_CSP } from 'altair-static';
import express, { type Response, Router } from 'express';

const BASE = '/graphql/playground/';
const OPTIONS = {
  baseURL: BASE,
  serveInitialOptionsInSeperateRequest: 'options.js',
  endpointURL: '/graphql',
  initialQuery: `# To act as somebody, sign in (POST /api/user/signin) and add the header (the sun on the left):
# Authorization: Bearer <accessToken>
{
  readPosts(take: 3) {
    items { uuid title user { nickname } }
  }
}`,
  disableAccount: true,
};

/** The playground's own files are trusted and local; it styles itself at run time and checks what eval may do. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The query playground with a header editor for the bearer token, from our own server alone. */
export function playground(): Router {
  const page = renderAltair(OPTIONS);
  const options = renderInitSnippet(OPTIONS);
  const router = Router();
  router.get('/', (request, response, next) => {
    if (request.baseUrl !== '/graphql' || !wantsPage(request.headers.accept, request.query)) return next('router');
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' }).type('html').send(page);
  });
  router.get('/playground/options.js', (_request, response) => void response.type('js').send(options));
  router.use('/playground', express.static(getDistDirectory(), { index: false, redirect: false, setHeaders }));
  return router;
}

function wantsPage(accept: string | undefined, query: object): boolean {
  return (accept ?? '').includes('text/html') && !('query' in query);
}

function setHeaders(response: Response, file: string): void {
  const isFrame = isSandboxFrame(path.relative(getDistDirectory(), file));
  response.setHeader('Content-Security-Policy', isFrame ? SANDBOX_FRAME_CSP : POLICY);
}
