import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';
import { matchRoutes } from 'react-router-dom';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

interface Manifest {
  id: string;
  scope: string;
  start_url: string;
  display: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
}

const read = (address: string) => readFileSync(new URL(`../../public${address}`, import.meta.url));
const manifest = JSON.parse(read('/manifest.webmanifest').toString()) as Manifest;

/** Width and height of a picture, by its first bytes. */
function sizeOf(bytes: Buffer): string {
  // PNG: the IHDR chunk is always the first one.
  if (bytes.toString('latin1', 1, 4) === 'PNG') return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
  if (kind === 'VP8 ') return `${bytes.readUInt16LE(26) & 0x3fff}x${bytes.readUInt16LE(28) & 0x3fff}`;
  const bits = bytes.readUInt32LE(21);
  return `${(bits & 0x3fff) + 1}x${((bits >> 14) & 0x3fff) + 1}`;
}

const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];

it('is one app, whatever it is opened by, and covers all of the product', () => {
  expect(manifest).toMatchObject({ id: '/main', scope: '/', start_url: '/main', display: 'standalone' });
});

it.each(pictures.filter(({ sizes }) => sizes !== 'any'))('has $src, as large as it says', ({ src, sizes, type }) => {
  expect(sizeOf(read(src))).toBe(sizes);
  expect(type).toBe(src.endsWith('.png') ? 'image/png' : 'image/webp');
});

it('has the icons that a phone asks for: a small one, a large one, one that may be cut, and one of any size', () => {
  const icons = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', 'any any']));
  expect(existsSync(new URL('../../public/favicon.svg', import.meta.url))).toBe(true);
});

it('shows itself on a phone before it is installed', () => {
  expect(manifest.screenshots.filter(({ form_factor }) => form_factor === 'narrow').length).toBeGreaterThanOrEqual(3);
});

it('has shortcuts to jobs, writing and messages, which are screens of the app', () => {
  const addresses = manifest.shortcuts.map(({ url }) => url);
  expect(addresses).toEqual(['/announcement', '/writing', '/notemanager']);
  const screens = addresses.map((address) => matchRoutes(routes, address)?.at(-1)?.route.path);
  expect(screens).toEqual(addresses);
});
