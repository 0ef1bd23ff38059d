// `npm run translate`: asks for the translation of what is not translated yet; `-- --everything` of all texts anew, which
// costs money and days: it says how much and waits for a yes (`--yes` where nobody can be asked).
import { askYes } from './lib/ask-yes.mjs';
import { runServerCommand } from './lib/server-command.mjs';

const args = process.argv.slice(2);
const isAsked = !args.includes('--yes');
if (isAsked) args.push('--yes');
const first = async (/** @type {(args: string[]) => Promise<void>} */ command) => {
  await command(['--everything', '--estimate']);
  if (isAsked) await askYes('Translate all of it?', '--yes');
};
const isLarge = args.includes('--everything') && !args.includes('--estimate');
await runServerCommand('translate', isLarge ? { args, first } : {});
