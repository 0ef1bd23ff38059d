import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const INDEX = path.resolve(import.meta.dirname, '../../web/index.html');

/** In place of the web app's own builds: its page, and `server` as the source of what renders. `dist` is for `WEB_DIST`. */
export async function aWebBuild(server: string): Promise<{ dist: string; remove: () => Promise<void> }> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'haiko-rendering-'));
  const dist = path.join(folder, 'dist');
  await fs.mkdir(dist);
  await fs.mkdir(path.join(folder, 'dist-server'));
  await fs.copyFile(INDEX, path.join(dist, 'index.html'));
  await fs.writeFile(path.join(folder, 'dist-server/server.js'), server);
  await fs.writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  return { dist, remove: () => fs.rm(folder, { recursive: true }) };
}
