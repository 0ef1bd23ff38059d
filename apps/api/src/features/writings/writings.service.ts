import { Injectable } from '@nestjs/common';
import { WRITINGS_AT_ONCE } from '@haiko/shared/limits';
import type { DecisionReason } from '@haiko/shared/reports';
import { bestEffort } from '../../platform/database/best-effort.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { AuditService } from '../audit/audit.service.js';
import { Desk } from '../desk/desk.service.js';
import { DecisionsService } from '../reports/decisions.service.js';
import { type Decider, mayDecide } from '../reports/reports.policy.js';
import { ARE_DECIDABLE, FIND_DECIDER, LOCK_TARGET, OPEN_CASE_OF_WRITING } from '../reports/reports.statements.js';
import type { DecideWritingsArgs, SeenWritingInput } from './writings.inputs.js';
import { DECIDABLE, FIND_WRITER, LOCK_WRITINGS, TARGET_TYPE, VERSION_OF_ALL } from './writings.queries.js';
import type { DecidedWritingsView } from './writings.views.js';

/** Before all uuids. */
const FROM_THE_FIRST = '00000000-0000-0000-0000-000000000000';

/** What is left of a decision about all that somebody wrote. */
interface Rest {
  deciderUuid: string;
  userUuid: string;
  kind: DecideWritingsArgs['kind'];
  decision: DecideWritingsArgs['decision'];
  reason: DecisionReason;
  note: string | null;
  /** The last one that was decided. */
  after: string;
  /** When the decision was made: what was written or changed since then was not seen. Null before it is. */
  until: string | null;
}

export const DECIDE_REST: JobKind<Rest> = { name: 'reports.decideWritings' };

/** What was seen of it: some writings in their versions, or the version of the list of all; null for the rest of a decision. */
type Seen = Pick<DecideWritingsArgs, 'writings' | 'version'> | null;

/** A writing as it is read under its lock. */
interface Thing {
  uuid: string;
  excerpt: string;
  updatedAt: Date;
  isHidden: boolean;
}

/** A thing, and its open case. */
interface OpenCase {
  thing: string;
  case: string;
}

interface Batch {
  decided: number;
  waiting: number;
  /** Null where nothing is left. */
  after: string | null;
}

/** Decides about much of what one person wrote: each thing has a case of its own, so that its author may appeal about each. */
@Injectable()
export class WritingsService {
  constructor(
    private readonly database: Database,
    private readonly decisions: DecisionsService,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
    private readonly desk: Desk,
  ) {}

  /**
   * Those that are named, in one transaction, or a first part of all with the rest in the background. The author is told once. What is
   * for somebody else to decide is put before the other moderators instead: what a friend wrote, and what an appeal has given back. Throws `FORBIDDEN` by `mayDecide`, `NOT_FOUND` where something of it
   * is not theirs, `FORBIDDEN` also for postings of one's own company, and `CHANGED_MEANWHILE` where it is not as it was seen, or hidden already.
   */
  async decide(
    viewer: Decider,
    { writings, version, note, ...args }: DecideWritingsArgs,
  ): Promise<DecidedWritingsView> {
    const rest = { ...args, note: note ?? null, deciderUuid: viewer.uuid, after: FROM_THE_FIRST, until: null };
    const { decided, waiting, after } = await this.#batch(viewer, rest, { writings, version });
    return { decided, waiting, goesOn: after !== null };
  }

  /** Goes on where the part before has ended, as long as whoever decided may. */
  async decideRest(rest: Rest): Promise<void> {
    const decider = await this.database.row(FIND_DECIDER, { user: rest.deciderUuid });
    if (decider) await this.#batch(decider, rest, null);
  }

