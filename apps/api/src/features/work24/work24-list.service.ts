import { Injectable } from '@nestjs/common';
import { DEADLINE_DEFAULT_DAYS } from '@haiko/shared/limits';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { Database } from '../../platform/database/database.js';
import type { RefusedRecord } from '../job-imports/job-import.entity.js';
import { JobImportWriter } from '../job-imports/job-import-writer.js';
import { Refusal } from '../job-imports/feed-values.js';
import type { ImportedPosting } from '../job-imports/imported-posting.js';
import type { Work24Page } from './work24-calls.service.js';
import { hasLastDay, WORK24, type Work24Entry, work24Entry, work24Posting } from './work24-posting.js';
import { CLOSE_POSTINGS, COUNT, KNOWN_ENTRIES, SAVE_ENTRIES, SHOW_SEEN, STAY_OPEN } from './work24.statements.js';

/** An entry that is not yet known as it stands there, and what it comes to. */
interface News {
  posting?: ImportedPosting;
  refused?: RefusedRecord;
  /** What was refused ends the posting that was there. */
  isEnd?: boolean;
  /** Whether its detail was read before: what that said is not written over by less. */
  isDetailed: boolean;
  /** Closed, though the list has it as it was: shown once its detail is there again, so that what is gone does not come and go. */
  isAgain: boolean;
}

/** Which page it is. */
interface PageOf {
  /** The reading of the lists that it belongs to. */
  import: string;
  /** From 0. */
  list: number;
  /** As administrators read it. */
  name: string;
}

interface Known {
  hash: string;
  isDetailed: boolean;
  isMet: boolean;
  isOnList: boolean;
  isClosed: boolean;
}

/** Writes what a page of a list has: a posting that is new shows at once, what it says in full follows. */
@Injectable()
export class Work24List {
  constructor(
    private readonly database: Database,
    private readonly writer: JobImportWriter,
  ) {}

  /**
   * Part of the caller's transaction. Says whether the page only repeats what was on others of its list: what should have been on it is
   * not known yet.
   */
  async write(place: PageOf, page: Work24Page, now: Date): Promise<{ isRepeated: boolean }> {
    const { entries, refused } = entriesOf(page, place.name);
    const ids = entries.map(({ id }) => id);
    const { import: run, list } = place;
    const rows = await this.database.rows(KNOWN_ENTRIES, { import: run, list, source: WORK24, ids });
    const known = new Map(rows.map((row) => [row.id, row]));
    const isRepeated = ids.length > 0 && ids.every((id) => known.get(id)?.isOnList);
    if (isRepeated) refused.push({ record: place.name, reason: 'DUPLICATE page' });
    const news = new Map(
      entries.flatMap((entry) => {
        const each = newsOf(entry, known.get(entry.id), now);
        return each ? [[entry.id, each] as const] : [];
      }),
    );
    const closed = await this.#close([...news].flatMap(([id, each]) => (each.isEnd ? [id] : [])));
    const shown = [...news.values()].flatMap(({ posting, isDetailed, isAgain }) =>
      posting && !isDetailed && !isAgain ? [posting] : [],
    );
    const written = await this.writer.put(WORK24, shown);
    await this.#save(place, entries, news, now);
    await this.database.rows(SHOW_SEEN, { source: WORK24, ids });
    const created = written.filter(({ isNew }) => isNew).length;
    refused.push(...[...news.values()].flatMap((each) => each.refused ?? []));
    const figures = { created, updated: written.length - created, unchanged: ids.length - news.size, closed };
    await this.database.rows(COUNT, { import: run, ...figures, refused: JSON.stringify(refused) });
    return { isRepeated };
  }

  async #save(
    { import: run, list }: PageOf,
    entries: readonly Work24Entry[],
    news: Map<string, News>,
    now: Date,
  ): Promise<void> {
    const rows = entries.map((entry) => {
      const { posting, isAgain = false } = news.get(entry.id) ?? {};
      return { ...entry, wanted: posting !== undefined, check: isAgain };
    });
    await this.database.rows(SAVE_ENTRIES, { import: run, list, entries: JSON.stringify(rows), now });
    const ids = entries.filter(({ fields }) => !hasLastDay(fields, now)).map(({ id }) => id);
    const day = seoulDayAfter(DEADLINE_DEFAULT_DAYS, now);
    if (ids.length > 0) await this.database.rows(STAY_OPEN, { source: WORK24, ids, day });
  }

  async #close(ids: string[]): Promise<number> {
    if (ids.length === 0) return 0;
    return (await this.database.rows(CLOSE_POSTINGS, { source: WORK24, ids })).length;
  }
}

/** Each id once: the first one counts. */
function entriesOf({ entries }: Work24Page, place: string): { entries: Work24Entry[]; refused: RefusedRecord[] } {
  const byId = new Map<string, Work24Entry>();
  const refused: RefusedRecord[] = [];
  for (const [index, fields] of entries.entries()) {
    const entry = work24Entry(fields);
    if (!entry) refused.push({ record: `${place} #${index + 1}`, reason: 'REQUIRED wantedAuthNo' });
    else if (!byId.has(entry.id)) byId.set(entry.id, entry);
  }
  return { entries: [...byId.values()], refused };
}

/** Of what stands there otherwise than before, and once a reading of what was closed, though the list has it. */
function newsOf({ id, hash, fields }: Work24Entry, known: Known | undefined, now: Date): News | undefined {
  const isAgain = known?.hash === hash;
  if (isAgain && (!known.isClosed || known.isMet)) return undefined;
  const isDetailed = known?.isDetailed ?? false;
  try {
    return { posting: work24Posting(id, fields, {}, now), isDetailed, isAgain };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // What was said of it then holds.
    if (isAgain) return undefined;
    return { refused: { record: id, reason: error.message }, isEnd: error.isEnd, isDetailed, isAgain };
  }
}
