import type { LoggerOptions } from 'pino';

/** JSON lines with times in UTC; nothing about the machine. */
export function logOptions(level: string): LoggerOptions {
  return { level, base: undefined, timestamp: () => `,"time":"${new Date().toISOString()}"` };
}
