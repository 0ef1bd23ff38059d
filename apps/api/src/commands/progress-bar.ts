const WIDTH = 30;

/** Draws how much of something is done over what was drawn before; `said` stands behind the bar. */
export function showProgress(name: string, done: number, total: number, said = `${done}/${total}`): void {
  const filled = total === 0 ? WIDTH : Math.min(WIDTH, Math.round((done / total) * WIDTH));
  process.stdout.write(`\r${name.padEnd(12)} [${'█'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${said}`);
}
