let fetching = 0;

/** Fetches code that nobody waits for; undefined where it does not come, which disturbs nobody: whoever wants it is told then. */
export async function fetchAhead<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  fetching += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    fetching -= 1;
  }
}

/** Whether code is on its way that nobody has asked for. */
export function isFetchingAhead(): boolean {
  return fetching > 0;
}
