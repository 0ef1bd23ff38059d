import type { Plugin } from 'vite';

const CODE =
  /\s*<script type="module"[^>]*\ssrc="([^"]+)"><\/script>|\s*<link rel="modulepreload"[^>]*\shref="([^"]+)">/g;

/**
 * Names the app's code in the built page as data, instead of asking for it: before-paint.js fetches it, after the first paint where the
 * page stands there already (a rendered one). What is asked for before delays what is read.
 */
export function codeAfterPaint(): Plugin {
  return {
    name: 'haiko-code-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const files: string[] = [];
        const page = html.replace(CODE, (_, script: string | undefined, preloaded: string | undefined) => {
          files.push(script ?? preloaded ?? '');
          return '';
        });
        if (files.length === 0) throw new Error('The built page names no code');
        // The script itself comes first, as Vite writes it. Data, which no browser runs.
        const data = `<script type="application/json" id="code">${JSON.stringify(files)}</script>`;
        return page.replace(/(?=\n\s*<script src="\/before-paint\.js">)/, () => `\n    ${data}`);
      },
    },
  };
}
