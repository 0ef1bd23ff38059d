import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons'))), '3x2');

/** Serves every country's flag as `/flags/KR.svg`: a page loads only the flags that it shows, and no script knows them. */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const name = /^\/([A-Z-]+\.svg)$/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        readFile(join(folder, name)).then(
          (svg) => response.setHeader('Content-Type', 'image/svg+xml').end(svg),
          () => next(),
        );
      });
    },
    async generateBundle() {
      const names = (await readdir(folder)).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: await readFile(join(folder, name)) });
      }
    },
  };
}
