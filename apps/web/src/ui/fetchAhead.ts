let fetching = 0;

/** Fetches code that may be wanted soon. That it does not come disturbs nobody: whoever wants it is told then. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  fetching += 1;
  try {
    await load();
  } catch {
    /* It is asked for again when it is wanted. */
  } finally {
    fetching -= 1;
  }
}

/** Whether code is on its way that nobody has asked for. */
export function isFetchingAhead(): boolean {
  return fetching > 0;
}
