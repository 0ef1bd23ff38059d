// `npm run admin:create`: makes the first administrator.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('admin-create');
