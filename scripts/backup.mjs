// `npm run backup -- <folder>`: writes all rows and files of one moment, encrypted, into a folder of its own in it.
import { fromWhereThePersonStands } from './lib/folders.mjs';
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('backup', { args: process.argv.slice(2).map(fromWhereThePersonStands), schema: 'left' });
