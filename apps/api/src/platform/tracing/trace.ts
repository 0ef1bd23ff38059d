import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId } from './traceparent.js';

/** What a piece of work is: an answer to somebody, a question to another machine, or background work. */
export type SpanKind = 'server' | 'client' | 'job';

/** Names and numbers of ours: no address, no uuid, nothing that somebody has sent. */
export type Attributes = Record<string, string | number>;

/** A piece of work that is over. */
export interface EndedSpan {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  attributes: Attributes;
  /** In milliseconds since 1970, with fractions. */
  beganAt: number;
  endedAt: number;
  hasFailed: boolean;
}

/** The piece of work that is under way. */
export interface Trace {
  traceId: string;
  spanId: string;
  /** The piece that asked for it. */
  parentId: string | undefined;
  /** Takes what is over, without waiting and without throwing; undefined where nobody wants to know. */
  sink: ((span: EndedSpan) => void) | undefined;
}

type About = Pick<EndedSpan, 'name' | 'kind'> & { attributes?: Attributes };

const traces = new AsyncLocalStorage<Trace>();

/** What is under way here, however deep; undefined where nobody has asked for it. */
export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

/** Runs `work` as that piece of work. */
export function inTrace<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work);
}

/** Now, in milliseconds since 1970, by a clock that never goes back. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now();
}

/** Runs `work` as a piece of the one that is under way. Where nobody wants to know, nothing else happens. */
export function span<Result>(about: About, work: () => Promise<Result>): Promise<Result> {
  const parent = traces.getStore();
  if (!parent?.sink) return work();
  return recorded({ ...parent, spanId: newSpanId(), parentId: parent.spanId }, about, work);
}

/** Runs `work` as this piece of work, and tells of it when it is over. */
export async function recorded<Result>(trace: Trace, about: About, work: () => Promise<Result>): Promise<Result> {
  const beganAt = nowMs();
  let hasFailed = true;
  try {
    const result = await traces.run(trace, work);
    hasFailed = false;
    return result;
  } finally {
    tell(trace, { ...about, beganAt, hasFailed });
  }
}

/** Says of a piece of work that it is over now. */
export function tell(
  trace: Trace,
  { attributes = {}, ...about }: About & { beganAt: number; hasFailed: boolean },
): void {
  const { traceId, spanId, parentId } = trace;
  trace.sink?.({ traceId, spanId, parentId, ...about, attributes, endedAt: nowMs() });
}
