import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const GENERATED = path.resolve(import.meta.dirname, 'src/api/generated.ts');
const PREFIX = '\0document:';
const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode<.*>;$/gm;

/**
 * Makes every generated document a module of its own in the build, so that a screen's chunk brings the queries of that screen:
 * as one file, the queries of all screens would come with the first one.
 */
export function documents(): Plugin {
  const bodies = new Map<string, string>();
  return {
    name: 'haiko-documents',
    apply: 'build',
    enforce: 'pre',
    // What tells the queries of one release from those of another (src/api/firstQuestions.ts).
    config: () => ({ define: { 'import.meta.env.QUERIES': JSON.stringify(hashOf(GENERATED)) } }),
    resolveId: (id) => (id.startsWith(PREFIX) ? { id, moduleSideEffects: false } : undefined),
    load(id) {
      const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
      return name === undefined ? undefined : `export const ${name} = ${bodies.get(name)};`;
    },
    transform(code, id) {
      if (id !== GENERATED) return;
      const split = code.replace(DOCUMENT, (_, name: string, body: string) => {
        bodies.set(name, body);
        return `export { ${name} } from ${JSON.stringify(PREFIX + name)};`;
      });
      return { code: split, map: null, moduleSideEffects: false };
    },
  };
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
}
