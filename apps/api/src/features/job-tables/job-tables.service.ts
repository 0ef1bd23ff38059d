import { Injectable } from '@nestjs/common';
import type { BodyOf, ReplyOf } from '@haiko/shared/contract/call';
import type { endJobTable, sendJobTableRows, startJobTable } from '@haiko/shared/contract/jobTables';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { JobImportWriter } from '../job-imports/job-import-writer.js';
import { JobImportsService } from '../job-imports/job-imports.service.js';
import { STOPPED_SOURCE } from '../job-imports/job-imports.statements.js';
import { assertIsLawful } from '../job-postings/new-posting.js';
import { tablePosting } from './job-table-posting.js';
import { COUNT_ROWS, LOCK_TABLE, SAVE_TABLE_SOURCE } from './job-tables.statements.js';

/** Loads the table of a city or an organization: begun, sent some rows at a time, and ended. Each is one transaction. */
@Injectable()
export class JobTablesService {
  constructor(
    private readonly database: Database,
    private readonly imports: JobImportsService,
    private readonly writer: JobImportWriter,
    private readonly audit: AuditService,
  ) {}

  /** Another table of the same source that is being sent counts as interrupted. Throws `SOURCE_STOPPED`. */
  start(viewer: Viewer, input: BodyOf<typeof startJobTable>): Promise<ReplyOf<typeof startJobTable>> {
    return this.database.transaction(async () => {
      const values = { name: input.name, url: input.url, notice: input.notice ?? null };
      const { source } = found(await this.database.row(SAVE_TABLE_SOURCE, values));
      await this.#assertRuns(source);
      const { uuid } = await this.imports.begin(source);
      await this.audit.record(viewer, { action: 'startJobTable', targetType: 'job-source', detail: input.name });
      return { uuid };
    });
  }

  /**
   * Writes rows by their references: what is the same is left alone, and what this table had before counts once. Refuses all of
   * them where the rules forbid one, and says which one. Throws `NOT_FOUND` for a table that has ended, `SOURCE_STOPPED`.
   */
  async send(table: string, { rows }: BodyOf<typeof sendJobTableRows>): Promise<ReplyOf<typeof sendJobTableRows>> {
    for (const [index, { posting }] of rows.entries()) assertIsLawful(posting, `rows.${index}.posting.`);
    await this.database.transaction(async () => {
      const { source, url } = await this.#lock(table);
      const postings = new Map(rows.map((row) => [row.reference, tablePosting(row, url)]));
      const saved = await this.writer.write({ uuid: table, source }, [...postings.values()]);
      const { created, updated, unchanged } = saved;
      const counts = { created: created.length, updated: updated.length, unchanged: unchanged.length };
      await this.database.rows(COUNT_ROWS, { import: table, ...counts });
    });
    return { written: rows.length };
  }

  /**
   * Closes what the table has no more where it holds everything: one with rows that were refused does not. Throws as `send`.
   */
  end(table: string, input: BodyOf<typeof endJobTable>): Promise<ReplyOf<typeof endJobTable>> {
    const { holdsAll, refused, refusedCount, refusedReasons: reasons } = input;
    const refusedReasons = Object.fromEntries((reasons ?? []).map(({ reason, count }) => [reason, count]));
    return this.database.transaction(async () => {
      const { source, created, updated, unchanged } = await this.#lock(table);
      const run = { uuid: table, source };
      const closes = holdsAll && refusedCount === 0;
      const { closed } = closes ? await this.writer.closeMissing(run, { isSure: true }) : { closed: 0 };
      const counts = { created, updated, unchanged, closed };
      await this.imports.end(run, { ...counts, keptOpen: 0, refused, refusedCount, refusedReasons }, null);
      return counts;
    });
  }

  async #lock(table: string) {
    const run = found(await this.database.row(LOCK_TABLE, { import: table }));
    await this.#assertRuns(run.source);
    return run;
  }

  async #assertRuns(source: string): Promise<void> {
    assertRule((await this.database.row(STOPPED_SOURCE, { source })) === undefined, 'SOURCE_STOPPED');
  }
}
