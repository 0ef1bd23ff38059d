// Backups that are taken while people write: each is restored beside what goes on, and has to be of one moment.
import fs from 'node:fs';
import path from 'node:path';
import { throwAwayFolder } from '../../../scripts/lib/folders.mjs';
import { run } from '../bench/stage.mjs';
import { halfUploads, judge } from './judge.mjs';
import { again } from './process-faults.mjs';

const TIMES = 3;
const BACKUP_KEY = 'of these backups, for half a minute';

export const BACKUP_FAULTS = [
  {
    name: 'a backup is taken while people write, and restored',
    round: ['post', 'comment', 'note', 'like', 'picture', 'comment', 'change', 'note', 'application', 'scrap'],
    harm: (machine, ledger) => again(ledger, TIMES, (n) => backUpAndRestore(machine, ledger, n)),
  },
];

/** How long the restore took, in milliseconds. Throws where the copy lacks what was acknowledged before the backup, or is not whole in itself. */
async function backUpAndRestore(machine, ledger, n) {
  const folder = throwAwayFolder();
  try {
    const name = `restored${n}`;
    const acknowledged = new Set(ledger.acked);
    await run(['dist/commands/backup.js', folder], { ...machine.env, BACKUP_KEY }, 'ignore');
    const then = asOf(ledger, acknowledged);
    const copy = await copyOf(machine, name, path.join(folder, fs.readdirSync(folder)[0]));
    const { lost, twice, half } = await judge(copy, then);
    half.push(...(await halfUploads(copy)));
    const problems = [...lost, ...twice, ...half];
    if (problems.length > 0) throw new Error(`A backup was restored with ${problems.slice(0, 5).join(', ')}`);
    return copy.took;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What the ledger knew at a moment: what was acknowledged later may be in a backup, and need not. */
function asOf({ entries }, acknowledged) {
  const known = entries.map((entry) => (acknowledged.has(entry) ? entry : { ...entry, uuid: null }));
  return { entries: known, acked: [...acknowledged] };
}

async function copyOf(machine, name, backup) {
  const ownerUrl = await machine.anotherDatabase(name);
  const uploads = path.join(path.dirname(backup), 'uploads');
  const addresses = { DATABASE_URL: machine.serverUrl(ownerUrl), MIGRATION_DATABASE_URL: ownerUrl };
  const began = Date.now();
  await run(
    ['dist/commands/restore.js', backup, '--without-journal'],
    { ...machine.env, ...addresses, UPLOAD_DIR: uploads, BACKUP_KEY },
    'ignore',
  );
  return { sql: (text, values) => machine.sql(text, values, name), uploads, took: Date.now() - began };
}
