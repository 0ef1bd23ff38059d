import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** What `playwright.launch` needs: used by the component tests and by the journeys alike. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // No test leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the system's, else the one that comes with the npm packages, so that
 * the tests need neither a download nor root.
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  return { executablePath: installedBrowser() ?? (await packagedBrowser()), args: ARGS };
}

function installedBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const names = ['chromium', 'google-chrome'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

async function packagedBrowser(): Promise<string> {
  // The package unpacks into the shared TMPDIR: a folder per user keeps two users of one machine apart.
  const folder = join(tmpdir(), `haiko-chromium-${userInfo().username}`);
  mkdirSync(folder, { recursive: true });
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  process.env.TMPDIR = folder;
  // Makes it unpack its own nss and nspr libraries for machines that lack them.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    process.env.FONTCONFIG_FILE = fontSettings(folder);
    return path;
  } finally {
    restore('TMPDIR', before.TMPDIR);
    restore('AWS_EXECUTION_ENV', before.AWS_EXECUTION_ENV);
  }
}

/** The package's one font, wherever it was unpacked to; without any font the browser draws no text, not even in ours. */
function fontSettings(folder: string): string {
  const file = join(folder, 'haiko-fonts.conf');
  const folders = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}</fontconfig>`,
  );
  return file;
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
