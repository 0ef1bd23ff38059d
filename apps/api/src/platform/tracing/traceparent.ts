import { randomFillSync } from 'node:crypto';

/** Where something began: the trace, and the part of it that asked for this. In hexadecimal digits, 32 and 16. */
export interface TraceParent {
  traceId: string;
  parentId: string;
}

// Version 00 ends after its flags; later ones may go on, and ff is none (https://www.w3.org/TR/trace-context/).
const FORM = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-[^,\n\r]*)?$/;
const LONGEST = 256;

/** What a `traceparent` says; undefined for anything that is not exactly one, and where there are several, which Node joins by commas. */
export function parseTraceparent(value: string | undefined): TraceParent | undefined {
  if (value === undefined || value.length > LONGEST) return undefined;
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

/** Asked for together, as each request needs some. */
const randomBytes = Buffer.alloc(4_096);
let taken = randomBytes.length;

function randomHex(bytes: number): string {
  if (taken + bytes > randomBytes.length) {
    randomFillSync(randomBytes);
    taken = 0;
  }
  taken += bytes;
  return randomBytes.toString('hex', taken - bytes, taken);
}

// One in 2^64 is all zero, which is no id: others begin a trace of their own then.
export const newTraceId = (): string => randomHex(16);
export const newSpanId = (): string => randomHex(8);
