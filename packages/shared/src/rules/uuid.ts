/** A uuid as text, of any version, in either case. */
export const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;

/** Whether something is a `UUID`. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
