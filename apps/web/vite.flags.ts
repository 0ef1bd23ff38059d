import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FREQUENT_FLAGS } from './src/ui/frequentFlags.ts';

const folder = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons'))), '3x2');

/** Serves the most frequent flags together as `/flags/frequent.svg#KR`, and each one as `/flags/KR.svg`; no script knows them. */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const name = /^\/([A-Z-]+\.svg|frequent\.svg)$/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        (name === 'frequent.svg' ? frequentFlags() : readFile(join(folder, name))).then(
          (svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg),
          () => next(),
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'flags/frequent.svg', source: await frequentFlags() });
      const names = (await readdir(folder)).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: await readFile(join(folder, name)) });
      }
    },
  };
}

/** One symbol for each. */
async function frequentFlags(): Promise<string> {
  const symbols = FREQUENT_FLAGS.map(async (code) => {
    const svg = await readFile(join(folder, `${code}.svg`), 'utf8');
    return svg.replace(/<svg xmlns="[^"]*"/, `<symbol id="${code}"`).replace('</svg>', '</symbol>');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join('')}</svg>`;
}
