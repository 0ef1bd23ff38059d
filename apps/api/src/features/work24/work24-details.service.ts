import { Injectable } from '@nestjs/common';
import { DEADLINE_DEFAULT_DAYS } from '@haiko/shared/limits';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { Database } from '../../platform/database/database.js';
import { FeedError } from '../job-imports/feed-error.js';
import { Refusal } from '../job-imports/feed-values.js';
import type { ImportedPosting } from '../job-imports/imported-posting.js';
import type { RefusedRecord } from '../job-imports/job-import.entity.js';
import { JobImportWriter } from '../job-imports/job-import-writer.js';
import { Work24Calls } from './work24-calls.service.js';
import { hasLastDay, WORK24, work24Posting } from './work24-posting.js';
import type { Work24Fields } from './work24-xml.js';
import {
  CLOSE_POSTINGS,
  COUNT,
  DETAILS_READ,
  SAME_POSTINGS,
  SHOW_SEEN,
  STAY_OPEN,
  TRY_LATER,
  WANTED_DETAILS,
} from './work24.statements.js';

/** Details that are written together: as many calls are made again when a process dies. */
const DETAILS = 20;
/** So many that the lists have cannot all be gone at once: then the service is. */
const MOST_GONE = 5;
/** A detail that failed is asked for again after so many calls, more each time. */
const PAUSE_CALLS = 600;
const LONGEST_PAUSE_MS = 24 * 60 * 60 * 1_000;

interface Wanted {
  id: string;
  entry: Work24Fields;
  /** The lists have it no more. */
  isCheck: boolean;
  tries: number;
}

interface Refused {
  refused: RefusedRecord;
  /** It ends the posting that was there. */
  isEnd: boolean;
}

/** What was learnt of postings, and what kept from learning more. */
interface Learnt {
  read: { wanted: Wanted; detail: Work24Fields }[];
  gone: Wanted[];
  /** Gone by their details, though the lists have them. */
  doubted: Wanted[];
  failed?: { wanted: Wanted; error: FeedError };
}

/** Reads what postings say in full: those that are new or changed, and those that left the lists, to learn whether they are gone. */
@Injectable()
export class Work24Details {
  constructor(
    private readonly database: Database,
    private readonly calls: Work24Calls,
    private readonly writer: JobImportWriter,
  ) {}

  /**
   * Reads and writes the next few; false where none is wanted now. Throws `FeedError` after one that failed, which comes again later.
   * `callMs` is how long a call takes at the least.
   */
  async readNext(run: string | null, now: Date, callMs: number, signal?: AbortSignal): Promise<boolean> {
    const wanted = await this.database.rows(WANTED_DETAILS, { now, limit: DETAILS });
    if (wanted.length === 0) return false;
    const learnt = believed(await this.#learn(wanted, signal));
    // What is doubted goes behind the others, however much it is: postings that the lists have for good and no detail knows would else
    // be in the way of all.
    await this.database.transaction(async () => {
      await this.#write(run, learnt, now);
      for (const each of learnt.doubted) await this.#tryLater(each, now, callMs);
      if (learnt.failed) await this.#tryLater(learnt.failed.wanted, now, callMs);
    });
    if (learnt.failed) throw learnt.failed.error;
    if (learnt.doubted.length >= MOST_GONE) throw new FeedError('STATUS', '404 for all');
    return true;
  }

  async #learn(all: readonly Wanted[], signal?: AbortSignal): Promise<Learnt> {
    const learnt: Learnt = { read: [], gone: [], doubted: [] };
    for (const wanted of all) {
      try {
        const detail = await this.calls.detail(wanted.id, signal);
        if (detail === 'gone') learnt.gone.push(wanted);
        else learnt.read.push({ wanted, detail });
      } catch (error) {
        if (!(error instanceof FeedError)) throw error;
        // What was read until then is written.
        return { ...learnt, failed: { wanted, error } };
      }
    }
    return learnt;
  }

  async #write(run: string | null, { read, gone }: Learnt, now: Date): Promise<void> {
    const made = read.map(({ wanted, detail }) => postingOf(wanted, detail, now));
    const postings = made.flatMap((each) => ('hash' in each ? [each] : []));
    const refused = made.flatMap((each) => ('refused' in each ? [each.refused] : []));
    const over = [
      ...gone.map(({ id }) => id),
      ...made.flatMap((each) => ('refused' in each && each.isEnd ? [each.refused.record] : [])),
    ];
    const closed = await this.database.rows(CLOSE_POSTINGS, { source: WORK24, ids: over });
    const written = await this.writer.put(WORK24, await this.#changed(postings));
    await this.database.rows(SHOW_SEEN, { source: WORK24, ids: read.map(({ wanted }) => wanted.id) });
    const ids = [...read.map(({ wanted }) => wanted), ...gone].map(({ id }) => id);
    const lastDays = JSON.stringify(lastDaysOf(read, now));
    await this.database.rows(DETAILS_READ, { ids, read: read.map(({ wanted }) => wanted.id), lastDays, now });
    const endless = postings.filter(({ hasDeadline }) => !hasDeadline).map(({ sourceId }) => sourceId);
    const day = seoulDayAfter(DEADLINE_DEFAULT_DAYS, now);
    await this.database.rows(STAY_OPEN, { source: WORK24, ids: endless, day });
    if (run === null) return;
    const created = written.filter(({ isNew }) => isNew).length;
    const figures = { created, updated: written.length - created, unchanged: 0, closed: closed.length };
    await this.database.rows(COUNT, { import: run, ...figures, refused: JSON.stringify(refused) });
  }

  /** Those that say something else than before, or were closed. */
  async #changed(postings: readonly ImportedPosting[]): Promise<ImportedPosting[]> {
    const [ids, hashes] = [postings.map(({ sourceId }) => sourceId), postings.map(({ hash }) => hash)];
    const same = await this.database.rows(SAME_POSTINGS, { source: WORK24, ids, hashes });
    const unchanged = new Set(same.map(({ id }) => id));
    return postings.filter(({ sourceId }) => !unchanged.has(sourceId));
  }

  async #tryLater({ id, tries }: Wanted, now: Date, callMs: number): Promise<void> {
    const pauseMs = Math.min(callMs * PAUSE_CALLS * (tries + 1) ** 2, LONGEST_PAUSE_MS);
    await this.database.rows(TRY_LATER, { id, at: new Date(now.getTime() + pauseMs) });
  }
}

/** Of those whose list says none. */
function lastDaysOf(read: Learnt['read'], now: Date): Record<string, Work24Fields> {
  return Object.fromEntries(
    read.flatMap(({ wanted: { id, entry }, detail }) => {
      const { receiptCloseDt = '' } = detail;
      const isSaidHereAlone = !hasLastDay(entry, now) && hasLastDay({ closeDt: receiptCloseDt }, now);
      return isSaidHereAlone ? [[id, { receiptCloseDt }] as const] : [];
    }),
  );
}

/** The lists had some of them a moment ago: that these are gone is believed where as many others are there. */
function believed(learnt: Learnt): Learnt {
  const listed = learnt.gone.filter(({ isCheck }) => !isCheck);
  if (listed.length <= learnt.read.length) return learnt;
  return { ...learnt, gone: learnt.gone.filter(({ isCheck }) => isCheck), doubted: listed };
}

function postingOf({ id, entry }: Wanted, detail: Work24Fields, now: Date): ImportedPosting | Refused {
  try {
    return work24Posting(id, entry, detail, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { record: id, reason: error.message }, isEnd: error.isEnd };
  }
}
