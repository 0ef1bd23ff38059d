import { Module } from '@nestjs/common';
import { TranslationsModule } from '../translations/translations.module.js';
import { ImportedDescriptionsService } from './imported-descriptions.service.js';
import { ImportedTitlesService } from './imported-titles.service.js';
import { JobImporterModule } from './job-importer.module.js';
import { JobImportsQueries } from './job-imports.queries.js';
import { JobImportsResolver } from './job-imports.resolver.js';
import { JobImportsWorker } from './job-imports.worker.js';

/** The imports of the server: by a timetable, and told to administrators. */
@Module({
  imports: [JobImporterModule, TranslationsModule],
  providers: [
    ImportedTitlesService,
    ImportedDescriptionsService,
    JobImportsResolver,
    JobImportsQueries,
    JobImportsWorker,
  ],
  exports: [JobImporterModule, JobImportsQueries],
})
export class JobImportsModule {}
