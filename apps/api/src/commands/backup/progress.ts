import { showProgress } from '../progress-bar.js';

/** How far a step is; `said` stands behind its bar. */
export type OnProgress = (step: { name: string; done: number; total: number; said?: string }) => void;

const CLEAR_LINE = '\u001b[K';

/** Draws a bar for each step; a log gets nothing of it. */
export function progressOnTerminal(): OnProgress | undefined {
  if (!process.stdout.isTTY) return undefined;
  let current = '';
  return ({ name, done, total, said = `${done}/${total}` }) => {
    if (current !== '' && current !== name) process.stdout.write('\n');
    current = name;
    showProgress(name, done, total, `${said}${CLEAR_LINE}`);
  };
}
