// `npm run translate`: asks for the translation of what is not translated yet; `-- --everything` of all texts anew, which
// costs money and days: it says how much and waits for a yes (`--yes` where nobody can be asked).
import { askYes } from './lib/ask-yes.mjs';
import { runServerCommand } from './lib/server-command.mjs';

const args = process.argv.slice(2);
const isAsked = args.includes('--everything') && !args.includes('--yes') && !args.includes('--estimate');
const first = async (/** @type {(args: string[]) => Promise<void>} */ command) => {
  await command([...args, '--estimate']);
  await askYes('Translate all of it?', '--yes');
  args.push('--yes');
};
await runServerCommand('translate', { args, ...(isAsked && { first }) });
