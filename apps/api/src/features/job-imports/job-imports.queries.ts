import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { IMPORTS_SHOWN, type JobImportView, REFUSED_SHOWN } from './job-imports.views.js';

const FIELDS = `
  source, started_at as "startedAt", finished_at as "finishedAt", created, updated, unchanged, closed,
  kept_open as "keptOpen", refused_count as "refusedCount", refused, error`;

/** Keys from ix_job_imports_started. */
const LAST_IMPORTS = statement(
  'jobImports.last',
  `
    select ${FIELDS} from job_imports order by started_at desc, uuid desc limit :limit`,
);

const LAST_OF_EACH = statement(
  'jobImports.lastOfEach',
  `
    select distinct on (source) ${FIELDS}, refused_reasons as "refusedReasons"
    from job_imports order by source, started_at desc, uuid desc`,
);

/** With how many were refused for which reason. */
export type LastImport = JobImportView & { refusedReasons: Record<string, number> };

/** Every read of imports. */
@Injectable()
export class JobImportsQueries {
  constructor(private readonly database: Database) {}

  /** The last imports of all sources, newest first. */
  async last(): Promise<JobImportView[]> {
    const imports = await this.database.rows(LAST_IMPORTS, { limit: IMPORTS_SHOWN });
    let room = REFUSED_SHOWN;
    return imports.map((each) => {
      const refused = each.refused.slice(0, room);
      room -= refused.length;
      return { ...each, refused };
    });
  }

  /** The last import of each source. */
  lastOfEach(): Promise<LastImport[]> {
    return this.database.rows(LAST_OF_EACH);
  }
}
