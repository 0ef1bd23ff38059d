// pnpm 10 puts a shell shim in front of packages' binaries that does not pass signals on; `node` must be the real binary,
// so that stopping a process stops it. Runs after every install, on the system's Node.
import fs from 'node:fs';
import path from 'node:path';

const platform = process.platform === 'win32' ? 'win' : process.platform;
const binary = path.resolve('node_modules', `node-${platform}-${process.arch}`, 'bin/node');
const link = path.resolve('node_modules/.bin/node');
if (process.platform !== 'win32' && fs.existsSync(binary)) {
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.relative(path.dirname(link), binary), link);
}
