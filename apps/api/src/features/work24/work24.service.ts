import { Injectable } from '@nestjs/common';
import { seoulDay } from '@haiko/shared/format';
import { AppConfig } from '../../platform/config.js';
import { ifNobodyHolds } from '../../platform/database/advisory-lock.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { FeedError } from '../job-imports/feed-error.js';
import { START_IMPORT } from '../job-imports/job-imports.statements.js';
import { MOST_PAGES, PAGE_ENTRIES, Work24Calls, type Work24Page } from './work24-calls.service.js';
import { Work24Details } from './work24-details.service.js';
import { Work24List } from './work24-list.service.js';
import { WORK24 } from './work24-posting.js';
import {
  BEGIN_READING,
  CHECK_MISSING,
  COUNT,
  END_READING,
  FORGET_ENTRIES,
  GO_ON,
  GO_TO_PAGE,
  HIDE_UNSEEN,
  PROGRESS,
  READ_STATE,
  REST,
} from './work24.statements.js';

const IMPORTS_KEPT_DAYS = 90;
/** A page that fails so often is passed over, one that lacks something taken as it is: what is missing is looked for by its detail. */
const PAGE_TRIES = 3;
/** So many pages in a row end a reading of the lists; the next one begins at the usual time. */
const MOST_SKIPPED = 3;
/** Who failed waits for so many calls, more each time. */
const REST_CALLS = 60;
const LONGEST_REST_MS = 60 * 60 * 1_000;
/** Then the next job goes on: one that waits behind a longer one would be told as work that nobody does (docker/prometheus/alerts.yml). */
const AT_ONCE_MS = 5 * 60 * 1_000;
/** A statement has a few seconds. */
const ROWS_AT_ONCE = 2_000;
const HOUR_MS = 60 * 60 * 1_000;

/** Where a reading of the lists is. */
interface Place {
  import: string;
  list: number;
  page: number;
  tries: number;
  skipped: number;
}

/** The feed of the public employment service: reads its lists every few hours, and between them what postings say in full. */
@Injectable()
export class Work24Service {
  constructor(
    private readonly database: Database,
    private readonly calls: Work24Calls,
    private readonly lists: Work24List,
    private readonly details: Work24Details,
    private readonly config: AppConfig,
  ) {}

  /** Whether there is a key for the service. */
  get isOn(): boolean {
    return this.config.work24.key !== undefined;
  }

  /**
   * Goes on where it or another process stopped, until there is nothing to do at this time, or `signal` says so. Of several processes one
   * does it. Returns whether there may be more to do at once. Rests after what fails of the service; none of that is thrown.
   */
  async work(signal?: AbortSignal): Promise<boolean> {
    if (!this.isOn) return false;
    const { connection } = this.database.manager;
    const isLeft = await ifNobodyHolds(connection, 'haiko-work24', async () => {
      const end = performance.now() + AT_ONCE_MS;
      while (performance.now() < end) {
        if (signal?.aborted || !(await this.#step(signal))) return false;
      }
      return true;
    });
    return isLeft ?? false;
  }

  /** Hides what nobody has looked after while the source is stopped or has no key; reading shows it again. */
  async hideUnseen(now = new Date()): Promise<void> {
    const values = { source: WORK24, isOff: !this.isOn, now, today: seoulDay(now), limit: ROWS_AT_ONCE };
    while ((await this.database.rows(HIDE_UNSEEN, values)).length === ROWS_AT_ONCE);
  }

  /** How far it is, in a line. */
  async progress(): Promise<string> {
    const { calls, list, page, wanted } = found(await this.database.row(PROGRESS));
    const place = list === null || page === null ? 'lists read' : `list ${list + 1}, page ${page}`;
    return `${calls} calls, ${place}, ${wanted} details wanted`;
  }

  /** One page, or a few details; false where there is neither. */
  async #step(signal?: AbortSignal): Promise<boolean> {
    const now = new Date();
    const state = found(await this.database.row(READ_STATE, { now, source: WORK24 }));
    const { import: run, list, page, readAt, isResting, isStopped, ...rest } = state;
    if (isResting || isStopped) return false;
    const isReading = run !== null && list !== null && page !== null;
    const isDue = readAt === null || readAt.getTime() + this.config.work24.listHours * HOUR_MS <= now.getTime();
    try {
      if (isReading) await this.#readPage({ import: run, list, page, ...rest }, now, signal);
      else if (isDue) await this.#begin();
      else if (!(await this.details.readNext(run, now, this.config.work24.callMs, signal))) return false;
      else if (rest.tries > 0) await this.database.rows(GO_ON);
      return true;
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      if (error.problem === 'INTERRUPTED') return false;
      if (isReading && rest.tries + 1 >= PAGE_TRIES) await this.#skip({ import: run, list, page, ...rest }, error, now);
      else await this.#rest(rest.tries, error, now);
      return true;
    }
  }

  #begin(): Promise<void> {
    return this.database.transaction(async () => {
      const { uuid } = found(await this.database.row(START_IMPORT, { source: WORK24, days: IMPORTS_KEPT_DAYS }));
      await this.database.rows(BEGIN_READING, { import: uuid });
    });
  }

