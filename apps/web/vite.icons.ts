import path from 'node:path';
import type { Plugin } from 'vite';

const OURS = path.resolve(import.meta.dirname, 'src/ui/createIcon.ts');

/**
 * Lucide's drawings, drawn by our own component: theirs builds the attributes of each icon out of three lists whenever it is
 * rendered, in two components, and is 1.5 kB of the code that everybody waits for. Of what theirs can do, ours knows the size, and the name of an icon that says something.
 */
export function icons(): Plugin {
  return {
    name: 'haiko-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && /lucide-react.*[\\/]icons[\\/]/.test(importer ?? '')
        ? OURS
        : undefined,
  };
}
