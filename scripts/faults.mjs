// `npm run faults`: builds, and harms a server of its own and its database while people write. Some forty minutes, by itself.
import { spawn, spawnSync } from 'node:child_process';
import { build } from './lib/services.mjs';
import { isRoot } from './lib/folders.mjs';

await build(['@haiko/api'], () => {});
// Small disks are mounted where nobody else sees them, and are gone with the last process that does.
const mayMount = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;
const command = [process.execPath, 'apps/api/faults/faults.mjs', ...process.argv.slice(2)];
const [file = '', ...args] = mayMount ? ['unshare', '--mount', ...command, '--small-disks'] : command;
const child = spawn(file, args, { stdio: 'inherit' });
child.on('exit', (code) => (process.exitCode = code ?? 1));
