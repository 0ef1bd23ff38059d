import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { IMPORTS_SHOWN, type JobImportView, REFUSED_SHOWN } from './job-imports.views.js';

/** $1 how many. Keys from ix_job_imports_started. */
const LAST_IMPORTS: Statement = {
  name: 'jobImports.last',
  text: `
    select source, started_at as "startedAt", finished_at as "finishedAt", created, updated, unchanged, closed,
      kept_open as "keptOpen", refused_count as "refusedCount", refused, error
    from job_imports order by started_at desc, uuid desc limit $1`,
};

/** Every read of imports. */
@Injectable()
export class JobImportsQueries {
  constructor(private readonly database: Database) {}

  /** The last imports of all sources, newest first. */
  async last(): Promise<JobImportView[]> {
    const imports = await this.database.rows<JobImportView>(LAST_IMPORTS, [IMPORTS_SHOWN]);
    let room = REFUSED_SHOWN;
    return imports.map((each) => {
      const refused = each.refused.slice(0, room);
      room -= refused.length;
      return { ...each, refused };
    });
  }
}
