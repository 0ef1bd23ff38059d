import type { LoggerOptions } from 'pino';
import { currentTrace } from '../tracing/trace.js';

/** JSON lines with times in UTC and the trace of the request or job that they belong to; nothing about the machine. */
export function logOptions(level: string): LoggerOptions {
  const timestamp = () => `,"time":"${new Date().toISOString()}"`;
  return { level, base: undefined, timestamp, mixin: () => ({ traceId: currentTrace()?.traceId }) };
}
