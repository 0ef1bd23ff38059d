import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { storeOf } from '../features/files/store-of.js';
import { AppConfig } from '../platform/config.js';
import { BackupError } from './backup/backup-error.js';
import { progressOnTerminal } from './backup/progress.js';
import { restoreBackup } from './backup/restore-backup.js';

const USAGE = 'Usage: npm run restore -- <folder of one backup> [--force] [--journal <folder>]... | --without-journal';

const { folder, isForced, journals } = wanted();
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
    journals: journals ?? journalOf(config),
    isForced,
    onProgress: progressOnTerminal(),
  });
  await deleteAgain();
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `\nAs of ${manifest.createdAt}: ${rows} rows, ${manifest.files.length} files. Everybody has to sign in again.`,
  );
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

/** What was deleted since the backup; a server that starts would do it before it serves anybody. */
async function deleteAgain(): Promise<void> {
  process.env['BACKGROUND_JOBS'] = 'off';
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  await app.close();
}

function journalOf({ backup: { journal } }: AppConfig): string[] {
  if (journal !== undefined) return [journal];
  throw new BackupError(
    'DELETION_JOURNAL is not set: say --journal <folder>, or --without-journal to bring back what was deleted since the backup.',
  );
}

/** `journals` is undefined where the settings say where it is, and empty where it is not to be read. */
function wanted(): { folder: string; isForced: boolean; journals: string[] | undefined } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { force: flag, journal: { type: 'string', multiple: true }, 'without-journal': flag } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [place] = positionals;
    const without = values['without-journal'];
    if (place !== undefined && positionals.length === 1 && !(without && values.journal)) {
      return { folder: place, isForced: values.force, journals: without ? [] : values.journal };
    }
  } catch {
    // Unknown options are no better than a missing folder.
  }
  console.error(USAGE);
  process.exit(1);
}
