import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { JobImportWriter } from '../features/job-imports/job-import-writer.js';
import { type JobImportReport, JobImportsService } from '../features/job-imports/job-imports.service.js';
import { JobSearchIndex } from '../features/job-search/job-search-index.service.js';
import type { AppConfig } from '../platform/config.js';
import { Database } from '../platform/database/database.js';
import { sampleFile } from './read-samples.js';

/** What two made-up job sites offer, in the two formats that are read: in apps/api/samples/job-feeds. */
const FEEDS = ['narae-jobs.json', 'ilteo.xml'];
/** `{{today}}`, `{{today-3}}`, `{{today+12}}`: a day in Seoul. */
const DAY = /\{\{today([+-]\d+)?\}\}/g;

/** Imports the feeds of the samples as any others; what is there already stays. Answers what became of each. */
export async function loadJobFeeds(dataSource: DataSource, config: AppConfig): Promise<JobImportReport[]> {
  const database = new Database(dataSource);
  const writer = new JobImportWriter(database, new JobSearchIndex(database));
  const imports = new JobImportsService(database, writer, config);
  const reports: JobImportReport[] = [];
  for (const file of FEEDS) {
    const location = Readable.from([Buffer.from(await read(file))]);
    reports.push(await imports.import({ source: path.parse(file).name, location }));
  }
  return reports;
}

async function read(file: string): Promise<string> {
  const template = await fs.readFile(sampleFile(`job-feeds/${file}`), 'utf8');
  const now = new Date();
  return template.replace(DAY, (_match, days: string | undefined) => seoulDayAfter(Number(days ?? 0), now));
}
