import type { Logger } from '@nestjs/common';

/**
 * Logs a defect of ours by its name and its stack. The messages of database errors stay out: they quote what people
 * wrote.
 */
export function logDefect(logger: Logger, thrown: unknown, requestId?: string): void {
  if (!(thrown instanceof Error)) return logger.error({ requestId, defect: typeof thrown });
  const { driverError } = thrown as { driverError?: { code?: unknown; constraint?: unknown; table?: unknown } };
  const fromDatabase =
    driverError ??
    ('severity' in thrown ? (thrown as { code?: unknown; constraint?: unknown; table?: unknown }) : undefined);
  logger.error({
    requestId,
    defect: thrown.name,
    ...(fromDatabase
      ? { sqlState: fromDatabase.code, constraint: fromDatabase.constraint, table: fromDatabase.table }
      : { message: thrown.message }),
    stack: (thrown.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at ')),
  });
}
