import { jobSource } from '@haiko/shared/reference/jobSources';
import { nextFeedTick } from '../job-imports/feed-timetable.js';
import type { LastImport } from '../job-imports/job-imports.queries.js';
import type { JobImportView } from '../job-imports/job-imports.views.js';
import { WORK24 } from '../work24/work24-posting.js';
import {
  type JobSourceKind,
  type JobSourceState,
  type JobSourceView,
  REASONS_SHOWN,
  type RefusedReasonView,
} from './job-sources.views.js';

const EXAMPLES = 5;
const HOUR_MS = 60 * 60 * 1_000;
/** A table is sent within minutes, by a page that may be closed: nobody says then that no more comes. */
const TABLE_SENT_MS = HOUR_MS;

/** What is known of a source. */
export interface KnownSource {
  source: string;
  /** Whether it is among the settings. */
  isSet: boolean;
  /** What it is called where administrators load its tables. */
  tableName: string | null;
  stoppedAt: Date | null;
  /** The first import that failed since the last one that did not, and the last one's reason. */
  failingSince: Date | null;
  lastImport: JobImportView | undefined;
}

/** What the public employment service says of itself. */
export interface Work24Progress {
  isReading: boolean;
  readAt: Date | null;
  restUntil: Date | null;
  problem: string | null;
  problemSince: Date | null;
  listHours: number;
}

type Condition = Pick<JobSourceView, 'kind' | 'state' | 'failingSince' | 'problem' | 'isReading' | 'nextReadAt'> & {
  name: string;
};

/** How a source is, and when it is read next. */
export function conditionOf(known: KnownSource, work24: Work24Progress, now: Date): Condition {
  const { source, isSet, stoppedAt, lastImport } = known;
  const isWork24 = source === WORK24;
  const problem = (isWork24 ? work24.problem : null) ?? (known.failingSince ? (lastImport?.error ?? null) : null);
  const failingSince = problem === null ? null : earliest(known.failingSince, isWork24 ? work24.problemSince : null);
  const kind = kindOf(isWork24, known);
  const isReading = lastImport !== undefined && isUnderWay(lastImport, kind, now);
  const isRead = isSet && stoppedAt === null;
  const nextReadAt = isWork24 ? nextOf(work24, now) : nextFeedTick(now);
  return {
    name: known.tableName ?? jobSource(source).name,
    kind,
    state: stateOf({ isSet, stoppedAt, failingSince }),
    ...{ failingSince, problem, isReading, nextReadAt: isRead && !isReading ? nextReadAt : null },
  };
}

function isUnderWay({ startedAt, finishedAt, error }: JobImportView, kind: JobSourceKind, now: Date): boolean {
  const isLeft = kind === 'TABLE' && now.getTime() - startedAt.getTime() > TABLE_SENT_MS;
  return finishedAt === null && error === null && !isLeft;
}

function kindOf(isWork24: boolean, { isSet, tableName }: KnownSource): JobSourceKind {
  if (isWork24) return 'WORK24';
  if (tableName !== null) return 'TABLE';
  return isSet ? 'FEED' : 'COMMAND';
}

function stateOf(known: Pick<KnownSource, 'isSet' | 'stoppedAt' | 'failingSince'>): JobSourceState {
  const { isSet, stoppedAt, failingSince } = known;
  if (stoppedAt !== null) return 'STOPPED';
  if (failingSince !== null) return 'FAILING';
  return isSet ? 'RUNNING' : 'MANUAL';
}

/** Its lists are due some hours after they were read, and not while it rests. */
function nextOf({ readAt, restUntil, listHours }: Work24Progress, now: Date): Date {
  const due = readAt === null ? 0 : readAt.getTime() + listHours * HOUR_MS;
  return new Date(Math.max(due, restUntil?.getTime() ?? 0, now.getTime()));
}

function earliest(...dates: (Date | null)[]): Date | null {
  const times = dates.flatMap((date) => (date === null ? [] : [date.getTime()]));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** By reason, the most frequent first, each with its first records. */
export function refusedByReason(last: Pick<LastImport, 'refused' | 'refusedReasons'> | undefined): RefusedReasonView[] {
  const reasons = new Map<string, string[]>();
  for (const reason of Object.keys(last?.refusedReasons ?? {})) reasons.set(reason, []);
  for (const { record, reason } of last?.refused ?? []) reasons.set(reason, [...(reasons.get(reason) ?? []), record]);
  // Imports of before they were counted have the first records alone.
  const countOf = (reason: string, records: string[]) => last?.refusedReasons[reason] ?? records.length;
  return [...reasons]
    .map(([reason, records]) => ({ reason, count: countOf(reason, records), examples: records.slice(0, EXAMPLES) }))
    .sort((one, next) => next.count - one.count)
    .slice(0, REASONS_SHOWN);
}
