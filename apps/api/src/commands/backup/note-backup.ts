import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes down beside the backups when the last good one was ready, as node_exporter's textfile collector reads it: what watches over
 * the machine can then say that none was made.
 */
export async function noteBackup(parent: string, { finishedAt }: { finishedAt: Date }): Promise<void> {
  const name = 'haiko_backup_finished_timestamp_seconds';
  const lines = [
    `# HELP ${name} When the last good backup was ready.`,
    `# TYPE ${name} gauge`,
    `${name} ${Math.floor(finishedAt.getTime() / 1_000)}`,
  ];
  const file = path.join(parent, 'haiko_backup.prom');
  // Whole or not at all: somebody may read it at this moment.
  await fs.writeFile(`${file}.partial`, `${lines.join('\n')}\n`);
  await fs.rename(`${file}.partial`, file);
}
