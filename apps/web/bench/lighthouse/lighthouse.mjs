// Installs Lighthouse (its own lock file, no part of the product), and runs it as it is, in a browser of its own.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Whether it is there, after an attempt to install it; it needs npm's registry. */
export function installLighthouse() {
  if (fs.existsSync(`${folder}node_modules/lighthouse`)) return true;
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  return npm.status === 0;
}

/**
 * What a cold visit of a page costs on a phone with slow 4G and a quarter of this machine's processor, by Lighthouse's own settings.
 * `launch` says which Chromium (e2e/browser.ts), `language` what the phone speaks, `before` what is done in the browser first, by the port of
 * its devtools: what that leaves in its storage is there then.
 */
export async function visit(address, { launch, language, before }) {
  const [{ default: lighthouse }, chromeLauncher] = await Promise.all([
    import('./node_modules/lighthouse/core/index.js'),
    import('./node_modules/chrome-launcher/dist/index.js'),
  ]);
  const chrome = await chromeLauncher.launch({
    chromePath: launch.executablePath,
    chromeFlags: ['--headless=new', `--lang=${language}`, ...launch.args],
    envVars: launch.env,
  });
  try {
    await before?.(chrome.port);
    const flags = {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
      extraHeaders: { 'Accept-Language': language },
      // Who is signed in has a stream that stays open: Lighthouse would wait three times as long for the network to rest.
      ...(before && { disableStorageReset: true, maxWaitForLoad: 15_000 }),
    };
    const { lhr } = await lighthouse(address, flags);
    return figuresOf(lhr);
  } finally {
    await chrome.kill();
  }
}

function figuresOf({ audits, categories }) {
  if (categories.performance.score === null) throw new Error(audits['largest-contentful-paint'].errorMessage);
  const requests = audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'));
  return {
    score: Math.round(categories.performance.score * 100),
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue / 1000,
    cls: audits['cumulative-layout-shift'].numericValue,
    alive: audits.interactive.numericValue / 1000,
    requests: requests.map(({ resourceType, transferSize }) => ({ type: resourceType, bytes: transferSize })),
  };
}
