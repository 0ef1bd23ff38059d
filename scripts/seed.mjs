// `npm run seed`: loads the sample content; what is there already stays as it is. Refused in production.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('seed');
