import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { storeOf } from '../features/files/store-of.js';
import { AppConfig } from '../platform/config.js';
import { BackupError } from './backup/backup-error.js';
import { removeOld } from './backup/backup-folder.js';
import { noteBackup } from './backup/note-backup.js';
import { progressOnTerminal } from './backup/progress.js';
import { takeBackup } from './backup/take-backup.js';

const USAGE = 'Usage: npm run backup -- <folder of all backups> [--without-missing]';

const { parent, allowsMissing } = wanted();
const config = new AppConfig(process.env);
const { key: secret, keepDays: days } = config.backup;
if (secret === undefined) {
  console.error('BACKUP_KEY is not set: nobody makes a backup that anybody could read (docs/running.md).');
  process.exit(1);
}
try {
  const { folder, manifest } = await takeBackup({
    databaseUrl: config.database.url,
    store: storeOf(config),
    secret,
    parent,
    allowsMissing,
    onProgress: progressOnTerminal(),
  });
  await noteBackup(parent, { finishedAt: new Date() });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`\n${folder}: ${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} files.`);
  for (const name of await removeOld(parent, { now: new Date(), days })) console.log(`Removed ${name}.`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

function wanted(): { parent: string; allowsMissing: boolean } {
  try {
    const options = { 'without-missing': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder] = positionals;
    if (folder !== undefined && positionals.length === 1) {
      return { parent: folder, allowsMissing: values['without-missing'] };
    }
  } catch {
    // Unknown options are no better than a missing folder.
  }
  console.error(USAGE);
  process.exit(1);
}
