import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AUTH_CONTENT_OFFSET_PX, BOTTOM_BAR_HEIGHT_PX, HEADER_HEIGHT_PX, LAYOUT_MAX_WIDTH_PX } from './measures.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const light = colors(css.slice(css.indexOf('@theme {'), css.indexOf('@theme inline')));
const dark = { ...light, ...colors(css.slice(css.indexOf("[data-theme='dark'] {"), css.indexOf('@layer base'))) };

function colors(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (#[\da-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const GROUNDS = ['page', 'surface', 'sunken'];
const TEXTS = ['ink-1', 'ink-2', 'ink-3', 'main', 'error'];
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground, 4.5] as const)),
  ['success', 'page', 4.5],
  ['main', 'main-soft', 4.5],
  ['ink-1', 'accent-soft', 4.5],
  ['on-main', 'main', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-error', 'error', 4.5],
  ['on-toast', 'toast', 4.5],
  ['ink-1', 'sky', 4.5],
  ['control', 'surface', 3],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, theme) => {
  it.each(PAIRS)('%s can be read on %s', (text, ground, least) => {
    expect(contrast(theme[text] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

describe('the sizes of the style sheet', () => {
  it.each([
    ['--spacing-header', HEADER_HEIGHT_PX],
    ['--spacing-bar', BOTTOM_BAR_HEIGHT_PX],
    ['--spacing-auth-offset', AUTH_CONTENT_OFFSET_PX],
    ['--container-column', LAYOUT_MAX_WIDTH_PX],
  ])('%s is %i px, as the product says', (name, pixels) => {
    expect(css).toContain(`${name}: ${pixels}px;`);
  });
});
