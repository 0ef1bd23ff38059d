// Lets Node run this server's TypeScript, decorators and their metadata included: `node --import ./typescript-hooks.mjs`.
// In the thread itself: the loader of @swc-node asks another one for each of a thousand modules, which took most of a short
// test's time. It stays for versions of Node that have no such hooks.
import fs from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

if (module.registerHooks) await register();
else await import('@swc-node/register/esm-register');

async function register() {
  const { transformSync } = await import('@swc/core');
  const options = JSON.parse(fs.readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));
  delete options.$schema;
  delete options.exclude;
  // `with { type: 'json' }` is Node's.
  options.jsc.experimental = { keepImportAttributes: true };
  module.registerHooks({
    resolve(specifier, context, next) {
      // What will be a.js is a.ts here.
      if (/^\.{1,2}\/.*\.js$/.test(specifier) && isTypeScript(context.parentURL)) {
        const url = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
        if (fs.existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
      }
      return next(specifier, context);
    },
    load(url, context, next) {
      if (!isTypeScript(url)) return next(url, context);
      const filename = fileURLToPath(url);
      const { code } = transformSync(fs.readFileSync(filename, 'utf8'), {
        ...options,
        filename,
        sourceMaps: 'inline',
        swcrc: false,
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}

/** @param {string | undefined} url */
function isTypeScript(url) {
  return url !== undefined && url.startsWith('file:') && /\.ts(\?|$)/.test(url);
}
