import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { mapInTurns } from '../../platform/in-turns.js';
import { SEARCH_VERSION, searchEntry } from '../../platform/search/search-text.js';
import { SAVE_SEARCH, POSTINGS_TO_INDEX, POSTINGS_TO_FILL } from './job-search-index.statements.js';
import { JOB_LIST } from '../job-postings/job-postings.queries.js';

const FILL_BATCH = 200;

interface PostingTexts {
  uuid: string;
  texts: string[];
}

/** The columns of a posting by which it is found. */
export interface PostingSearchEntry {
  text: string;
  grams: number[];
  version: number;
}

/** Of a posting that says these texts: for who writes many new ones at once, each whole by one insert. */
export function postingSearchEntry(texts: readonly string[]): PostingSearchEntry {
  return { ...searchEntry(JOB_LIST, texts), version: SEARCH_VERSION };
}

/** Keeps what the search looks through in step with the postings. */
@Injectable()
export class JobSearchIndex {
  constructor(private readonly database: Database) {}

  /** Whoever changes the texts of postings (translations, too) calls this last in the same transaction. */
  async refresh(...postingUuids: string[]): Promise<void> {
    await this.#save(await this.database.rows(POSTINGS_TO_INDEX, { postings: postingUuids }));
  }

  /** Catches up with postings that were loaded in bulk, of renamed companies, or made by an older server; returns how many. */
  async fill(): Promise<number> {
    for (let filled = 0; ;) {
      const batch = await this.#fillBatch();
      filled += batch;
      if (batch < FILL_BATCH) return filled;
    }
  }

  #fillBatch(): Promise<number> {
    return this.database.transaction(async () => {
      const postings = await this.database.rows(POSTINGS_TO_FILL, { version: SEARCH_VERSION, limit: FILL_BATCH });
      await this.#save(postings);
      return postings.length;
    });
  }

  async #save(postings: PostingTexts[]): Promise<void> {
    const entries = await mapInTurns(postings, ({ uuid, texts }) => ({ uuid, ...searchEntry(JOB_LIST, texts) }));
    if (entries.length > 0)
      await this.database.rows(SAVE_SEARCH, { entries: JSON.stringify(entries), version: SEARCH_VERSION });
  }
}
