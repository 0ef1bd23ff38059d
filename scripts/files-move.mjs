// `npm run files:move -- s3|disk`: copies all files from the disk to the object store or back, and compares them.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('files-move', { schema: 'left' });
