import { Injectable } from '@nestjs/common';
import type { DecisionReason, ReportDecision, ReportTargetType } from '@haiko/shared/reports';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { Desk } from '../desk/desk.service.js';
import { type SeenSuspension, untilText } from '../suspensions/suspensions.policy.js';
import { type Decided, DecisionsService } from './decisions.service.js';
import { mayDecide } from './reports.policy.js';
import {
  ARE_DECIDABLE,
  FIND_PERSON,
  HIDING_CASES,
  LOCK_TARGET,
  OPEN_CASE_BESIDE_REPORTS,
  OPEN_CASE_OF_WRITING,
} from './reports.statements.js';

interface Target {
  targetType: ReportTargetType;
  targetUuid: string;
}

/** A thing, whose it is, and how it begins. */
interface Thing extends Target {
  authorUuid: string | null;
  excerpt: string;
}

/** Why, as its author is told (`OTHER` where nothing else is said), and for the audit log. */
interface Why {
  reason: DecisionReason | null;
  note: string | null;
}

/** An act that its case does not allow yet. */
class LeftToOthers extends AppError {
  constructor(
    readonly viewer: Viewer,
    readonly thing: Thing,
  ) {
    super('NEEDS_SECOND_MODERATOR');
  }
}

/** Who, and until when. */
interface Suspended {
  uuid: string;
  until: Date;
  replaces?: SeenSuspension;
}

/**
 * What moderators and admins do of their own accord, without a report. Each act is a decision about a case like any other: nobody does it
 * to what is their own or a friend's, its author is told why and may appeal. All of it is part of a transaction by `act`, whose caller writes
 * the act itself into the audit log.
 */
@Injectable()
export class DirectDecisions {
  constructor(
    private readonly database: Database,
    private readonly decisions: DecisionsService,
    private readonly desk: Desk,
  ) {}

