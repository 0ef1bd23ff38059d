import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { POSTINGS_WITH_OLD_FACETS, SAVE_FACETS } from './job-facets.statements.js';
import { FACETS_VERSION, facetsOf } from './job-search.facets.js';

const BATCH = 200;

/** Keeps what postings are filtered by in step with the rules that make it. */
@Injectable()
export class JobFacets {
  constructor(private readonly database: Database) {}

  /** Makes the facets anew that an older version of the rules made; returns how many postings had such. */
  async fill(): Promise<number> {
    for (let filled = 0; ;) {
      const batch = await this.#fillBatch();
      filled += batch;
      if (batch < BATCH) return filled;
    }
  }

  #fillBatch(): Promise<number> {
    return this.database.transaction(async () => {
      const values = { version: FACETS_VERSION, limit: BATCH };
      const postings = await this.database.rows(POSTINGS_WITH_OLD_FACETS, values);
      const entries = postings.map(({ uuid, saysHours, ...posting }) => {
        const workingTime = saysHours ? posting.workingTime : null;
        return { uuid, facets: facetsOf({ ...posting, workingTime }) };
      });
      await this.database.rows(SAVE_FACETS, { version: FACETS_VERSION, entries: JSON.stringify(entries) });
      return postings.length;
    });
  }
}