  async #batch(decider: Decider, rest: Rest, seen: Seen): Promise<Batch> {
    const cases: OpenCase[] = [];
    const batch = await this.database.transaction(async () => {
      const { userUuid, kind, after, until } = rest;
      const author = found(await this.database.row(FIND_WRITER, { person: userUuid }));
      assertRule(mayDecide(decider, author), 'FORBIDDEN');
      const limit = WRITINGS_AT_ONCE;
      const uuids = seen?.writings?.map(({ uuid }) => uuid) ?? null;
      const next = await this.database.rows(DECIDABLE[kind], { person: userUuid, uuids, after, until, limit });
      if (uuids) assertRule(next.length === new Set(uuids).size, 'NOT_FOUND');
      const { things, at } = await this.#lockAsSeen(rest, next, seen);
      for (const thing of things) cases.push({ thing: thing.uuid, case: await this.#open(kind, userUuid, thing) });
      const decidable = await this.#decidable(decider, cases);
      const waiting = cases.length - decidable.length;
      const [first] = decidable;
      if (first) await this.#carryOut(decider, rest, author, decidable);
      if (first && seen) await this.decisions.tell(userUuid, first.case);
      const goesOn = !uuids && next.length === limit && (first !== undefined || !seen);
      const last = goesOn ? (next.at(-1)?.uuid ?? null) : null;
      if (last !== null) await this.jobs.sendAll([{ kind: DECIDE_REST, data: { ...rest, after: last, until: at } }]);
      return { decided: decidable.length, waiting, after: last };
    });
    await bestEffort(async () => {
      const [first] = cases;
      if (first) await this.desk.changed(first.case);
    });
    return batch;
  }

  /** Those that are for this moderator to decide by now; throws `FORBIDDEN` where one is of their own company. */
  async #decidable(decider: Decider, cases: readonly OpenCase[]): Promise<OpenCase[]> {
    const uuids = cases.map((each) => each.case);
    const states = await this.database.rows(ARE_DECIDABLE, { cases: uuids, moderator: decider.uuid });
    assertRule(!states.some(({ isOwn }) => isOwn), 'FORBIDDEN');
    const decidable = new Set(states.flatMap(({ uuid, isDecidable }) => (isDecidable ? [uuid] : [])));
    return cases.filter((each) => decidable.has(each.case));
  }

  /** Its open case, with or without reports, under its lock. */
  async #open(kind: Rest['kind'], author: string, { uuid, excerpt }: Thing): Promise<string> {
    const values = { type: TARGET_TYPE[kind], target: uuid, author, excerpt };
    return found(await this.database.row(OPEN_CASE_OF_WRITING, values)).uuid;
  }

  /**
   * Nobody changes or reports them from here on. Returns those that are as they were seen, of the rest of a decision about all, and until
   * when that was; throws `CHANGED_MEANWHILE` where they are not as `seen`.
   */
  async #lockAsSeen(
    { kind, userUuid: person, until }: Rest,
    next: readonly { uuid: string }[],
    seen: Seen,
  ): Promise<{ things: Thing[]; at: string | null }> {
    const uuids = next.map(({ uuid }) => uuid);
    for (const target of uuids) await this.database.rows(LOCK_TARGET, { type: TARGET_TYPE[kind], target });
    const things = await this.database.rows(LOCK_WRITINGS[kind], { person, uuids });
    if (!seen) return { things: things.filter(isAsItWas(until)), at: until };
    if (seen.writings) {
      assertRule(things.length === uuids.length && things.every(isAsSeenIn(seen.writings)), 'CHANGED_MEANWHILE');
      return { things, at: null };
    }
    const all = found(await this.database.row(VERSION_OF_ALL[kind], { person }));
    assertRule(all.version === seen.version, 'CHANGED_MEANWHILE');
    return { things, at: all.now.toISOString() };
  }

  async #carryOut(
    decider: Decider,
    { kind, userUuid, decision, reason, note }: Rest,
    author: Decider,
    cases: readonly OpenCase[],
  ): Promise<void> {
    const targetType = TARGET_TYPE[kind];
    for (const each of cases)
      await this.decisions.carryOut(
        decider,
        each.case,
        { targetType, targetUuid: each.thing, author },
        { decision, reason, note },
      );
    const detail = `${decision}: ${cases.length} × ${targetType}`;
    await this.audit.record(decider, { action: 'decideWritings', targetType: 'user', targetUuid: userUuid, detail });
  }
}

/** Whether a writing that is locked stands there in the version that was seen. */
function isAsSeenIn(writings: readonly SeenWritingInput[]) {
  const seen = new Map(writings.map(({ uuid, seenAt }) => [uuid, seenAt.getTime()]));
  return ({ uuid, updatedAt, isHidden }: Thing) => !isHidden && updatedAt.getTime() === seen.get(uuid);
}

/** Whether nobody has changed, reported or hidden a writing that is locked since a decision about all was made. */
function isAsItWas(until: string | null) {
  const last = until === null ? Infinity : Date.parse(until);
  return ({ updatedAt, isHidden }: Thing) => !isHidden && updatedAt.getTime() <= last;
}
