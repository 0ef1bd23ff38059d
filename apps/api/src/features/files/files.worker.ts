import { Injectable } from '@nestjs/common';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { FilesService } from './files.service.js';

const CLEAN_UP: JobKind = { name: 'files.cleanUp', cron: '17 * * * *' };

/** Background work on files. */
@Injectable()
export class FilesWorker {
  constructor(jobs: Jobs, files: FilesService) {
    jobs.register(CLEAN_UP, async () => {
      // In batches, so that no transaction holds many rows for long.
      while ((await files.removeAbandoned()) > 0);
    });
  }
}