  /**
   * Runs an act, and what belongs to it, in one transaction. Where it is for somebody else to decide, nothing of it is done, and the thing is
   * put before the others as a case; throws `NEEDS_SECOND_MODERATOR`, to whoever is alone with the time from which on they may.
   */
  async act<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      throw error instanceof LeftToOthers ? await this.#putBefore(error) : error;
    }
  }

  /** Before the thing itself is locked, as every decision about it has it. */
  async lock({ targetType: type, targetUuid: target }: Target): Promise<void> {
    await this.database.rows(LOCK_TARGET, { type, target });
  }

  /** Hides or deletes a thing, or warns whose it is. Throws `FORBIDDEN` and `NEEDS_SECOND_MODERATOR` as a decision about a report does. */
  async decide(viewer: Viewer, thing: Thing, decision: ReportDecision, why: Why): Promise<void> {
    const uuid = await this.#open(viewer, thing, decision);
    await this.#carryOut(viewer, uuid, thing, { decision, ...why });
    if (thing.authorUuid) await this.decisions.tell(thing.authorUuid, uuid);
  }

  /** Hides a thing, unless a decision does so already. */
  async hide(viewer: Viewer, thing: Thing, why: Why): Promise<void> {
    const hiding = await this.#hiding(thing);
    if (!hiding.some(({ isDecided }) => isDecided)) await this.decide(viewer, thing, 'HIDE', why);
  }

  /**
   * Shows a thing again: decisions that hide it are made anew, and its author is told. Reports that nobody has decided about hide it no more
   * and stay open: whoever acts directly has not read them.
   */
  async show(viewer: Viewer, thing: Thing, { note }: Pick<Why, 'note'>): Promise<void> {
    const kept = { decision: 'KEEP', reason: 'NOTHING_WRONG', note } as const;
    const hiding = await this.#hiding(thing);
    if (hiding.length === 0) await this.#carryOut(viewer, await this.#open(viewer, thing, 'KEEP'), thing, kept);
    for (const { uuid, isDecided } of hiding) {
      const { isDecidable } = await this.#assertMayEver(viewer, uuid, thing.authorUuid);
      assertRule(isDecidable, 'NEEDS_SECOND_MODERATOR');
      if (!isDecided) await this.decisions.stopHiding(uuid, thing);
      else await this.#carryOut(viewer, uuid, thing, kept);
      if (isDecided && thing.authorUuid) await this.decisions.tell(thing.authorUuid, uuid);
    }
  }

  /**
   * Shuts somebody out until then, or for as long as something else does; with `replaces` until then, in place of what was decided of them
   * before. Throws `NOT_FOUND` for who is not there, and `CHANGED_MEANWHILE` where that is not what was seen.
   */
  async suspend(viewer: Viewer, { uuid, until, replaces, ...why }: Why & Suspended): Promise<void> {
    const thing = await this.#lockPerson(uuid);
    const end = untilText(until);
    const caseUuid = await this.#open(viewer, thing, 'SUSPEND');
    const line = why.note === null ? end : `${end}: ${why.note}`;
    await this.#carryOut(viewer, caseUuid, thing, { decision: 'SUSPEND', ...why, until, replaces, line });
    await this.decisions.tell(uuid, caseUuid);
  }

  /** Warns somebody, as whoever takes something from them does. Throws `NOT_FOUND` for who is not there. */
  async warn(viewer: Viewer, { uuid, ...why }: Why & Pick<Suspended, 'uuid'>): Promise<void> {
    await this.decide(viewer, await this.#lockPerson(uuid), 'WARN', why);
  }

  async #lockPerson(uuid: string): Promise<Thing> {
    const target = { targetType: 'user', targetUuid: uuid } as const;
    await this.lock(target);
    const { nickname } = found(await this.database.row(FIND_PERSON, { person: uuid }));
    return { ...target, authorUuid: uuid, excerpt: nickname };
  }

  #hiding({ targetType: type, targetUuid: target }: Target) {
    return this.database.rows(HIDING_CASES, { type, target });
  }

  /**
   * Its case. What is done to somebody is not what others have reported of them: such reports stay open, and what they hide hidden. Nor does
   * whoever finds a thing harmless answer reports that they have not read.
   */
  async #open(viewer: Viewer, thing: Thing, decision: ReportDecision): Promise<string> {
    const isBeside = thing.targetType === 'user' || decision === 'KEEP';
    const beside = isBeside ? await this.#besideReports(thing, decision) : undefined;
    const uuid = beside ?? (await this.#caseOf(thing));
    const { isDecidable } = await this.#assertMayEver(viewer, uuid, thing.authorUuid);
    if (!isDecidable) throw new LeftToOthers(viewer, thing);
    return uuid;
  }

  async #caseOf({ targetType: type, targetUuid: target, authorUuid: author, excerpt }: Thing): Promise<string> {
    return found(await this.database.row(OPEN_CASE_OF_WRITING, { type, target, author, excerpt })).uuid;
  }

  async #besideReports(thing: Thing, decision: ReportDecision): Promise<string | undefined> {
    const { targetType: type, targetUuid: target, authorUuid: author, excerpt } = thing;
    const values = { type, target, author, excerpt, decision };
    return (await this.database.row(OPEN_CASE_BESIDE_REPORTS, values))?.uuid;
  }

  async #putBefore({ viewer, thing }: LeftToOthers): Promise<AppError> {
    const { uuid, decidableFrom } = await this.database.transaction(async () => {
      await this.lock(thing);
      return this.#stateOf(viewer, await this.#caseOf(thing));
    });
    await this.desk.changed(uuid);
    return new AppError('NEEDS_SECOND_MODERATOR', decidableFrom ? { decidableFrom } : {});
  }

  /** From when on they may; throws `FORBIDDEN` for what they never decide. */
  async #assertMayEver(viewer: Viewer, uuid: string, authorUuid: string | null) {
    const author = await this.#personOf(authorUuid);
    const state = await this.#stateOf(viewer, uuid);
    assertRule(!state.isOwn && mayDecide(viewer, author), 'FORBIDDEN');
    return state;
  }

  async #stateOf(viewer: Viewer, uuid: string) {
    return found(await this.database.row(ARE_DECIDABLE, { cases: [uuid], moderator: viewer.uuid }));
  }

  async #carryOut(viewer: Viewer, uuid: string, thing: Thing, decided: Decided): Promise<void> {
    const { targetType, targetUuid, authorUuid } = thing;
    const author = await this.#personOf(authorUuid);
    const because = { ...decided, reason: decided.reason ?? 'OTHER', isDirect: true };
    await this.decisions.carryOut(viewer, uuid, { targetType, targetUuid, author }, because);
  }

  /** Null for what nobody here wrote, and for who is not there any more. */
  async #personOf(uuid: string | null) {
    return uuid ? ((await this.database.row(FIND_PERSON, { person: uuid })) ?? null) : null;
  }
}
