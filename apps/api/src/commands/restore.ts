import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { storeOf } from '../features/files/store-of.js';
import { AppConfig } from '../platform/config.js';
import { BackupError } from './backup/backup-error.js';
import { progressOnTerminal } from './backup/progress.js';
import { restoreBackup } from './backup/restore-backup.js';

const USAGE = 'Usage: npm run restore -- <folder of one backup> [--force]';

const { folder, isForced } = wanted();
const config = new AppConfig(process.env);
const { key: secret } = config.backup;
if (secret === undefined) {
  console.error('BACKUP_KEY is not set: without the key of a backup nobody can read it.');
  process.exit(1);
}
try {
  const manifest = await restoreBackup({
    ownerUrl: config.database.migrationUrl,
    serverUrl: config.database.url,
    store: storeOf(config),
    secret,
    folder,
    isForced,
    onProgress: progressOnTerminal(),
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `\nAs of ${manifest.createdAt}: ${rows} rows, ${manifest.files.length} files. Everybody has to sign in again.`,
  );
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

function wanted(): { folder: string; isForced: boolean } {
  try {
    const options = { force: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [place] = positionals;
    if (place !== undefined && positionals.length === 1) return { folder: place, isForced: values.force };
  } catch {
    // Unknown options are no better than a missing folder.
  }
  console.error(USAGE);
  process.exit(1);
}
