import { randomUUID } from 'node:crypto';

/** Where something began: the trace, and the part of it that asked for this. In hexadecimal digits, 32 and 16. */
export interface TraceParent {
  traceId: string;
  parentId: string;
}

// Version 00 ends after its flags; later ones may go on, and ff is none (https://www.w3.org/TR/trace-context/).
const FORM = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const LONGEST = 256;

/** What a `traceparent` says; undefined for anything that is not exactly one, and where there are several. */
export function parseTraceparent(values: readonly string[] | undefined): TraceParent | undefined {
  const [value, another] = values ?? [];
  if (value === undefined || another !== undefined || value.length > LONGEST) return undefined;
  const [, version, traceId, parentId, more] = FORM.exec(value) ?? [];
  if (traceId === undefined || parentId === undefined || (version === '00' && more !== undefined)) return undefined;
  return { traceId, parentId };
}

/** The `traceparent` of what is done within this span. */
export function formatTraceparent({
  traceId,
  spanId,
  sink,
}: {
  traceId: string;
  spanId: string;
  sink: unknown;
}): string {
  return `00-${traceId}-${spanId}-${sink ? '01' : '00'}`;
}

// Node has random bytes in store for these. As they say in the middle that they are random, neither is all zero, which would be no id.
export const newTraceId = (): string => randomUUID().replaceAll('-', '');
export const newSpanId = (): string => newTraceId().slice(0, 16);
