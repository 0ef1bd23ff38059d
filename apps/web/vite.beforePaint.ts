import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = 'src/beforePaint/beforePaint.ts';
/** What would end the script, or what the server looks for in the page (platform/http/render-head.ts). */
const TAG_OF_PAGE = /<\/?script|<!--|<\/head|<title|<noscript|<html|<meta|id="root"/i;
const TAG = `<script type="module" src="/${SOURCE}"></script>`;

/**
 * Puts what runs before the first paint into the built page itself: as a file of its own it would come a round trip later, and with it
 * the app's code and what somebody's feed asks first. The content policy names it by its hash (apps/api/src/platform/rendering/built-page.ts).
 */
export function beforePaint(): Plugin {
  return {
    name: 'haiko-before-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(TAG)) throw new Error(`index.html does not have ${TAG}`);
        const script = await scriptOf(path.resolve(import.meta.dirname, SOURCE));
        return html.replace(TAG, () => `<script>${script}</script>`);
      },
    },
  };
}

/** A module and what it imports as one classic script. */
async function scriptOf(entry: string): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, modulePreload: false, lib: { entry, formats: ['iife'], name: 'beforePaint' } },
  })) as Rolldown.RolldownOutput[];
  const [script, ...others] = built?.output ?? [];
  if (!script || others.length > 0 || TAG_OF_PAGE.test(script.code)) throw new Error(`${entry} cannot stand in a page`);
  return script.code.trim();
}
