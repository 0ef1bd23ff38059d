// `npm run work24`: reads the postings of the public employment service until nothing is left, as running servers do by themselves.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('work24');
