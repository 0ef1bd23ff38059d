import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { mapInTurns } from '../../platform/in-turns.js';
import { columnsOf } from '../job-postings/job-posting.columns.js';
import { JobSearchIndex, postingSearchEntry } from '../job-search/job-search-index.service.js';
import type { Pair } from './feed-terms.js';
import type { ImportedPosting } from './imported-posting.js';
import {
  CLOSE_MISSING_POSTINGS,
  COUNT_MISSING,
  FORGET_TRANSLATIONS,
  MISSING_POSTINGS,
  SET_IMPORTED_JOB_CATEGORIES,
  SET_IMPORTED_LANGUAGE_LEVELS,
  SET_IMPORTED_PLACES,
  SET_IMPORTED_VISAS,
  RECORD_SIGHTINGS,
  SIGHT,
  WRITE_POSTINGS,
} from './job-imports.statements.js';

/** An import that is running. */
export interface Run {
  uuid: string;
  source: string;
}

/** What became of a batch of postings, by their ids. */
export interface Saved {
  created: string[];
  updated: string[];
  unchanged: string[];
  /** Met before in the same feed. */
  repeated: string[];
}

/** A posting that was written; one that an administrator deleted is not. */
export interface SavedPosting {
  uuid: string;
  sourceId: string;
  isNew: boolean;
}

const CLOSED_AT_ONCE = 500;
/** A feed that has lost a larger part of its open postings is rather broken than right. */
const MAX_MISSING_SHARE = 0.5;

/**
 * Writes what imports bring, by statements for whole batches. Nothing of it is sent to be translated here: that is asked for a
 * little at a time (imported-titles.service.ts), because one feed would use up what a day has for the texts of people.
 */
@Injectable()
export class JobImportWriter {
  constructor(
    private readonly database: Database,
    private readonly search: JobSearchIndex,
  ) {}

  /**
   * One transaction: postings of it are searchable as soon as they are there. No id may stand twice in a batch. Those of `unread` are
   * in the feed, too, and stay as they are.
   */
  write(run: Run, postings: readonly ImportedPosting[], unread: readonly string[] = []): Promise<Saved> {
    return this.database.transaction(async () => {
      if (unread.length > 0) await this.database.rows(SIGHT, { import: run.uuid, ids: [...unread] });
      const ids = postings.map(({ sourceId }) => sourceId);
      const hashes = postings.map(({ hash }) => hash);
      const sighted = await this.database.rows(RECORD_SIGHTINGS, { import: run.uuid, source: run.source, ids, hashes });
      const isNews = new Map(sighted.map((each) => [each.sourceId, each.isNews]));
      const written = await this.put(
        run.source,
        postings.filter(({ sourceId }) => isNews.get(sourceId)),
      );
      return {
        created: written.filter(({ isNew }) => isNew).map(({ sourceId }) => sourceId),
        updated: written.filter(({ isNew }) => !isNew).map(({ sourceId }) => sourceId),
        unchanged: ids.filter((id) => isNews.get(id) === false),
        repeated: ids.filter((id) => !isNews.has(id)),
      };
    });
  }

  /** Closes what a feed that was read to its end had no more, unless that is too much to be believed and nobody is sure of it. */
  async closeMissing(run: Run, { isSure = false } = {}): Promise<{ closed: number; keptOpen: number }> {
    const counts = await this.database.row(COUNT_MISSING, { import: run.uuid, source: run.source });
    const { open, gone } = counts ?? { open: 0, gone: 0 };
    if (!isSure && gone > open * MAX_MISSING_SHARE) return { closed: 0, keptOpen: gone };
    if (gone === 0) return { closed: 0, keptOpen: 0 };
    const rows = await this.database.rows(MISSING_POSTINGS, { import: run.uuid, source: run.source });
    const uuids = rows.map(({ uuid }) => uuid);
    for (let first = 0; first < uuids.length; first += CLOSED_AT_ONCE) {
      await this.database.rows(CLOSE_MISSING_POSTINGS, { postings: uuids.slice(first, first + CLOSED_AT_ONCE) });
    }
    return { closed: uuids.length, keptOpen: 0 };
  }

  /** Writes them as they are, new or other than they were, and opens those that were closed. Part of the caller's transaction. */
  async put(source: string, postings: readonly ImportedPosting[]): Promise<SavedPosting[]> {
    if (postings.length === 0) return [];
    const withDeadline = postings.filter(({ hasDeadline }) => hasDeadline).map(({ sourceId }) => sourceId);
    const rows = await mapInTurns(postings, rowOf);
    const values = { source, postings: JSON.stringify(rows), dated: withDeadline };
    const written = await this.database.rows(WRITE_POSTINGS, values);
    const uuids = new Map(written.map(({ sourceId, uuid }) => [sourceId, uuid]));
    await this.#setParts(uuids, postings);
    // What is new is found already; what was there may have translations, which are found as well.
    const known = written.filter(({ isNew }) => !isNew).map(({ uuid }) => uuid);
    if (known.length > 0) {
      await this.database.rows(FORGET_TRANSLATIONS, {
        titled: written.filter(({ isNew, hasOtherTitle }) => !isNew && hasOtherTitle).map(({ uuid }) => uuid),
        described: written
          .filter(({ isNew, hasOtherDescription }) => !isNew && hasOtherDescription)
          .map(({ uuid }) => uuid),
      });
      await this.search.refresh(...known);
    }
    return written;
  }

  async #setParts(uuids: ReadonlyMap<string, string>, postings: readonly ImportedPosting[]): Promise<void> {
    const partsOf = (parts: (posting: ImportedPosting) => object[]) =>
      JSON.stringify(
        postings.flatMap((posting) =>
          parts(posting).map((part, position) => ({ posting_uuid: uuids.get(posting.sourceId), position, ...part })),
        ),
      );
    const all = [...uuids.values()];
    await this.database.rows(SET_IMPORTED_PLACES, { postings: all, parts: partsOf(placeRows) });
    await this.database.rows(SET_IMPORTED_JOB_CATEGORIES, {
      postings: all,
      parts: partsOf(({ jobCategories }) => jobCategories.map(pairRow)),
    });
    await this.database.rows(SET_IMPORTED_VISAS, { postings: all, parts: partsOf(({ visas }) => visas.map(pairRow)) });
    await this.database.rows(SET_IMPORTED_LANGUAGE_LEVELS, {
      postings: all,
      parts: partsOf(({ languageLevels }) => languageLevels.map((level_id) => ({ level_id }))),
    });
  }
}

function rowOf({ sourceId, hash, url, companyName, columns, writtenAt, places }: ImportedPosting): object {
  const texts = [columns.title, columns.description].flatMap((text) => Object.values(text));
  const addresses = places.flatMap(({ region, detailRegion }) => [region, detailRegion]);
  const { text, grams, version } = postingSearchEntry([...texts, companyName, ...addresses]);
  return columnsOf({
    ...columns,
    ...{ sourceId, sourceHash: hash, sourceCompanyName: companyName, url, createdAt: writtenAt },
    ...{ searchText: text, searchGrams: grams, searchVersion: version },
  });
}

function placeRows({ places, columns }: ImportedPosting): object[] {
  const inItsLanguage = (text: string) => ({ [columns.originalLanguage]: text });
  return places.map(({ levelOneId, levelTwoId, region, detailRegion }) => ({
    level_one_id: levelOneId,
    level_two_id: levelTwoId,
    region_original: inItsLanguage(region),
    detail_region: inItsLanguage(detailRegion),
  }));
}

function pairRow({ mainId, subId }: Pair): object {
  return { main_id: mainId, sub_id: subId };
}
