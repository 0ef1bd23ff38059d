import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { writeFontsOfPhones } from './fontsOfPhones.ts';

/** What `playwright.launch` needs: used by the component tests and by the journeys alike. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** The Latin font passes for the one that the app finds on a phone (src/ui/fonts/fonts.css). */
const AS_ON_ANDROID =
  '<match target="scan"><test name="family"><string>Open Sans</string></test>' +
  '<edit name="family" mode="append"><string>Roboto</string></edit></match>';

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // No test leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Which fonts the browser finds: one Latin font, or letters of all nine languages as most phones have them. */
type Fonts = 'latin' | 'all';

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the system's, else the one that comes with the npm packages, so that
 * the tests need neither a download nor root. It sees the same machine everywhere: no fonts but those named, and file names in
 * UTF-8.
 */
export async function browserLaunch({ fonts = 'latin' as Fonts } = {}): Promise<BrowserLaunch> {
  const installed = installedBrowser();
  const packaged = installed === undefined ? await unpacked('chromium', ['chromium', 'swiftshader', 'al2023']) : '';
  const own = {
    FONTCONFIG_FILE: await fontSettings(fonts),
    LC_ALL: 'C.UTF-8',
    // Libraries that some machines lack.
    ...(packaged && { LD_LIBRARY_PATH: join(packaged, 'al2023/lib') }),
  };
  const executablePath = installed ?? join(packaged, 'chromium');
  return { executablePath, args: ARGS, env: { ...(process.env as Record<string, string>), ...own } };
}

function installedBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const names = ['chromium', 'google-chrome'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Parts of the npm package in a folder of this user's. */
function unpacked(name: string, parts: string[]): Promise<string> {
  return made(name, async (draft) => {
    const { TMPDIR } = process.env;
    // The package unpacks into TMPDIR and asks nobody.
    process.env.TMPDIR = draft;
    try {
      const { inflate } = await import('@sparticuz/chromium');
      const archives = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../bin');
      for (const part of parts) {
        await inflate(join(archives, part === 'chromium' ? `${part}.br` : `${part}.tar.br`));
      }
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
  });
}

/** A folder of this user's that is made once: complete or not there, whoever else is making it. */
async function made(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), `haiko-${name}-${userInfo().uid}`);
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(`${folder}-`);
  try {
    await make(draft);
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** Fonts of the machine would change what is drawn and loaded; without any the browser draws no text, not even in ours. */
async function fontSettings(fonts: Fonts): Promise<string> {
  const latin = await unpacked('fonts', ['fonts']);
  const folders = [join(latin, 'fonts')];
  if (fonts === 'all') folders.push(await made('fonts-of-phones', async (draft) => writeFontsOfPhones(draft)));
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  const file = join(latin, `${fonts}.conf`);
  const draft = `${file}.${process.pid}`;
  writeFileSync(
    draft,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}${fonts === 'all' ? AS_ON_ANDROID : ''}<cachedir>${join(latin, `cache-${fonts}`)}</cachedir></fontconfig>`,
  );
  renameSync(draft, file);
  return file;
}
