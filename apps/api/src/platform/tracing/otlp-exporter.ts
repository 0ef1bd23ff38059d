import { Logger } from '@nestjs/common';
import { type HrTime, SpanKind as Kind, type SpanContext, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../config.watching.js';
import { within } from '../within.js';
import type { EndedSpan, SpanKind } from './trace.js';
import type { SpanExporter } from './tracing.js';
import { replaceMethod } from '../replace-method.js';

/** A collector that says nothing for so long gets these spans no more; meanwhile 2,048 wait at most, and what is more is dropped. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 1_000;

const KINDS: Record<SpanKind, Kind> = { server: Kind.SERVER, client: Kind.CLIENT, job: Kind.CONSUMER };

/** Sends spans to a collector, many at a time. One that is away or slow costs the spans alone, and a line in the log. */
export function otlpExporter({ url, headers, serviceName }: TracingSettings): SpanExporter {
  const exporter = loggedOnce(new OTLPTraceExporter({ url, headers, timeoutMillis: PATIENCE_MS }));
  const timing = { scheduledDelayMillis: PAUSE_MS, exportTimeoutMillis: PATIENCE_MS };
  const processor = new BatchSpanProcessor({ exporter, ...timing });
  const resource = resourceFromAttributes({ 'service.name': serviceName });
  const given = { resource, instrumentationScope: { name: 'haiko' } };
  return {
    add: (span) => processor.onEnd(readable(span, given)),
    async close() {
      // It tries again and again where nobody answers: leaving waits no longer than a request may.
      await within(PATIENCE_MS, processor.shutdown()).catch(() => undefined);
    },
  };
}

/** An exporter whose first failure in a row is told, without what the collector has said. */
function loggedOnce(exporter: OTLPTraceExporter): OTLPTraceExporter {
  const logger = new Logger('Tracing');
  let isFailing = false;
  const send = exporter.export.bind(exporter);
  replaceMethod(exporter, 'export', (spans, done) =>
    send(spans, (result) => {
      if (result.error && !isFailing) logger.warn({ error: result.error.name }, 'The collector takes no traces');
      isFailing = result.error !== undefined;
      done(result);
    }),
  );
  return exporter;
}

function readable(span: EndedSpan, given: Pick<ReadableSpan, 'resource' | 'instrumentationScope'>): ReadableSpan {
  const { traceId, spanId, parentId, name, kind, attributes, beganAt, endedAt, hasFailed } = span;
  const contextOf = (id: string): SpanContext => ({ traceId, spanId: id, traceFlags: TraceFlags.SAMPLED });
  const context = contextOf(spanId);
  return {
    ...given,
    name,
    kind: KINDS[kind],
    spanContext: () => context,
    ...(parentId !== undefined && { parentSpanContext: contextOf(parentId) }),
    startTime: hrTime(beganAt),
    endTime: hrTime(endedAt),
    duration: hrTime(endedAt - beganAt),
    status: { code: hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes,
    ended: true,
    links: [],
    events: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Seconds and nanoseconds of milliseconds. */
function hrTime(ms: number): HrTime {
  const seconds = Math.floor(ms / 1_000);
  return [seconds, Math.floor((ms - seconds * 1_000) * 1e6)];
}
