import type { JobImportOptions, JobImportReport } from '../src/features/job-imports/job-imports.service.js';
import { JobImportsService } from '../src/features/job-imports/job-imports.service.js';
import { startApp, type TestApp } from './app.js';
import { aRecord, FeedServer } from './feed-server.js';

export interface ImportedRow {
  uuid: string;
  source_id: string;
  title: Record<string, string>;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
  deadline: string;
}

/** Postings that are the same but for their ids. */
export const ids = (...names: string[]) => names.map((identifier) => aRecord({ identifier }));

/** The server, impatient and with little room for feeds, beside a server that has them. */
export class ImportStage {
  #sources = 0;

  private constructor(
    readonly test: TestApp,
    readonly feeds: FeedServer,
  ) {}

  static async set(settings: Record<string, string> = {}): Promise<ImportStage> {
    const feeds = await new FeedServer().start();
    return new ImportStage(
      await startApp({ JOB_FEED_PATIENCE_SECONDS: '1', JOB_FEED_MEGABYTES: '1', ...settings }),
      feeds,
    );
  }

  async close(): Promise<void> {
    this.feeds.stop();
    await this.test.stop();
  }

  run<Row = Record<string, unknown>>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return this.test.database.manager.query<Row[]>(statement, values);
  }

  aSource(): string {
    return `source-${(this.#sources += 1)}`;
  }

  read(source: string, location: string, options?: JobImportOptions): Promise<JobImportReport> {
    return this.test.app.get(JobImportsService).import({ source, location }, options);
  }

  /** Imports what a feed of its own holds. */
  imported(
    source: string,
    content: Parameters<FeedServer['put']>[1],
    options?: JobImportOptions,
  ): Promise<JobImportReport> {
    return this.read(source, this.feeds.put(`/${source}`, content), options);
  }

  rowsOf(source: string): Promise<ImportedRow[]> {
    return this.run<ImportedRow>(
      `select uuid, source_id, title, created_at, updated_at, closed_at, to_char(deadline_date, 'YYYY-MM-DD') as deadline
       from job_postings where source = $1 order by source_id`,
      [source],
    );
  }

  async openOf(source: string): Promise<string[]> {
    const rows = await this.rowsOf(source);
    return rows.filter(({ closed_at }) => closed_at === null).map(({ source_id }) => source_id);
  }

  /** What is remembered of the last import. */
  async lastRun(source: string): Promise<Record<string, unknown> | undefined> {
    return (await this.run(`select * from job_imports where source = $1 order by uuid desc limit 1`, [source]))[0];
  }
}