  async #readPage(place: Place, now: Date, signal?: AbortSignal): Promise<void> {
    const filter = this.config.work24.lists[place.list];
    if (filter === undefined) return this.#finish(place.import, now);
    const read = await this.calls.page(filter, place.page, signal);
    const isLast = place.page >= Math.min(MOST_PAGES, Math.ceil(read.total / PAGE_ENTRIES));
    const isShort = !isLast && read.entries.length < PAGE_ENTRIES;
    const mayComeBetter = place.tries + 1 < PAGE_TRIES;
    if (isShort && (mayComeBetter || read.entries.length === 0)) throw new FeedError('TRUNCATED', nameOf(place));
    await this.database.transaction(async () => {
      const { isRepeated } = await this.lists.write({ ...place, name: nameOf(place) }, read, now);
      if (isRepeated && mayComeBetter) throw new FeedError('TRUNCATED', nameOf(place));
      if (isLast) await this.#refuse(place.import, tooLong(place, read));
      await this.#goTo(place, { isLast, skipped: 0 });
    });
  }

  async #goTo({ list, page }: Place, { isLast, skipped }: { isLast: boolean; skipped: number }): Promise<void> {
    const next = isLast ? { list: list + 1, page: 1 } : { list, page: page + 1 };
    await this.database.rows(GO_TO_PAGE, { ...next, skipped });
  }

  /** Passes over a page that cannot be read; after several in a row the reading ends, and nothing follows from it. */
  async #skip(place: Place, { problem }: FeedError, now: Date): Promise<void> {
    const skipped = place.skipped + 1;
    await this.database.transaction(async () => {
      await this.#refuse(place.import, [{ record: nameOf(place), reason: problem }]);
      await this.#goTo(place, { isLast: place.page >= MOST_PAGES, skipped });
    });
    if (skipped >= MOST_SKIPPED) await this.database.rows(END_READING, { now, error: problem });
  }

  /** All lists were read: what they do not have any more is looked for by its detail. */
  async #finish(run: string, now: Date): Promise<void> {
    const today = seoulDay(now);
    const values = { import: run, source: WORK24, today, limit: ROWS_AT_ONCE };
    while ((await this.database.rows(CHECK_MISSING, { ...values, now })).length === ROWS_AT_ONCE);
    while ((await this.database.rows(FORGET_ENTRIES, values)).length === ROWS_AT_ONCE);
    await this.database.rows(END_READING, { now, error: null });
  }

  async #rest(tries: number, { problem }: FeedError, now: Date): Promise<void> {
    const restMs = Math.min(this.config.work24.callMs * REST_CALLS * (tries + 1) ** 2, LONGEST_REST_MS);
    await this.database.rows(REST, { now, until: new Date(now.getTime() + restMs), problem });
  }

  async #refuse(run: string, refused: readonly { record: string; reason: string }[]): Promise<void> {
    const figures = { created: 0, updated: 0, unchanged: 0, closed: 0 };
    if (refused.length > 0) {
      await this.database.rows(COUNT, { import: run, ...figures, refused: JSON.stringify(refused) });
    }
  }
}

const nameOf = ({ list, page }: Place) => `list ${list + 1}, page ${page}`;

/** The service gives no more pages than that: the settings should choose smaller lists. */
function tooLong(place: Place, { total }: Work24Page): { record: string; reason: string }[] {
  return total > MOST_PAGES * PAGE_ENTRIES ? [{ record: nameOf(place), reason: `TOO_LONG ${total}` }] : [];
}
