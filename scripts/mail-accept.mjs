// `npm run mail:accept -- <moment>`: sends mail again to addresses that were refused since then, after what refused them was mended.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('mail-accept', { schema: 'left' });
