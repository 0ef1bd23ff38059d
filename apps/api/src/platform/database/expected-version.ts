/**
 * SQL that holds while a row is as the caller has seen it, and where the caller does not say: clients know a time in
 * milliseconds. Part of the statement that writes or locks the row, so that nobody comes between.
 */
export function isExpectedVersion(column: string, parameter = ':expectedVersion?'): string {
  return `(${parameter}::timestamptz is null or date_trunc('milliseconds', ${column}) = ${parameter})`;
}
