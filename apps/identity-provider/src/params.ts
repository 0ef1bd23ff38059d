/**
 * One text parameter of a query or form. Absent and empty are the same (RFC 6749, section 3.1); one that is sent twice
 * counts as absent.
 */
export function text(params: Record<string, unknown>, name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
