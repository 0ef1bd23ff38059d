import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { ifNobodyHolds } from '../../platform/database/advisory-lock.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { isSourceName } from './feed-address.js';
import { FeedError } from './feed-error.js';
import { type FeedFormat, readRecords } from './feed-reader.js';
import type { FeedRecord } from './feed-records.js';
import { openFeed } from './feed-source.js';
import { Refusal } from './feed-values.js';
import { ImportBatch } from './import-batch.js';
import { importedPosting, recordId } from './imported-posting.js';
import { schemaPosting } from './indeed-job.js';
import type { RefusedRecord } from './job-import.entity.js';
import { JobImportWriter, type Run } from './job-import-writer.js';
import { ABANDON_IMPORTS, END_IMPORT, START_IMPORT, STOPPED_SOURCE } from './job-imports.statements.js';
import { Pipeline } from './pipeline.js';

/** Where postings come from, and whose they are. */
export interface JobFeed {
  /** Small letters, digits and hyphens; postings are known by it and their id. */
  source: string;
  /** An https address, a file, or the bytes themselves. */
  location: string | Readable;
  /** Told from the content where it is not said. */
  format?: FeedFormat;
}

export interface JobImportProgress {
  /** Of the feed as it came, packed or not. */
  bytes: number;
  totalBytes?: number;
  records: number;
  refused: number;
}

export interface JobImportOptions {
  onProgress?(progress: JobImportProgress): void;
  signal?: AbortSignal;
}

export interface Figures {
  created: number;
  updated: number;
  unchanged: number;
  closed: number;
  /** Those that left the feed, when it lost so many that nothing was closed. */
  keptOpen: number;
  /** The first of them. */
  refused: RefusedRecord[];
  refusedCount: number;
  /** How many for which reason. */
  refusedReasons: Record<string, number>;
}

export interface JobImportReport extends Figures {
  source: string;
  startedAt: Date;
  finishedAt: Date;
}

const REFUSED_KEPT = 100;
const RECORD_NAME_MAX = 200;
const IMPORTS_KEPT_DAYS = 90;

/** Imports the postings of a feed: as they come, some hundreds at a time, and as often as anybody likes. */
@Injectable()
export class JobImportsService {
  constructor(
    private readonly database: Database,
    private readonly writer: JobImportWriter,
    private readonly config: AppConfig,
  ) {}

  /**
   * What is new is written, what is the same is left alone, what has left the feed is closed, once all of it was read. Throws
   * `FeedError` where that could not be; what was read until then stays. One import of a source runs at a time, and none of one
   * that an administrator has stopped.
   */
  async import(feed: JobFeed, options: JobImportOptions = {}): Promise<JobImportReport> {
    const { source } = feed;
    if (!isSourceName(source)) throw new Error(`"${source}" cannot be the name of a source: a-z, 0-9 and hyphens.`);
    await this.#assertRuns(source);
    const { connection } = this.database.manager;
    const report = await ifNobodyHolds(connection, `haiko-job-import-${source}`, () => this.#run(feed, options));
    if (!report) throw new FeedError('RUNNING');
    return report;
  }

  async #run(feed: JobFeed, options: JobImportOptions): Promise<JobImportReport> {
    const { source } = feed;
    const started = await this.begin(source);
    const run = { uuid: started.uuid, source };
    const figures = noFigures();
    try {
      await this.#read(run, feed, figures, options);
      Object.assign(figures, await this.writer.closeMissing(run));
    } catch (error) {
      // Where the database is gone as well, the next import says so.
      await this.end(run, figures, error instanceof FeedError ? error.problem : 'INTERNAL').catch(() => undefined);
      throw error;
    }
    const finishedAt = found((await this.end(run, figures, null))?.finishedAt);
    return { source, startedAt: started.startedAt, finishedAt, ...figures };
  }

  async #read(run: Run, feed: JobFeed, figures: Figures, { onProgress, signal }: JobImportOptions): Promise<void> {
    const { isLocal, jobFeeds } = this.config;
    const { maxBytes, patienceMs } = jobFeeds;
    const open = await openFeed(feed.location, { isLocal, patienceMs, signal });
    const { totalBytes } = open;
    const now = new Date();
    const writes = new Pipeline();
    let batch = new ImportBatch();
    let records = 0;
    const flush = async () => {
      const [full, upTo] = [batch, records];
      batch = new ImportBatch();
      await writes.add(async () => {
        await this.#write(run, full, figures);
        const size = totalBytes === undefined ? {} : { totalBytes };
        onProgress?.({ bytes: open.read(), ...size, records: upTo, refused: figures.refusedCount });
      });
    };
    await writes.drain(async () => {
      for await (const record of readRecords(open.bytes, { maxBytes, format: feed.format })) {
        records += 1;
        take(record, batch, figures, now);
        if (batch.isFull) await flush();
      }
      await flush();
    });
  }

  async #write(run: Run, batch: ImportBatch, figures: Figures): Promise<void> {
    const { postings, unread } = batch;
    if (postings.length + unread.length === 0) return;
    await this.#assertRuns(run.source);
    const { created, updated, unchanged, repeated } = await this.writer.write(run, postings, unread);
    figures.created += created.length;
    figures.updated += updated.length;
    figures.unchanged += unchanged.length;
    for (const id of repeated) refuse(figures, id, 'DUPLICATE identifier');
  }

  async #assertRuns(source: string): Promise<void> {
    if (await this.database.row(STOPPED_SOURCE, { source })) throw new FeedError('STOPPED');
  }

  /** Begins an import of a source; one that is still running counts as interrupted. */
  async begin(source: string): Promise<{ uuid: string; startedAt: Date }> {
    await this.database.rows(ABANDON_IMPORTS, { source });
    return found(await this.database.row(START_IMPORT, { source, days: IMPORTS_KEPT_DAYS }));
  }

  /** Ends an import with what came of it; `error` says why before its time. */
  end({ uuid }: Run, figures: Figures, error: string | null): Promise<{ finishedAt: Date | null } | undefined> {
    return this.database.row(END_IMPORT, { import: uuid, figures: JSON.stringify(figures), error });
  }
}

function noFigures(): Figures {
  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    closed: 0,
    keptOpen: 0,
    refused: [],
    refusedCount: 0,
    refusedReasons: {},
  };
}

/** Puts what the record says into the batch, or says why not. */
function take(record: FeedRecord, batch: ImportBatch, figures: Figures, now: Date): void {
  const number = `#${record.ordinal}`;
  if ('problem' in record) return refuse(figures, number, record.problem);
  const value = 'job' in record ? schemaPosting(record.job) : record.posting;
  const id = recordId(value);
  try {
    const posting = importedPosting(value, now);
    if (id === '') throw new Refusal('REQUIRED', 'identifier');
    if (!batch.add(posting)) refuse(figures, id, 'DUPLICATE identifier');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(figures, id || number, error.message);
    if (id !== '' && !error.isEnd) batch.addUnread(id);
  }
}

function refuse(figures: Figures, record: string, reason: string): void {
  figures.refusedCount += 1;
  figures.refusedReasons[reason] = (figures.refusedReasons[reason] ?? 0) + 1;
  if (figures.refused.length >= REFUSED_KEPT) return;
  figures.refused.push({ record: record.slice(0, RECORD_NAME_MAX).toWellFormed(), reason });
}
