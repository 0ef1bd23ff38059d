// `npm run translate`: asks for the translation of what is not translated yet.
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('translate');
