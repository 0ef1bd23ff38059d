import type { OnApplicationShutdown } from '@nestjs/common';
import type { EndedSpan, Trace } from './trace.js';
import { newSpanId, newTraceId, type TraceParent } from './traceparent.js';

/** Where spans go. */
export interface SpanExporter {
  /** Without waiting and without throwing: what is too much is dropped. */
  add: (span: EndedSpan) => void;
  /** Sends what is left, within seconds. */
  close: () => Promise<void>;
}

/**
 * Begins traces: every request and every job has one, whose id stands in all their log lines. Only where a collector is set are
 * spans recorded as well, of the share of traces that is set; the others cost nothing but their ids.
 */
export class Tracing implements OnApplicationShutdown {
  constructor(
    private readonly exporter?: SpanExporter,
    private readonly share = 1,
  ) {}

  /** The first span of a request or a job: a part of its parent's trace, else of a new one. */
  begin(parent?: TraceParent): Trace {
    const traceId = parent?.traceId ?? newTraceId();
    const sink = this.exporter && this.#isChosen(traceId) ? this.exporter.add : undefined;
    return { traceId, spanId: newSpanId(), parentId: parent?.parentId, sink };
  }

  onApplicationShutdown(): Promise<void> | undefined {
    return this.exporter?.close();
  }

  /** By the id alone, so that all parts of a trace are recorded or none; whoever sends a trace has no say in that. */
  #isChosen(traceId: string): boolean {
    return Number.parseInt(traceId.slice(-8), 16) < this.share * 2 ** 32;
  }
}
