import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { ifNobodyHolds } from '../database/advisory-lock.js';
import { Database } from '../database/database.js';
import { Listener } from '../database/listener.js';
import { type JobKind, Jobs } from '../jobs/jobs.js';
import {
  DELETIONS_CHANNEL,
  FORGET_DELETIONS,
  FORGET_OLD_DELETIONS,
  UNWRITTEN_DELETIONS,
} from './deletions.statements.js';
import { appendLines, removeOldDays } from './journal-files.js';

const WRITE: JobKind = { name: 'deletions.write', cron: '* * * * *', atStart: true };
const BATCH = 500;

/**
 * Keeps what was deleted apart from the database, for a restore: lines wait in the table `deletions`, where the deleting transaction has
 * put them, until a file has them. They are written at once when one is told of, and every minute what was not: whoever cannot write,
 * because the disk is away or full, loses nothing.
 */
@Injectable()
export class DeletionJournal implements OnApplicationBootstrap {
  readonly #logger = new Logger('DeletionJournal');
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
    listener: Listener,
    jobs: Jobs,
  ) {
    jobs.register(WRITE, () => this.write());
    if (config.runsJobs && config.backup.journal !== undefined) {
      const write = () => void this.write();
      listener.register(DELETIONS_CHANNEL, { onMessage: write, onReconnected: write });
    }
  }

  onApplicationBootstrap(): void {
    if (this.config.backup.journal !== undefined || this.config.isLocal) return;
    this.#logger.warn('DELETION_JOURNAL is not set: after a restore what was deleted since the backup is there again.');
  }

  /** Writes what waits. Never throws: what could not be written is said in the log, and waits on. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeAll()).catch((error: Error) => this.#sayAway(error));
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    const { journal, keepDays: days } = this.config.backup;
    if (journal !== undefined) {
      await ifNobodyHolds(this.database.manager.connection, 'haiko-deletion-journal', async () => {
        while ((await this.#writeSome(journal)) === BATCH);
        await removeOldDays(journal, { now: new Date(), days });
      });
    }
    await this.database.rows(FORGET_OLD_DELETIONS, { days });
  }

  /** The file first: what is written twice is deleted twice, which changes nothing. */
  async #writeSome(folder: string): Promise<number> {
    const deletions = await this.database.rows(UNWRITTEN_DELETIONS, { limit: BATCH });
    const lines = deletions.map(({ at, kind, subject, value }) => ({
      ...{ at: at.toISOString(), kind, uuid: subject },
      ...(value !== null && { value }),
    }));
    await appendLines(folder, lines, new Date());
    await this.database.rows(FORGET_DELETIONS, { uuids: deletions.map(({ uuid }) => uuid) });
    return deletions.length;
  }

  #sayAway(error: Error): void {
    this.#logger.warn({ event: 'DELETION_JOURNAL_AWAY', reason: error.message });
  }
}
