import { Module } from '@nestjs/common';
import { JobImporterModule } from '../job-imports/job-importer.module.js';
import { Work24Calls } from './work24-calls.service.js';
import { Work24Details } from './work24-details.service.js';
import { Work24List } from './work24-list.service.js';
import { Work24Service } from './work24.service.js';

/** What reading the service needs and no more: its command keeps to it. */
@Module({
  imports: [JobImporterModule],
  providers: [Work24Service, Work24Calls, Work24List, Work24Details],
  exports: [Work24Service],
})
export class Work24ReaderModule {}
