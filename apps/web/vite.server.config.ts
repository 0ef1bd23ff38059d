import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documents } from './vite.documents.ts';
import { icons } from './vite.icons.ts';
import { messages } from './vite.messages.ts';

/**
 * What the server renders open pages with: the screens of the web app as a module for Node, with everything that they need. Beside
 * the folder of what browsers load, because that is served. The React Compiler is left out: nothing is rendered twice.
 */
export default defineConfig({
  plugins: [documents(), icons(), messages(), react()],
  resolve: { conditions: ['es2015', 'module', 'node', 'production'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: 'dist-server',
    copyPublicDir: false,
    minify: true,
  },
});
