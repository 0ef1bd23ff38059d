import type { Plugin } from 'vite';

/** Leaves out the older of the two formats in which packages offer each of their fonts: every browser of today knows woff2. */
export function woff2Only(): Plugin {
  return {
    name: 'woff2-only',
    enforce: 'pre',
    transform(code, id) {
      return /\.css(\?inline)?$/.test(id) ? code.replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, '') : undefined;
    },
  };
}
