// What a phone loads for /main the first time: every script that the page really asks for, gzipped.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';

const BUDGET_KB = 230;
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml' };

// The built files alone: what the page loads does not depend on what the server would answer.
const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const wanted = path.join(dist, pathname);
  const isFile = wanted.startsWith(dist) && fs.existsSync(wanted) && fs.statSync(wanted).isFile();
  if (!isFile && /^\/(api|graphql|files)/.test(pathname)) return void response.writeHead(503).end();
  const file = isFile ? wanted : path.join(dist, 'index.html');
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  response.end(fs.readFileSync(file));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const browser = await chromium.launch(await browserLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  // What the idle page fetches afterwards, the next screens and the motion of carousels, is no part of the first load.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response);
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/main`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    scripts.map(async (response) => ({
      name: new URL(response.url()).pathname,
      kb: gzipSync(await response.body(), { level: 9 }).length / 1000,
    })),
  );
  const total = sizes.reduce((sum, { kb }) => sum + kb, 0);
  console.log('Scripts that /main loads, gzipped:');
  for (const { name, kb } of sizes.toSorted((a, b) => b.kb - a.kb))
    console.log(`${kb.toFixed(1).padStart(8)} kB  ${name}`);
  console.log(`${total.toFixed(1).padStart(8)} kB  in all (budget ${BUDGET_KB} kB)`);
  if (total > BUDGET_KB) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
