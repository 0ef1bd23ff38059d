// Asks before something that cannot be taken back.
import { createInterface } from 'node:readline';
import { Problem } from './output.mjs';

/**
 * Waits for a yes; any other answer, and nobody there to answer, is a Problem.
 * @param {string} question
 * @param {string} flag what is said in advance where nobody can be asked
 */
export async function askYes(question, flag) {
  if (!process.stdin.isTTY) throw new Problem(`There is nobody to ask: say ${flag}.`);
  process.stdout.write(`${question} (y/N) `);
  // Not as a terminal: Ctrl-C stays ours.
  const lines = createInterface({ input: process.stdin, terminal: false });
  const answer = await new Promise((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (!/^y(es)?$/i.test(String(answer).trim())) throw new Problem('Nothing was done.');
}
