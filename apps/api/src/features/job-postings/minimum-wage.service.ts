import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { seoulDay } from '@haiko/shared/format';
import { isNextWageMissing, minimumWageOn, wageRiseAhead, wageShortfall } from '@haiko/shared/rules/minimumWage';
import { Database } from '../../platform/database/database.js';
import { Events } from '../events/events.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { HIDE_POSTINGS, POSTINGS_TO_RECKON, TELL_COMPANIES } from './minimum-wage.statements.js';

/** Locked together, so no more than what writes can wait for. */
const BATCH = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** What the law of the day makes of postings that stand. */
@Injectable()
export class MinimumWageService {
  readonly #logger = new Logger('MinimumWage');

  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Hides what certainly pays less than the law asks for by now, and tells its companies; and tells those whose postings will, 30 days
   * ahead. Again on the same day it changes nothing.
   */
  async apply(now = new Date()): Promise<void> {
    const day = seoulDay(now);
    if (isNextWageMissing(day)) await this.#tellOfMissingWage(day);
    for (let after: string | undefined = BEFORE_ALL; after !== undefined;) after = await this.#reckon(after, day);
  }

  /** Administrators are told once a month, the log every night. */
  async #tellOfMissingWage(day: string): Promise<void> {
    this.#logger.warn('The minimum wage of next year is not entered (minimumWages.ts).');
    const causeUuid = uuidOf(`minimum wage missing ${day.slice(0, 'YYYY-MM'.length)}`);
    await this.notifications.notifyAdministrators({ causeUuid, path: '/desk/system' });
  }

  /** Decides about some postings; returns the last of them, or nothing where there are no more. */
  #reckon(after: string, day: string): Promise<string | undefined> {
    return this.database.transaction(async () => {
      const rows = await this.database.rows(POSTINGS_TO_RECKON, { after, limit: BATCH });
      const postings = rows.map((row) => ({ ...row, workingTime: row.saysHours ? row.workingTime : null }));
      const forbidden = postings.filter((posting) => wageShortfall(posting, day));
      const rise = wageRiseAhead(day);
      const soon = postings.filter(
        (posting) =>
          rise &&
          posting.deadlineDate >= rise.from &&
          wageShortfall(posting, rise.from) &&
          !forbidden.includes(posting),
      );
      const hidden = forbidden.map(({ uuid }) => uuid);
      if (hidden.length > 0) await this.database.rows(HIDE_POSTINGS, { postings: hidden });
      await this.#tell('payTooLow', forbidden, minimumWageOn(day).year);
      if (rise) await this.#tell('payTooLowSoon', soon, rise.year);
      return rows.length < BATCH ? undefined : rows.at(-1)?.uuid;
    });
  }

  async #tell(type: 'payTooLow' | 'payTooLowSoon', postings: readonly AffectedPosting[], year: number): Promise<void> {
    const open = postings.filter(({ isOpen }) => isOpen).map(({ uuid }) => uuid);
    if (open.length === 0) return;
    const owners = await this.database.rows(TELL_COMPANIES, { type, postings: open, year });
    const receivers = owners.map(({ ownerUuid }) => ownerUuid);
    await this.notifications.notifyUsers({ type: 'Company', receivers, path: '/enterprisenotifications' });
    await this.events.emitBadge(...receivers);
  }
}

/** The same uuid for the same words. */
function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

interface AffectedPosting {
  uuid: string;
  isOpen: boolean;
}
