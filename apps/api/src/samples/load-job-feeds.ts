import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { JobImportWriter } from '../features/job-imports/job-import-writer.js';
import { type JobImportReport, JobImportsService } from '../features/job-imports/job-imports.service.js';
import { JobPostingSearchService } from '../features/job-postings/job-posting-search.service.js';
import type { AppConfig } from '../platform/config.js';
import { Database } from '../platform/database/database.js';

/** What two made-up job sites offer, in the two formats that are read: in apps/api/samples/job-feeds. */
const FEEDS = [
  { source: 'narae-jobs', file: 'narae-jobs.json' },
  { source: 'ilteo', file: 'ilteo.xml' },
] as const;
/** `{{today}}`, `{{today-3}}`, `{{today+12}}`: a day in Seoul. */
const DAY = /\{\{today([+-]\d+)?\}\}/g;

/** Imports the feeds of the samples as any others; what is there already stays. Answers what became of each. */
export async function loadJobFeeds(dataSource: DataSource, config: AppConfig): Promise<JobImportReport[]> {
  const database = new Database(dataSource);
  const writer = new JobImportWriter(database, new JobPostingSearchService(database));
  const imports = new JobImportsService(database, writer, config);
  const reports: JobImportReport[] = [];
  for (const { source, file } of FEEDS) {
    const location = Readable.from([Buffer.from(await read(file))]);
    reports.push(await imports.import({ source, location }));
  }
  return reports;
}

async function read(file: string): Promise<string> {
  const template = await fs.readFile(new URL(`../../samples/job-feeds/${file}`, import.meta.url), 'utf8');
  const now = new Date();
  return template.replace(DAY, (_match, days: string | undefined) => seoulDayAfter(Number(days ?? 0), now));
}
