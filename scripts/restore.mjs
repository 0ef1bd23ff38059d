// `npm run restore -- <folder of one backup>`: fills an empty database and the folder of files from it.
import { fromWhereThePersonStands } from './lib/folders.mjs';
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('restore', { args: process.argv.slice(2).map(fromWhereThePersonStands), schema: 'left' });
